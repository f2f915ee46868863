import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { PATHS } from '../paths.js';

/** The two ways to look for a time: by the rules of an event, or by conditions of the panchang. */
export function MuhurtaTabs({ page }: { readonly page: 'muhurta' | 'search' }): VNode {
  const { say, words } = useSpeech();
  const { by_event, by_conditions } = words.search.phrase;
  const tabs = [
    ['muhurta', by_event],
    ['search', by_conditions],
  ] as const;
  return (
    <nav class="tabs" aria-label={say.entry_muhurta}>
      {tabs.map(([name, word]) => (
        <a key={name} href={PATHS[name]} aria-current={name === page ? 'page' : undefined}>
          {word}
        </a>
      ))}
    </nav>
  );
}
