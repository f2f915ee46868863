import { LANGUAGES } from '@ganita/words/languages.js';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { cases } from '../../../../../tests/cases.js';
import { openPorts } from '../../adapters/openPorts.js';
import type { Ports } from '../../calculations/calculation.js';
import { CHART_STYLES, THEMES } from '../../calculations/fields/pictureFields.js';
import { BINDU_TABLES } from '../../calculations/pictures/ashtakavargaPicture.js';
import type { Label, Scene } from '../../drawing/scene.js';
import { svgOf } from '../../drawing/svg.js';
import { labelBox, overlap } from '../../drawing/text/labelBox.js';
import { readRequestOf, sceneBy } from '../answerTo.js';
import { type PictureName, pictureRow } from '../endpoints.js';

/** Requests of each picture: births, days and ranges of any kind. */
const RUNS = cases(15, 40);

const days = (first: string, last: string): fc.Arbitrary<string> =>
  fc
    .integer({ min: Date.parse(first) / 864e5, max: Date.parse(last) / 864e5 })
    .map((day) => new Date(day * 864e5).toISOString().slice(0, 10));
const two = (most: number) => fc.nat({ max: most }).map((value) => String(value).padStart(2, '0'));
const place = {
  latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  timezone: fc.integer({ min: -11, max: 13 }),
  place: fc.constantFrom('', 'Chennai', 'திருவனந்தபுரம்', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'),
  language: fc.constantFrom(...LANGUAGES),
};
const birth = {
  ...place,
  date: days('1900-02-01', '2099-12-01'),
  time: fc.tuple(two(23), two(59), two(59)).map((parts) => parts.join(':')),
  name: fc.constantFrom(null, 'Lakshmi', 'லட்சுமி ஸ்ரீனிவாசன்', 'W'.repeat(80)),
};
/** Of a picture whose heading has the birth, or does not. */
const headed = { ...birth, heading: fc.constantFrom('birth', 'title') };
const moment = days('1900-01-01', '2200-01-01');

const REQUESTS = {
  svgDasha: fc.record({
    ...headed,
    dasha_at: moment,
    dasha_levels: fc.integer({ min: 1, max: 6 }),
    dasha_system: fc.constantFrom('vimsottari', 'yogini', 'narayana', 'sudarshana_chakra', 'kaala', 'panchasvara'),
  }),
  svgStrengths: fc.record(headed),
  svgAshtakavarga: fc.record({
    ...headed,
    style: fc.constantFrom(...CHART_STYLES),
    tables: fc.oneof(fc.constant(null), fc.subarray([...BINDU_TABLES], { minLength: 1 })),
  }),
  svgDay: days('1850-01-01', '2350-01-01').chain((date) =>
    fc.record({
      ...place,
      date: fc.constant(date),
      eighths: fc.constantFrom('choghadiya', 'gowri'),
      at: fc.constantFrom(null, `${date}T10:30:00`, `${date}T23:59:59`),
    }),
  ),
  svgSaturn: fc.record({ ...birth, as_of: moment }),
  svgTransits: fc.tuple(days('1850-01-01', '2350-01-01'), fc.nat({ max: 365 })).chain(([from, length]) =>
    fc.record({
      ...place,
      from_date: fc.constant(from),
      to_date: fc.constant(new Date(Date.parse(from) + length * 864e5).toISOString().slice(0, 10)),
    }),
  ),
} satisfies Readonly<Partial<Record<PictureName, fc.Arbitrary<object>>>>;
const PICTURES = Object.entries(REQUESTS) as readonly [keyof typeof REQUESTS, fc.Arbitrary<object>][];

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});

const sceneOf = (name: PictureName, body: object): Scene => {
  const row = pictureRow(name);
  return sceneBy(row, readRequestOf(row, body, ports), ports);
};

const labels = ({ shapes }: Scene): readonly Label[] => shapes.filter((shape) => shape.kind === 'text');

/** Each pair of labels that meet, and each label that leaves the picture. */
function errorsOf(scene: Scene): readonly string[] {
  const boxes = labels(scene).map((label) => ({ label, box: labelBox(label) }));
  const { width, height } = scene;
  return boxes.flatMap(({ label, box }, index) => [
    ...boxes
      .slice(index + 1)
      .filter((other) => overlap(box, other.box))
      .map((other) => `${label.text} meets ${other.label.text}`),
    ...(box.left < -1e-6 || box.top < -1e-6 || box.right > width + 1e-6 || box.bottom > height + 1e-6
      ? [`${label.text} leaves the picture`]
      : []),
  ]);
}

describe.each(PICTURES)('%s', (name, requests) => {
  it(`has labels that neither overlap nor leave the picture, in ${RUNS} random requests`, () => {
    fc.assert(
      fc.property(requests, (body) => {
        expect(errorsOf(sceneOf(name, body))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('has at most 25 kB, the same bytes each time, and a title and a description in every language', () => {
    fc.assert(
      fc.property(requests, (body) => {
        for (const language of LANGUAGES) {
          const scene = sceneOf(name, { ...body, language, place: '', ...('name' in body && { name: null }) });
          const svg = svgOf(scene, { theme: THEMES[0], size: 600 });
          expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(25_000);
          expect(
            svgOf(sceneOf(name, { ...body, language, place: '', ...('name' in body && { name: null }) }), {
              theme: THEMES[0],
              size: 600,
            }),
          ).toBe(svg);
          const words = `${scene.title} ${scene.description}`;
          expect(scene.description.length).toBeGreaterThan(100);
          if (language !== 'en') expect(words).not.toMatch(/[A-Za-z]{2}/);
        }
      }),
      { numRuns: cases(2, 5) },
    );
  });

  it('escapes the texts of a request', () => {
    const [body] = fc.sample(requests, { numRuns: 1, seed: 7 }) as [object];
    const hostile = '</desc><script>alert(1)</script>&"';
    const headed = 'heading' in body ? { ...body, heading: 'birth' } : body;
    const svg = svgOf(sceneOf(name, { ...headed, place: hostile }), { theme: 'dark', size: 320 });
    expect(svg).toContain('&lt;/desc&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;');
    expect(svg).not.toContain('<script');
  });
});

describe('a picture of a birth or a day', () => {
  const PLACE = { latitude: 13.0827, longitude: 80.2707, timezone: 5.5, place: 'Chennai' };
  const BIRTH = { ...PLACE, date: '1996-12-07', time: '10:34:00', name: 'Lakshmi' };

  it('has a title without the birth where that is wanted', () => {
    expect(sceneOf('svgChart', BIRTH).title).toBe('Rasi (D-1), Lakshmi, 07-12-1996 10:34:00, Chennai');
    expect(sceneOf('svgChart', { ...BIRTH, heading: 'title' }).title).toBe('Rasi (D-1)');
    expect(sceneOf('svgStrengths', { ...BIRTH, heading: 'title' }).title).not.toMatch(/Lakshmi|1996|Chennai/);
  });

  it('has the eighths of choghadiya or of gowri', () => {
    const day = { ...PLACE, date: '2026-01-14' };
    expect(sceneOf('svgDay', day).description).toContain('Choghadiya: ');
    const { description } = sceneOf('svgDay', { ...day, eighths: 'gowri' });
    expect(description).toContain('Gowri panchangam: Laabam ');
    expect(description).not.toContain('Choghadiya');
  });
});

describe('a picture of a dasha', () => {
  const BIRTH = { date: '1996-12-07', time: '10:34:00', latitude: 13.0827, longitude: 80.2707, timezone: 5.5 };
  const marks = ({ shapes }: Scene, role: string) => shapes.filter((shape) => shape.role === role);

  it('marks its moment in every row, and the period that runs', () => {
    const scene = sceneOf('svgDasha', { ...BIRTH, dasha_at: '2026-01-14T10:00:00', dasha_levels: 4 });
    expect(marks(scene, 'now')).toHaveLength(4);
    expect(marks(scene, 'runningBlock')).toHaveLength(4);
    expect(scene.description).toContain('Jupiter 16-07-2014, Saturn 16-07-2030,');
  });

  it('has the name of the dasha of a divisional chart, in the figures of its language', () => {
    const request = { ...BIRTH, dasha_at: '2026-01-14', dasha_system: 'narayana_d9' };
    expect(sceneOf('svgDasha', request).title).toMatch(/^Narayana, D-9, /);
    expect(sceneOf('svgDasha', { ...request, language: 'bn' }).title).toMatch(/^নারায়ণ, ডি-৯, /);
  });

  it('has the mahadashas alone where none runs', () => {
    const scene = sceneOf('svgDasha', { ...BIRTH, dasha_at: '1900-01-01', dasha_levels: 4 });
    expect([marks(scene, 'now').length, marks(scene, 'runningBlock').length, marks(scene, 'block').length]).toEqual([
      0, 0, 9,
    ]);
  });
});

describe('a picture of strengths', () => {
  it('fills the bars that reach what is required', () => {
    const { shapes } = sceneOf('svgStrengths', {
      date: '1996-12-07',
      time: '10:34:00',
      latitude: 13.0827,
      longitude: 80.2707,
      timezone: 5.5,
    });
    const count = (role: string) => shapes.filter((shape) => shape.role === role).length;
    // Each with the one that explains it.
    expect([count('fullBar'), count('hollowBar'), count('required')]).toEqual([5 + 1, 2 + 1, 7 + 1]);
  });
});

describe('a picture of ashtakavarga', () => {
  const BIRTH = { date: '1996-12-07', time: '10:34:00', latitude: 13.0827, longitude: 80.2707, timezone: 5.5 };

  it('has no letter of fewer than 8 pixels at a width of 320 pixels or more', () => {
    for (const size of [320, 469, 470, 600]) {
      const scene = sceneOf('svgAshtakavarga', { ...BIRTH, size });
      expect(Math.min(...labels(scene).map((label) => (label.size * size) / scene.width))).toBeGreaterThanOrEqual(8);
    }
  });

  it('has the sum of each chart', () => {
    const titles = labels(sceneOf('svgAshtakavarga', BIRTH)).flatMap(({ text, id }) =>
      id === undefined ? [] : [text],
    );
    expect(titles.slice(0, 3)).toEqual(['Sarvashtakavarga (337)', 'Sun (48)', 'Moon (49)']);
  });
});
