import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { DASHAS_PART } from './DashaTree.js';

/** The cards of a chart page, by the ids of their sections. */
export const PARTS = {
  charts: 'charts',
  planets: 'planets',
  running: 'running',
  dashas: DASHAS_PART,
  avakahada: 'avakahada',
  panchanga: 'panchanga',
  otherCharts: 'other-charts',
  doshas: 'doshas',
  yogas: 'yogas',
  shadbala: 'shadbala',
  ashtakavarga: 'ashtakavarga',
  houses: 'houses',
  saturn: 'saturn',
  margins: 'margins',
  form: 'birth',
} as const;

interface PartsOfPageProps {
  /** The name of the dasha that the page shows; undefined without one. */
  readonly dasha: string | undefined;
  readonly hasSaturn: boolean;
}

/**
 * The table of contents of a chart page, which stays at its top: on a narrow screen one line of whole words, which its button opens
 * to all of them.
 */
export function PartsOfPage({ dasha, hasSaturn }: PartsOfPageProps): VNode {
  const { say, words } = useSpeech();
  const { phrase } = words.report;
  const parts = [
    [PARTS.charts, phrase.charts],
    [PARTS.planets, phrase.planets],
    ...(dasha === undefined ? [] : [[PARTS.dashas, dasha] as const]),
    [PARTS.avakahada, phrase.avakahada],
    [PARTS.otherCharts, phrase.moon_and_bhava],
    [PARTS.doshas, phrase.doshas],
    [PARTS.yogas, phrase.yogas],
    [PARTS.shadbala, phrase.shadbala],
    [PARTS.ashtakavarga, phrase.ashtakavarga],
    ...(hasSaturn ? [[PARTS.saturn, phrase.saturn] as const] : []),
    [PARTS.margins, say.margins],
    [PARTS.form, say.birth],
  ] as const;
  return (
    <nav class="parts" aria-label={say.parts_of_page}>
      <div>
        {parts.map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </div>
      <details>
        <summary>
          <span class="unseen">{say.parts_of_page}</span>
        </summary>
      </details>
    </nav>
  );
}
