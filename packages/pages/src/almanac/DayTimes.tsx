import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import type { Panchang } from './almanacTypes.js';
import { Lasting } from './Now.js';

interface DayTimesProps {
  readonly panchang: Panchang;
  readonly now: string | null;
  readonly zone: string;
}

interface Window {
  readonly start: string;
  readonly end: string;
}

/** A name with its windows, if the day has any. */
type NamedWindows = readonly [name: string, windows: readonly (Window | null)[]];

/** Good times and times to avoid of a day, as almanacs print them. */
export function DayTimes({ panchang, now, zone }: DayTimesProps): VNode {
  const { say, words } = useSpeech();
  const names = words.panchangaDay.window;
  const good: readonly NamedWindows[] = [
    [names.brahma_muhurta, [panchang.brahma_muhurta]],
    [names.abhijit, [panchang.abhijit]],
    [names.vijaya, [panchang.vijaya]],
    [names.godhuli, [panchang.godhuli]],
    [names.amrita_kala, panchang.amrita_kala],
  ];
  const bad: readonly NamedWindows[] = [
    [names.rahu_kalam, [panchang.rahu_kalam]],
    [names.yamaganda, [panchang.yamaganda]],
    [names.gulika, [panchang.gulika]],
    [names.durmuhurta, panchang.durmuhurta ?? []],
    [names.varjyam, panchang.varjyam],
    [words.panchangaDay.dayYoga.bhadra, panchang.bhadra],
  ];
  return (
    <div class="two-sides">
      <div>
        <h3 class="good">{words.pictures.phrase.good_times}</h3>
        <Windows rows={good} date={panchang.date} now={now} zone={zone} />
      </div>
      <div>
        <h3 class="bad">{say.times_to_avoid}</h3>
        <Windows rows={bad} date={panchang.date} now={now} zone={zone} />
      </div>
    </div>
  );
}

interface WindowsProps {
  readonly rows: readonly NamedWindows[];
  readonly date: string;
  readonly now: string | null;
  readonly zone: string;
}

function Windows({ rows, date, now, zone }: WindowsProps): VNode {
  const { span } = useSpeech();
  return (
    <dl class="facts">
      {rows.flatMap(([name, windows]) => {
        const some = windows.filter((window) => window !== null);
        return some.length === 0
          ? []
          : [
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {some.map(({ start, end }) => (
                    <Lasting key={start} from={start} to={end} now={now} zone={zone}>
                      {span(start, end, date)}
                    </Lasting>
                  ))}
                </dd>
              </div>,
            ];
      })}
    </dl>
  );
}
