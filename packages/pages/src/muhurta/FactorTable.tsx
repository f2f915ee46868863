import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';
import type { FoundInterval } from './muhurtaTypes.js';

interface FactorProps {
  readonly name?: string | null;
  /** Word of its class; null where the event has no rule for it. */
  readonly class: string | null;
}

/** A factor and its class by the event. */
const Factor = ({ name, class: word }: FactorProps): VNode => (
  <>
    {name ?? ''} <span class="soft factor-class">{word ?? '–'}</span>
  </>
);

/** The factors with which each interval starts, each with its class by the event. */
export function FactorTable({ intervals }: { readonly intervals: readonly FoundInterval[] }): VNode {
  const { words, date, clock } = useSpeech();
  const { phrase, part } = words.muhurta;
  const factors = ['vara', 'nakshatra', 'tithi', 'yoga', 'karana', 'lagna', 'lunar_month', 'solar_month'] as const;
  return (
    <Table
      caption={phrase.factors}
      isDense
      columns={[{ name: phrase.from }, ...factors.map((factor) => ({ name: part[factor] }))]}
      rows={intervals.map(({ start, states, classes_names: classes, lagna_at_start: lagna }) => [
        <span key="start" class="nowrap">
          {date(start)} {clock(start)}
        </span>,
        <Factor key="vara" name={states.vara_name} class={classes.vara} />,
        <Factor key="nakshatra" name={states.nakshatra_name} class={classes.nakshatra} />,
        <Factor key="tithi" name={`${states.paksha_name} ${states.tithi_name}`} class={classes.tithi} />,
        <Factor key="yoga" name={states.yoga_name} class={classes.yoga} />,
        <Factor key="karana" name={states.karana_name} class={classes.karana} />,
        <Factor key="lagna" name={lagna?.sign_name ?? null} class={lagna?.lagna_class_name ?? null} />,
        <Factor key="lunar_month" class={classes.lunar_month} />,
        <Factor key="solar_month" class={classes.solar_month} />,
      ])}
    />
  );
}
