import { BODIES } from '@ganita/core/zodiac/grahas.js';
import { SIGNS, type Sign } from '@ganita/core/zodiac/signs.js';
import { shapeText } from '@ganita/print/text/shaper.js';
import fc from 'fast-check';
import { CHART_STYLES, type ChartStyle } from 'ganita/calculations/fields/pictureFields.js';
import { type ChartPicture, chartScene, type ItemsBySign } from 'ganita/drawing/chart/chartScene.js';
import { type ChartItem, MARKS } from 'ganita/drawing/chart/items.js';
import { ringCellOf } from 'ganita/drawing/chart/rings.js';
import { cellOf, MIDDLE, SIDE } from 'ganita/drawing/chart/styles.js';
import { TEXT_ROLES } from 'ganita/drawing/roles.js';
import type { Label, Point, Scene } from 'ganita/drawing/scene.js';
import { type Box, labelBox, overlap } from 'ganita/drawing/text/labelBox.js';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../../../tests/cases.js';

const TEXTS = ['As', 'Su', 'Ju(R,C)', 'சனி(வ)', 'புளூ', 'चं', 'प्लू', 'ಚಂ', 'ಪ್ಲೂ', 'రా', 'శ్రీ.ల', 'ஸ்ரீ.ல', 'A10'];
const DEGREES = [null, '9°01′', '29°59′', '२९°५९′', '೨೯°೫೯′'];

const item = (id: string, role: 'body' | 'point' | 'ring'): fc.Arbitrary<ChartItem> =>
  fc.record({
    id: fc.constant(id),
    role: fc.constant(role),
    text: fc.constantFrom(...TEXTS),
    degrees: role === 'ring' ? fc.constant(null) : fc.constantFrom(...DEGREES),
    marks: role === 'body' ? fc.subarray([...MARKS]) : fc.constant([]),
  });

/** Items of some ids, each in a sign of its own choice or all crowded into a few. */
const itemsOf = (ids: readonly string[], role: 'body' | 'point' | 'ring'): fc.Arbitrary<ItemsBySign> =>
  fc
    .tuple(
      fc.subarray([...SIGNS], { minLength: 1 }),
      fc.tuple(...ids.map((id) => fc.tuple(item(id, role), fc.nat({ max: 11 })))),
    )
    .map(([signs, list]) => {
      const bySign: Partial<Record<Sign, ChartItem[]>> = {};
      for (const [each, at] of list) {
        const sign = signs[at % signs.length] as Sign;
        const inSign = bySign[sign] ?? [];
        inSign.push(each);
        bySign[sign] = inSign;
      }
      return bySign;
    });

const merged = (first: ItemsBySign, second: ItemsBySign): ItemsBySign =>
  Object.fromEntries(SIGNS.map((sign) => [sign, [...(first[sign] ?? []), ...(second[sign] ?? [])]]));

const POINTS = Array.from({ length: 32 }, (_, index) => `point_${index}`);

/** The widest numbers of the languages that were measured: Kannada's. */
const NUMBERS = ['೧', '೨', '೩', '೪', '೫', '೬', '೭', '೮', '೯', '೧೦', '೧೧', '೧೨'];
const numberOf = (sign: Sign): string => NUMBERS[SIGNS.indexOf(sign)] as string;

/** A picture in a style; only southern houses have room for the name of their sign. */
const inStyle = (picture: ChartPicture, style: ChartStyle): ChartPicture => ({
  ...picture,
  style,
  signLabel: style === 'south' ? picture.signLabel : numberOf,
});

const pictures: fc.Arbitrary<ChartPicture> = fc
  .record({
    style: fc.constantFrom(...CHART_STYLES),
    lagna: fc.constantFrom(...SIGNS),
    bodies: itemsOf(BODIES, 'body'),
    points: fc.nat({ max: POINTS.length }).chain((count) => itemsOf(POINTS.slice(0, count), 'point')),
    rings: fc.array(itemsOf(BODIES, 'ring'), { maxLength: 2 }),
    sizes: fc.constantFrom([11.5, 9.5], [15, 9.5], [15, 12, 9.5]),
    heading: fc.constantFrom([], ['Rasi (D-1)'], ['राशि (डी-१)', 'लक्ष्मी', '०७-१२-१९९६ १०:३४:००', 'Chennai']),
    signNames: fc.boolean(),
    labelSize: fc.constantFrom(9, 12, 14, 19),
  })
  .map(({ bodies, points, signNames, ...random }) => {
    const picture: ChartPicture = {
      ...random,
      language: 'en',
      title: 'A chart',
      description: 'In words',
      marksLagna: true,
      signLabel: signNames ? (sign) => sign : numberOf,
      items: merged(bodies, points),
      key: [],
      noteNumber: (number) => `*${number}`,
    };
    return inStyle(picture, picture.style);
  });

const texts = ({ shapes }: Scene): readonly Label[] => shapes.filter((shape) => shape.kind === 'text');

/** Whether a point is inside a polygon or on its border. */
function isInside(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  polygon.forEach(([x1, y1], index) => {
    const [x2, y2] = polygon[(index + 1) % polygon.length] as Point;
    if (y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)) inside = !inside;
  });
  return inside;
}

const corners = ({ left, top, right, bottom }: Box): readonly Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** The outlines of all houses and rings of a picture, in its units. */
function housesOf({ style, lagna, rings }: ChartPicture, scene: Scene): readonly (readonly Point[])[] {
  const frame = scene.shapes.find((shape) => shape.kind === 'polygon' && shape.role === 'frame');
  const borders = scene.shapes.filter((shape) => shape.kind === 'polygon' && shape.role === 'border');
  expect(frame).toBeDefined();
  expect(borders).toHaveLength(12 * (1 + rings.length));
  const [first] = SIGNS;
  expect(cellOf(style, lagna, first).outline.length).toBeGreaterThan(2);
  expect(rings.length === 0 || ringCellOf(style, lagna, first, 0).outline.length > 3).toBe(true);
  return borders.flatMap((shape) => (shape.kind === 'polygon' ? [shape.points] : []));
}

/** Everything that is written in houses: signs, bodies, points, degrees, numbers of notes. */
function inHouses(picture: ChartPicture, scene: Scene): readonly Label[] {
  const foot = Math.max(
    ...housesOf(picture, scene)
      .flat()
      .map(([, y]) => y),
  );
  const head = Math.min(
    ...housesOf(picture, scene)
      .flat()
      .map(([, y]) => y),
  );
  return texts(scene).filter(
    (label) => label.at[1] > head && label.at[1] < foot && label.role !== 'title' && !isHeading(picture, label),
  );
}

const isHeading = ({ heading }: ChartPicture, { text, role }: Label): boolean =>
  role === 'note' && heading.some((line) => line.includes(text));

/** What can be in the way of another: texts, and the marks beside them. */
const labelled = ({ shapes }: Scene): readonly { readonly name: string; readonly box: Box }[] =>
  shapes.flatMap((shape) => {
    if (shape.kind === 'text') return [{ name: shape.text, box: labelBox(shape) }];
    if (shape.kind !== 'polygon' || shape.role !== 'mark') return [];
    const [xs, ys] = [shape.points.map(([x]) => x), shape.points.map(([, y]) => y)];
    const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    return [{ name: 'a mark', box }];
  });

function noneOverlap(scene: Scene): void {
  const boxes = labelled(scene);
  boxes.forEach(({ name, box }, index) => {
    for (const other of boxes.slice(index + 1)) {
      if (overlap(box, other.box)) expect.fail(`${name} and ${other.name} overlap`);
    }
  });
}

/** Labels of houses are inside one of them, all others inside the picture. */
function allAtHome(picture: ChartPicture, scene: Scene): void {
  const houses = housesOf(picture, scene);
  for (const label of inHouses(picture, scene)) {
    const box = corners(labelBox(label));
    const home = houses.find((outline) => box.every((point) => isInside(outline, point)));
    if (home === undefined) expect.fail(`${label.text} leaves its house in the style ${picture.style}`);
  }
  const boxes = texts(scene).map(labelBox);
  expect(Math.min(...boxes.flatMap(({ left, top }) => [left, top]))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(scene.width);
  expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(scene.height + 1e-6);
}

/** Every body and point once in the chart, and once in each ring that has it. */
function everyBodyOnce({ items, rings }: ChartPicture, scene: Scene): void {
  const ids = texts(scene).flatMap(({ id }) => (id === undefined ? [] : [id]));
  const wanted = [items, ...rings].flatMap((list) =>
    Object.values(list).flatMap((of) => (of ?? []).map(({ id }) => id)),
  );
  expect([...ids].sort()).toEqual([...wanted].sort());
}

const RUNS = cases(25, 2000);

describe('a chart', () => {
  it(`has labels that neither overlap nor leave their house, and every body once, in ${RUNS} charts of each style`, () => {
    fc.assert(
      fc.property(pictures, (random) => {
        for (const picture of CHART_STYLES.map((style) => inStyle(random, style))) {
          const scene = chartScene(picture);
          noneOverlap(scene);
          allAtHome(picture, scene);
          everyBodyOnce(picture, scene);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('shows all degrees, in the house or in its note', () => {
    fc.assert(
      fc.property(pictures, (picture) => {
        const count = texts(chartScene(picture)).filter(({ role }) => role === 'degrees').length;
        const wanted = Object.values(picture.items).flatMap((list) => (list ?? []).filter(({ degrees }) => degrees));
        expect(count).toBe(wanted.length);
      }),
      { numRuns: cases(25, 200) },
    );
  });

  it('leaves degrees out without a note where there are sizes for a crowded house', () => {
    const crowd = BODIES.slice(0, 7).map(
      (id): ChartItem => ({ id, role: 'body', text: 'Ju', degrees: '29°59′', marks: [] }),
    );
    fc.assert(
      fc.property(pictures, (random) => {
        const picture = {
          ...inStyle(random, 'south'),
          items: { Aries: crowd },
          rings: [],
          key: [],
          heading: [],
          sizes: [16],
        };
        const [noted, plain] = [chartScene(picture), chartScene({ ...picture, crowdedSizes: [12, 9.5] })];
        expect(texts(noted).filter(({ role }) => role === 'degrees')).toHaveLength(crowd.length);
        expect(texts(plain).filter(({ role }) => role === 'degrees' || role === 'note')).toEqual([]);
        noneOverlap(plain);
        everyBodyOnce(picture, plain);
      }),
      { numRuns: 5 },
    );
  });

  it('writes nothing smaller than 8 units', () => {
    fc.assert(
      fc.property(pictures, (picture) => {
        for (const { size, role } of texts(chartScene(picture))) {
          if (role !== 'note' && role !== 'title') expect(size).toBeGreaterThanOrEqual(8);
        }
      }),
      { numRuns: cases(25, 200) },
    );
  });
});

describe.each(CHART_STYLES)('the %s style', (style: ChartStyle) => {
  const cells = SIGNS.map((sign) => cellOf(style, 'Aries', sign));
  const area = (corner: readonly Point[]): number =>
    Math.abs(
      corner.reduce((sum, [x, y], index) => {
        const [nextX, nextY] = corner[(index + 1) % corner.length] as Point;
        return sum + (x * nextY - nextX * y) / 2;
      }, 0),
    );

  it('has twelve houses that fill it, except the middle', () => {
    const middle = MIDDLE[style]?.[1] ?? 0;
    expect(cells.reduce((sum, { outline }) => sum + area(outline), 0)).toBeCloseTo(1 - middle ** 2, 9);
    expect(new Set(cells.map(({ outline }) => String(outline))).size).toBe(12);
    for (const { outline, region } of cells) expect(area(region)).toBeGreaterThan(0.45 * area(outline));
  });

  it('has a ring whose cells fill it', () => {
    const areas = SIGNS.map((sign) => area(ringCellOf(style, 'Aries', sign, 0).outline));
    const thickness = 0.1375;
    expect(areas.reduce((sum, each) => sum + each, 0)).toBeCloseTo((1 + 2 * thickness) ** 2 - 1, 9);
  });
});

describe('the places of signs', () => {
  const middleOf = (style: ChartStyle, lagna: Sign, sign: Sign): Point => {
    const { outline } = cellOf(style, lagna, sign);
    const mean = (index: 0 | 1) => outline.reduce((sum, point) => sum + point[index], 0) / outline.length;
    return [mean(0), mean(1)];
  };

  it('are those of printed kundalis', () => {
    // North: the lagna at the top, the second house to its left.
    expect(middleOf('north', 'Leo', 'Leo')).toEqual([0.5, 0.25]);
    expect(middleOf('north', 'Leo', 'Virgo')).toEqual([0.25, expect.closeTo(1 / 12)]);
    expect(middleOf('north', 'Leo', 'Scorpio')).toEqual([0.25, 0.5]);
    // South: Pisces in the top left corner, Aries to its right.
    expect(middleOf('south', 'Leo', 'Pisces')).toEqual([0.125, 0.125]);
    expect(middleOf('south', 'Leo', 'Aries')).toEqual([0.375, 0.125]);
    expect(middleOf('south', 'Aries', 'Virgo')).toEqual([0.875, 0.875]);
    // East: Aries in the middle of the top, Taurus to its left, Cancer in the middle of the left side.
    expect(middleOf('east', 'Leo', 'Aries')).toEqual([expect.closeTo(0.5), expect.closeTo(1 / 6)]);
    expect(middleOf('east', 'Leo', 'Taurus')).toEqual([expect.closeTo(2 / 9), expect.closeTo(1 / 9)]);
    expect(middleOf('east', 'Leo', 'Cancer')).toEqual([expect.closeTo(1 / 6), expect.closeTo(0.5)]);
  });
});

describe('texts', () => {
  it('are at most as wide as the table of widths says', () => {
    for (const text of TEXTS) {
      for (const role of ['body', 'point'] as const) {
        const label: Label = { kind: 'text', role, text, at: [0, 0], anchor: 'start', size: 1000 };
        expect(shapeText(text, TEXT_ROLES[role].weight).width).toBeLessThanOrEqual(labelBox(label).right * 1.002);
      }
    }
    expect(SIDE).toBe(320);
  });
});
