import { dashaName } from '@ganita/words/compoundNames.js';
import type { VNode } from 'preact';
import type { PageFacts } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { HiddenFields } from '../parts/HiddenFields.js';
import { PATHS } from '../paths.js';
import { type ChartOptions, type DashaBranch, DEEPEST_SHOWN, SHOWN_DASHAS } from './chartPage.js';
import type { DashaAnswer, Period } from './chartTypes.js';
import { rulerName } from './Dashas.js';

/** The part of the page that its forms replace, and to which they lead without scripts. */
export const DASHAS_PART = 'dashas';
const ACTION = `${PATHS.chart}#${DASHAS_PART}`;

/** A period of no length, such as that of a sign with no years, is not shown. */
const hasLength = ({ start, end }: Period): boolean => start !== end;

interface DashaTreeProps {
  readonly facts: PageFacts;
  readonly dasha: DashaAnswer;
  /** The period that a person opened; null until one is. */
  readonly branch: DashaBranch | null;
}

/**
 * A dasha as a tree. Mahadashas open to their antardashas; deeper ones are computed when a person opens a period, by a form
 * with the same birth.
 */
export function DashaTree({ facts, dasha, branch }: DashaTreeProps): VNode {
  return (
    <form method="post" action={ACTION} data-part={DASHAS_PART}>
      <HiddenFields fields={facts.fields} except={['branch']} />
      <ul class="tree">
        {dasha.periods.filter(hasLength).map((period) => (
          <TreePeriod key={period.start} period={period} level={1} running={dasha.running ?? []} branch={branch} />
        ))}
      </ul>
    </form>
  );
}

interface TreePeriodProps {
  readonly period: Period;
  readonly level: number;
  readonly running: NonNullable<DashaAnswer['running']>;
  readonly branch: DashaBranch | null;
}

/** A period with its parts, or with a button that opens it. */
function TreePeriod({ period, level, running, branch }: TreePeriodProps): VNode {
  const { say, words, date } = useSpeech();
  const { start, end } = period;
  const periods = (period.periods ?? []).filter(hasLength);
  const runs = running.some((one) => one.level === level && one.start === start);
  const isOpened = branch !== null && level <= branch.level && start <= branch.at && branch.at < end;
  const name = rulerName(period, words);
  const line = (
    <>
      <b>{name}</b>{' '}
      <span class="soft">
        {date(start)} – {date(end)}
      </span>
    </>
  );
  const current = runs ? 'time' : undefined;
  if (periods.length > 0 && (level === 1 || isOpened)) {
    return (
      <li>
        <details open={isOpened}>
          <summary aria-current={current}>{line}</summary>
          <ul>
            {periods.map((part) => (
              <TreePeriod key={part.start} period={part} level={level + 1} running={running} branch={branch} />
            ))}
          </ul>
        </details>
      </li>
    );
  }
  const isLast = level === 1 || level >= DEEPEST_SHOWN;
  return (
    <li aria-current={current}>
      {isLast ? (
        line
      ) : (
        <button type="submit" name="branch" value={`${level}@${start}`} title={say.show_parts}>
          {line}
        </button>
      )}
    </li>
  );
}

interface AllDashasProps {
  readonly facts: PageFacts;
  readonly options: ChartOptions;
}

/** Every dasha, each with a button that shows its tree. */
export function AllDashas({ facts, options }: AllDashasProps): VNode {
  const { say, figures } = useSpeech();
  return (
    <form method="post" action={ACTION} data-part={DASHAS_PART}>
      <HiddenFields fields={facts.fields} except={['branch', 'dasha']} />
      <details class="systems">
        <summary>{say.all_dashas}</summary>
        <ul>
          {SHOWN_DASHAS.map((id) => (
            <li key={id}>
              <button type="submit" name="dasha" value={id} aria-pressed={id === options.dasha}>
                {figures(dashaName(id, facts.language))}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </form>
  );
}
