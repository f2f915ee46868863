import type { ComponentChildren, VNode } from 'preact';

interface Column {
  readonly name: ComponentChildren;
  /** Figures are set to the right. */
  readonly isNumber?: boolean;
}

interface TableProps {
  /** What the table shows, for screen readers; the heading above it says it to others. */
  readonly caption: string;
  readonly columns: readonly Column[];
  /** Smaller, for many columns in little room. */
  readonly isDense?: boolean;
  /** On a narrow screen the cells of a row stand below each other, for rows of long texts. */
  readonly isStacked?: boolean;
  /** The first cell of each row is its heading. */
  readonly rows: readonly (readonly ComponentChildren[])[];
}

/** A table that scrolls sideways where it is wider than the screen. */
export const Table = ({ caption, columns, rows, isDense = false, isStacked = false }: TableProps): VNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
  <section class="scroll" tabIndex={0} aria-label={caption}>
    <table class={isDense ? 'dense' : isStacked ? 'stacked' : undefined}>
      <caption class="unseen">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, isNumber }, at) => (
            <th key={at} scope="col" class={isNumber === true ? 'number' : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, at) =>
              at === 0 ? (
                <th key={at} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={at} class={columns[at]?.isNumber === true ? 'number' : undefined}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
