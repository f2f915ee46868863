import type { VNode } from 'preact';
import type { Panchang } from '../almanac/almanacTypes.js';
import { Lasting } from '../almanac/Now.js';
import { useSpeech } from '../pageSpeech.js';
import { Card } from '../parts/Card.js';

interface DayYogasProps {
  readonly panchang: Panchang;
  readonly now: string | null;
  readonly zone: string;
}

/** The yogas that vara, tithi and nakshatra form on the day, with their times. */
export function DayYogas({ panchang, now, zone }: DayYogasProps): VNode {
  const { say, span } = useSpeech();
  const present = Object.values(panchang.special_yogas).filter(({ present_during: times }) => times.length > 0);
  return (
    <Card title={say.special_yogas}>
      <dl class="facts">
        {present.map(({ name, present_during: times }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {times.map(({ start, end }) => (
                <Lasting key={start} from={start} to={end} now={now} zone={zone}>
                  {span(start, end, panchang.date)}
                </Lasting>
              ))}
            </dd>
          </div>
        ))}
        {(panchang.anandadi ?? []).map(({ id, name, start, end }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              <Lasting from={start} to={end} now={now} zone={zone}>
                {span(start, end, panchang.date)}
              </Lasting>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
