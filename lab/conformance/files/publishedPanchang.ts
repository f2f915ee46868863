import type { GoldenReader } from '../reader.js';
import { comparePublishedDay } from './publishedDays.js';
import { comparePublishedFact } from './publishedFacts.js';
import { comparePresets, unmetPresets } from './publishedPresets.js';
import { comparePublishedTables } from './publishedTables.js';

/**
 * Days, facts and tables that almanacs publish, each by the conventions of its source
 * (docs/rules/07-panchang-calendar-transits.md#section-1).
 */
export const publishedPanchang: GoldenReader = {
  file: 'published_panchang.json',
  published: true,
  notCompared: [
    { path: 'sources/**', because: 'what the sources are' },
    { path: 'notes/**', because: 'how the file is to be read' },
    ...['source', 'date', 'place', 'latitude', 'longitude', 'timezone'].map((key) => ({
      path: `days/*/${key}`,
      because: 'input of the case',
    })),
    ...['source', 'kind', 'inputs/**'].map((path) => ({ path: `other/*/${path}`, because: 'input of the case' })),
  ],
  async read(golden, context) {
    const sources: string[] = [];
    await context.forEachItem(golden.at('days'), async (day) => {
      sources.push(day.at('source').text());
      await comparePublishedDay(day, context);
      await comparePresets(day, context);
    });
    for (const unmet of unmetPresets(sources, context)) context.fail('days', `ends of angas by the preset ${unmet}`);
    const facts = golden.maybe('other');
    if (facts !== null) await context.forEachItem(facts, (fact) => comparePublishedFact(fact, context));
    const tables = golden.maybe('tables');
    if (tables !== null) await comparePublishedTables(tables, context);
  },
};
