import { pointOf } from '@ganita/core/charts/chart.js';
import { nadiamsaOf } from '@ganita/core/vargas/nadiamsa.js';
import { qualityOf, signAt } from '@ganita/core/zodiac/signs.js';
import type { SectionKey } from '../../../calculations/natal/sectionKeys.js';
import type { Known } from '../derivation.js';
import { type Explained, type ExplainFamily, type NotExplained, notExplained, otherChart } from '../family.js';
import { karakaOf } from './karakas.js';
import { bodyOf, lagnaIndex, longitudeOf, PLACE_PARTS, placePart, signIndexOf, starPart } from './places.js';
import { pointLongitude } from './pointSteps.js';

const DOCUMENT = 'docs/rules/01-positions-and-vargas.md';
const POINT_DOCUMENT = 'docs/rules/02-points-and-arudhas.md';

/** Sections of points of D-1, what their selectors start with, the section of their rules and its text. */
const POINTS: readonly (readonly [section: SectionKey, prefix: string, rule: string, text: string | null])[] = [
  ['special_lagnas', '', '2', 'BPHS 3 and 5; Raman; PVR book'],
  ['upagrahas', 'upagrahas.', '3', 'BPHS 3; PVR book 4.3'],
  ['sphuta', 'sphuta.', '4', null],
  ['sahams', 'sahams.', '6', 'PVR book 28.8'],
  ['house_varnadas', 'varnadas.', '5', 'BPHS 5; Raman'],
  ['chara_karakas', 'karakas.', '7', null],
  ['amsa_rulers', 'amsas.', '12', null],
];
/** Those of them that are read in the chosen chart. */
const IN_CHOSEN_CHART: readonly SectionKey[] = ['special_lagnas', 'upagrahas', 'sphuta', 'house_varnadas'];
const STAR_PARTS = ['nakshatra', 'nakshatra_number', 'pada', 'nakshatra_lord', 'degrees_in_nakshatra'] as const;

/** The longitude of the point of a selector: of a body as it is, of any other by its rule. */
function longitudeOfPoint(of: Explained): Known<number> | NotExplained {
  const { context, parts } = of;
  const name = parts.at(-2) as string;
  const body = parts[0] === 'karakas' ? karakaOf(of) : bodyOf(name);
  if (body === null) return notExplained('no_value');
  if (body === undefined) return pointLongitude(of, parts[0] === 'sphuta' ? `${name}_sphuta` : name);
  const point = pointOf(context.rasi, body);
  return point === null ? notExplained('no_value') : longitudeOf(of, body, point);
}

type Derive = (of: Explained, longitude: Known<number>) => NotExplained | undefined;

const pointFamily = (
  [section, prefix, own, text]: (typeof POINTS)[number],
  part: string,
  rule: string | null,
  derive: Derive,
): ExplainFamily => ({
  section,
  like: `${prefix}*.${part}`,
  rule: rule ?? `${POINT_DOCUMENT}#section-${own}`,
  text: rule === null ? text : null,
  derive(of) {
    const other = IN_CHOSEN_CHART.includes(section) ? otherChart(of.context) : null;
    const longitude = other ?? longitudeOfPoint(of);
    return 'reason' in longitude ? longitude : derive(of, longitude);
  },
});

/** The part of a sign in D-150, the number of its name, and the name. */
function nadiamsaPart(of: Explained, part: string, longitude: Known<number>): undefined {
  const { derivation: steps } = of;
  const index = signIndexOf(steps, longitude);
  const degrees = steps.number('degrees', 'subtract', longitude, steps.number('sign_start', 'multiply', 30, index));
  const fifths = steps.number('parts_of_150', 'divide', steps.number('times_150', 'multiply', degrees, 150), 30);
  const whole = steps.number('part_of_150', 'minimum', 149, steps.number('whole_parts', 'floor', fifths));
  const division = steps.number('division', 'add', whole, 1);
  if (part === 'division_number') return;
  const quality = steps.lookup('quality', 'quality of signs', qualityOf(signAt(index.value)), index);
  const { amsaIndex, amsaName } = nadiamsaOf(longitude.value);
  const number = steps.lookup('amsa_number', 'nadiamsa order', amsaIndex, quality, division);
  if (part === 'amsa') steps.lookup('amsa', 'nadiamsas', amsaName, number);
}

const AMSAS = POINTS.at(-1) as (typeof POINTS)[number];

/** Where points are in signs, houses and nakshatras. */
export const POINT_FAMILIES: readonly ExplainFamily[] = [
  ...POINTS.flatMap((row) => [
    ...PLACE_PARTS.map((part) =>
      pointFamily(row, part, part === 'house' ? `${DOCUMENT}#section-5` : null, (of, longitude) =>
        placePart(of.derivation, part, longitude, signIndexOf(of.derivation, longitude), () => lagnaIndex(of)),
      ),
    ),
    ...STAR_PARTS.map((part) =>
      pointFamily(row, part, `${DOCUMENT}#section-4`, (of, longitude) => starPart(of.derivation, part, longitude)),
    ),
  ]),
  ...(['division_number', 'amsa_number', 'amsa'] as const).map((part) =>
    pointFamily(AMSAS, part, `${DOCUMENT}#section-8`, (of, longitude) => nadiamsaPart(of, part, longitude)),
  ),
];
