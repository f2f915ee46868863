import type { ComponentChildren, VNode } from 'preact';

/** Names with their values, in two columns. */
export const Facts = ({
  rows,
}: {
  readonly rows: readonly (readonly [ComponentChildren, ComponentChildren])[];
}): VNode => (
  <dl class="facts">
    {rows.map(([name, value], at) => (
      <div key={at}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
