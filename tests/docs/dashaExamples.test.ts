import { readFileSync } from 'node:fs';
import { GRAHA_DASHAS } from '@ganita/core/dashas/graha/grahaDashas.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { beforeAll, describe, expect, it } from 'vitest';

interface WireDasha {
  readonly applicable: boolean;
  readonly levels: number;
  readonly periods: readonly { readonly lord: string; readonly start: string }[];
}

/** The birth of the example on every page of a graha dasha. */
const CHENNAI = {
  date: '1996-12-07',
  time: '10:34:00',
  place: 'Chennai',
  latitude: 13.0827,
  longitude: 80.2707,
  timezone: 5.5,
};

let dashas: Readonly<Record<string, WireDasha>>;
beforeAll(async () => {
  const request = { ...CHENNAI, sections: ['graha_dashas'] };
  const record = answer('natalChart', request, await openPorts()) as {
    readonly horoscope: { readonly graha_dashas: Readonly<Record<string, WireDasha>> };
  };
  dashas = record.horoscope.graha_dashas;
});

describe('the page of a graha dasha', () => {
  it.each(GRAHA_DASHAS)('of %s shows the first periods of a birth in Chennai', (id) => {
    const page = readFileSync(new URL(`../../docs/dashas/graha/${id}.md`, import.meta.url), 'utf8');
    const example = /^Born in Chennai[\s\S]*?(?=\n\n|\n$)/m.exec(page)?.[0].replaceAll('\n', ' ') ?? '';
    const shown = /^Born in Chennai on 1996-12-07 at 10:34: (?<periods>[^.]+)\.(?<rest>.*)$/.exec(example)?.groups;
    const dasha = dashas[id];
    if (dasha === undefined) throw new Error(`the answer has no ${id}`);
    expect(shown?.periods).toBe(
      dasha.periods
        .slice(0, 3)
        .map(({ lord, start }) => `${lord} from ${start}`)
        .join(', '),
    );
    expect(shown?.rest).toBe(dasha.applicable ? '' : ' The system does not apply to this birth.');
    expect(page).toMatch(new RegExp(`^\\| levels in a response \\| ${dasha.levels} `, 'm'));
    expect(page).toContain(`Id \`${id}\``);
  });
});
