import type { SectionKey } from '../../../calculations/natal/sectionKeys.js';
import { columnCatalogue } from '../../columns/catalogue.js';
import type { Known } from '../derivation.js';
import { type Explained, type ExplainFamily, notExplained } from '../family.js';
import { lagnaIndex, placePart, signIndexOf, starPart } from './places.js';

const DOCUMENT = 'docs/rules/01-positions-and-vargas.md';

/** Sections of points of D-1, and what their selectors start with. */
const POINTS: readonly (readonly [section: SectionKey, prefix: string])[] = [
  ['special_lagnas', ''],
  ['upagrahas', 'upagrahas.'],
  ['sphuta', 'sphuta.'],
  ['sahams', 'sahams.'],
  ['house_varnadas', 'varnadas.'],
  ['chara_karakas', 'karakas.'],
  ['amsa_rulers', 'amsas.'],
];
const PARTS = ['sign', 'sign_index', 'longitude', 'house'] as const;
const STAR_PARTS = ['nakshatra', 'nakshatra_number', 'pada', 'nakshatra_lord'] as const;

/** The longitude of the same point, as it is written: how it comes about is not derived here. */
function longitudeBeside({ derivation: steps, chart, parts }: Explained): Known<number> | null {
  const name = [...parts.slice(0, -1), 'absolute_longitude'].join('.');
  const longitude = columnCatalogue().plain.get(name)?.read(chart);
  return typeof longitude === 'number' ? steps.input(name, longitude, 'degrees') : null;
}

const pointFamily = (
  [section, prefix]: (typeof POINTS)[number],
  part: string,
  ruleSection: string,
  derive: (of: Explained, longitude: Known<number>) => ReturnType<ExplainFamily['derive']>,
): ExplainFamily => ({
  section,
  like: `${prefix}*.${part}`,
  rule: `${DOCUMENT}#section-${ruleSection}`,
  text: null,
  derive(of) {
    const longitude = longitudeBeside(of);
    return longitude === null ? notExplained('no_value') : derive(of, longitude);
  },
});

/** Where points are in signs, houses and nakshatras. */
export const POINT_FAMILIES: readonly ExplainFamily[] = POINTS.flatMap((row) => [
  ...PARTS.map((part) =>
    pointFamily(row, part, part === 'house' ? '5' : '3', (of, longitude) =>
      placePart(of.derivation, part, longitude, signIndexOf(of.derivation, longitude), () => lagnaIndex(of)),
    ),
  ),
  ...STAR_PARTS.map((part) => pointFamily(row, part, '4', (of, longitude) => starPart(of.derivation, part, longitude))),
]);
