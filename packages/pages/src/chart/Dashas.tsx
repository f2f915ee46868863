import type { Words } from '@ganita/words/words.js';
import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import type { DashaAnswer, Period } from './chartTypes.js';

/** Names of the levels of a dasha, from the longest. */
const LEVELS = [
  'mahadasha',
  'antardasha',
  'pratyantardasha',
  'sookshma_dasha',
  'prana_dasha',
  'deha_dasha',
] as const satisfies readonly (keyof Words['report']['phrase'])[];

/** The word of the planet or the sign of a period. */
export const rulerName = ({ lord, sign }: Period, words: Words): string => {
  const names: readonly Readonly<Record<string, string>>[] = [words.zodiac.body, words.zodiac.sign];
  const id = lord ?? sign ?? '';
  return names.find((list) => Object.hasOwn(list, id))?.[id] ?? id;
};

/** From this level, prana, a period lasts a day or less. */
const FIRST_WITH_HOURS = 5;

interface RunningDashasProps {
  readonly dasha: DashaAnswer;
  /** `YYYY-MM-DDTHH:MM:SS` */
  readonly now: string;
}

/** The periods that run at the moment of the page, one in the other, with their dates; the shortest with their times. */
export function RunningDashas({ dasha, now }: RunningDashasProps): VNode {
  const { words, date, clock } = useSpeech();
  const momentOf = (level: number, moment: string): string =>
    level < FIRST_WITH_HOURS ? date(moment) : `${date(moment)} ${clock(moment)}`;
  return (
    <>
      <p class="soft small">
        {date(now)}, {clock(now)}
      </p>
      <ul class="running">
        {(dasha.running ?? []).map((period) => (
          <li key={period.level}>
            <span class="soft">{words.report.phrase[LEVELS[period.level - 1] ?? 'mahadasha']}</span>
            <b>{rulerName(period, words)}</b>
            <span>
              {momentOf(period.level, period.start)} – {momentOf(period.level, period.end)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
