import { isolated } from '../../text/direction.js';
import { printedText } from '../../text/printedText.js';

/** What a heading says of a birth beside its title. */
export const birthLines = (
  { heading, name, place }: { readonly heading: string; readonly name: string | null; readonly place: string },
  moment: string,
): readonly string[] => (heading === 'title' ? [] : [name ?? '', moment, place]);

/** The title, and a line of what else is not empty; texts of the request are written as they are printed. */
export function headingOf(title: string, further: readonly string[]): readonly string[] {
  const shown = further
    .map(printedText)
    .filter((text) => text !== '')
    .map(isolated);
  return shown.length === 0 ? [title] : [title, shown.join(' · ')];
}
