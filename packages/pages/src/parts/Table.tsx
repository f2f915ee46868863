import type { ComponentChildren, VNode } from 'preact';

interface Column {
  readonly name: ComponentChildren;
  /** Figures are set to the right. */
  readonly isNumber?: boolean;
  /** Left out on a narrow screen. */
  readonly isDetail?: boolean;
}

const classOf = ({ isNumber = false, isDetail = false }: Column): string | undefined =>
  [isNumber && 'number', isDetail && 'detail'].filter(Boolean).join(' ') || undefined;

interface TableProps {
  /** What the table shows, for screen readers; the heading above it says it to others. */
  readonly caption: string;
  readonly columns: readonly Column[];
  /** Smaller, for many columns in little room. */
  readonly isDense?: boolean;
  readonly class?: string;
  /** On a narrow screen the cells of a row stand below each other, for rows of long texts. */
  readonly isStacked?: boolean;
  /** The first cell of each row is its heading. */
  readonly rows: readonly (readonly ComponentChildren[])[];
}

/** A table that scrolls sideways where it is wider than the screen. */
export const Table = ({
  caption,
  columns,
  rows,
  isDense = false,
  isStacked = false,
  class: name,
}: TableProps): VNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
  <section class="scroll" tabIndex={0} aria-label={caption}>
    <table class={name ?? (isDense ? 'dense' : isStacked ? 'stacked' : undefined)}>
      <caption class="unseen">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={at} scope="col" class={classOf(column)}>
              {column.name}
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
                <td key={at} class={columns[at] && classOf(columns[at])}>
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
