import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { DASHAS_PART } from './DashaTree.js';

/** The cards of a chart page that are far down, by the ids of their sections. */
export const PARTS = {
  margins: 'margins',
  dashas: DASHAS_PART,
  yogas: 'yogas',
  doshas: 'doshas',
  shadbala: 'shadbala',
  ashtakavarga: 'ashtakavarga',
  houses: 'houses',
  saturn: 'saturn',
  form: 'birth',
} as const;

interface PartsOfPageProps {
  /** The name of the dasha that the page shows; undefined without one. */
  readonly dasha: string | undefined;
  readonly hasSaturn: boolean;
}

/** Links to the parts of a chart page. */
export function PartsOfPage({ dasha, hasSaturn }: PartsOfPageProps): VNode {
  const { say, words } = useSpeech();
  const { phrase } = words.report;
  const parts = [
    [PARTS.margins, say.margins],
    ...(dasha === undefined ? [] : [[PARTS.dashas, dasha] as const]),
    [PARTS.yogas, phrase.yogas],
    [PARTS.doshas, phrase.doshas],
    [PARTS.shadbala, phrase.shadbala],
    [PARTS.ashtakavarga, phrase.ashtakavarga],
    [PARTS.houses, phrase.houses],
    ...(hasSaturn ? [[PARTS.saturn, phrase.saturn] as const] : []),
    [PARTS.form, say.change_chart],
  ] as const;
  return (
    <nav class="parts" aria-label={say.parts_of_page}>
      {parts.map(([id, name]) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}
