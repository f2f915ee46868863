import type { Authority } from './disputes.js';
import { type FestivalSource, SOURCE_OF_AUTHORITY } from './sources.data.js';

/** The sources of a rule by who keeps it; none of who has no printed text. */
export const sourcesOf = (followers: readonly Authority[]): readonly FestivalSource[] =>
  followers.flatMap((one) => SOURCE_OF_AUTHORITY[one] ?? []);
