import { filled } from '@ganita/words/messages.js';
import type { VNode } from 'preact';
import { daysBetween } from '../fields/dates.js';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';
import type { Panchang } from './almanacTypes.js';
import { Lasting } from './Now.js';
import { tithiName } from './tithiName.js';

interface AngaTableProps {
  readonly panchang: Panchang;
  readonly now: string | null;
  readonly zone: string;
}

/** One after the other: what an anga is, and until when. */
interface Stretch {
  readonly name: string;
  readonly starts: string;
  readonly ends: string;
}

/** The five angas of a day, each with all that it is between two sunrises. */
export function AngaTable({ panchang, now, zone }: AngaTableProps): VNode {
  const { say, words, clock, until, figures } = useSpeech();
  const { phrase } = words.report;
  const rows: readonly (readonly [string, readonly Stretch[]])[] = [
    [phrase.tithi, panchang.tithis.map((one) => ({ ...one, name: tithiName(one) }))],
    [phrase.nakshatra, panchang.nakshatras],
    [phrase.yoga, panchang.nitya_yogas],
    [phrase.karana, panchang.karanas],
  ];
  const daysLater = (moment: string): number => daysBetween(panchang.date, moment.slice(0, 'YYYY-MM-DD'.length));
  /** In little room: a `+` for each date that is later, as almanacs print it. */
  const shortly = (moment: string): string => {
    const later = '+'.repeat(daysLater(moment));
    return `${later === '' ? '' : `${later} `}${clock(moment)}`;
  };
  const moonSigns = panchang.moon_signs.map((one) => ({ ...one, name: one.sign_name }));
  const hasLater = [...rows.flatMap(([, list]) => list), ...moonSigns].some(({ ends }) => daysLater(ends) > 0);
  const stretches = (list: readonly Stretch[]): VNode => (
    <ul class="stretches">
      {list.map(({ name, starts, ends }) => (
        <li key={starts}>
          <Lasting from={starts} to={ends} now={now} zone={zone}>
            <b>{name}</b>{' '}
            <span class="soft">
              <span class="in-full">{until(ends, panchang.date)}</span>
              <span class="in-short">{filled(say.until, { time: shortly(ends) }, words)}</span>
            </span>
          </Lasting>
        </li>
      ))}
    </ul>
  );
  return (
    <div class="angas">
      <Table
        caption={say.five_angas}
        columns={[{ name: say.anga }, { name: say.value }]}
        rows={[
          [phrase.vara, <b key="vara">{panchang.vara_name}</b>],
          ...rows.map(([name, list]) => [name, stretches(list)]),
          [phrase.moon_sign, stretches(moonSigns)],
          [phrase.sun_sign, `${panchang.sun_sign_name}`],
          ...(panchang.tithi_kshaya.length === 0 ? [] : [[phrase.kshaya, figures(panchang.tithi_kshaya.length)]]),
        ]}
      />
      {hasLater && <p class="in-short soft small">{say.plus_days}</p>}
    </div>
  );
}
