/** Where a table is put into a page: between `<!-- NAME:begin -->` and `<!-- NAME:end -->`. In git nothing is between them. */

/** Texts by the name of their markers. */
type Tables = Readonly<Record<string, string>>;
/** Tables by page, a path from the folder `docs`. They are made when the page is asked for. */
export type PageTables = Readonly<Record<string, () => Tables>>;

const EMPTY = /<!-- ([\w-]+):begin -->\s*<!-- \1:end -->/g;
const FILLED = /<!-- ([\w-]+):begin -->\n[\s\S]*?<!-- \1:end -->/g;

/** Whether a page has a table to be filled in; pages of an installed package have none. */
export const hasEmptyMarkers = (text: string): boolean => text.search(EMPTY) !== -1;

/** A page with each table between its markers. Error: markers of a table that does not exist. */
export const filledWith = (text: string, tables: Tables): string =>
  text.replace(EMPTY, (_, name: string) => {
    const body = tables[name];
    if (body === undefined) throw new Error(`there is no table ${name}`);
    return `<!-- ${name}:begin -->\n\n${body}\n\n<!-- ${name}:end -->`;
  });

/** A page as it is in git, with nothing between its markers. */
export const emptied = (text: string): string =>
  text.replace(FILLED, (_, name: string) => `<!-- ${name}:begin -->\n<!-- ${name}:end -->`);
