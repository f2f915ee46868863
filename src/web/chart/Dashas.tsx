import type { VNode } from 'preact';
import type { Words } from '../../i18n/words.js';
import { useSpeech } from '../speech.js';
import type { DashaAnswer, Period } from './types.js';

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
const rulerName = ({ lord, sign }: Period, words: Words): string => {
  const names: readonly Readonly<Record<string, string>>[] = [words.zodiac.body, words.zodiac.sign];
  const id = lord ?? sign ?? '';
  return names.find((list) => Object.hasOwn(list, id))?.[id] ?? id;
};

/** The periods that run today, one in the other, with their dates. */
export function RunningDashas({ dasha }: { readonly dasha: DashaAnswer }): VNode {
  const { words, date } = useSpeech();
  return (
    <ul class="running">
      {(dasha.running ?? []).map((period) => (
        <li key={period.level}>
          <span class="soft">{words.report.phrase[LEVELS[period.level - 1] ?? 'mahadasha']}</span>
          <b>{rulerName(period, words)}</b>
          <span>
            {date(period.start)} – {date(period.end)}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface DashaTreeProps {
  readonly dasha: DashaAnswer;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** All mahadashas; each opens to its antardashas, that of today is open. */
export function DashaTree({ dasha, today }: DashaTreeProps): VNode {
  const { words, date } = useSpeech();
  const runs = ({ start, end }: Period): boolean => start.slice(0, 10) <= today && today < end.slice(0, 10);
  const line = (period: Period): VNode => (
    <>
      <b>{rulerName(period, words)}</b> <span class="soft">{date(period.start)}</span>
    </>
  );
  return (
    <ul class="tree">
      {dasha.periods.map((period) => (
        <li key={period.start}>
          <details open={runs(period)}>
            <summary aria-current={runs(period) ? 'time' : undefined}>{line(period)}</summary>
            <ul>
              {(period.periods ?? []).map((part) => (
                <li key={part.start} aria-current={runs(part) ? 'time' : undefined}>
                  {line(part)}
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}
