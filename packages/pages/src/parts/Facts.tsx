import type { ComponentChildren, VNode } from 'preact';

interface FactsProps {
  readonly rows: readonly (readonly [ComponentChildren, ComponentChildren])[];
  /** Two facts in a row, for short values. */
  readonly isPaired?: boolean;
}

/** Names with their values, in two columns. */
export const Facts = ({ rows, isPaired = false }: FactsProps): VNode => (
  <dl class={isPaired ? 'facts paired' : 'facts'}>
    {rows.map(([name, value], at) => (
      <div key={at}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
