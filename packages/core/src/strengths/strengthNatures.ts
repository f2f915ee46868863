import { separation } from '../angles/angles.js';
import { moonNature } from '../charts/natures.js';
import { recordFrom } from '../records.js';
import type { Rules } from '../rules/rules.js';
import { PLANETS, type Planet } from '../zodiac/grahas.js';
import { signOf } from '../zodiac/signs.js';

/** Natural benefic or malefic for the balas; the Moon may be neither (docs/rules/03-strengths.md#section-0-2). */
export type Nature = 'benefic' | 'malefic' | 'neither';

type Longitudes = Readonly<Record<Planet, number>>;
type MoonRule = (longitudesDeg: Longitudes) => Nature;

/** The Moon by a rule that yogas have as well. */
const moonBy = (rule: Rules['benefics_yoga']): MoonRule => {
  const words = { benefics: 'benefic', malefics: 'malefic' } as const;
  return ({ Sun, Moon }) => {
    const group = moonNature(Sun, Moon, rule);
    return group === null ? 'neither' : words[group];
  };
};

const MOON_NATURE: Readonly<Record<Rules['benefics_shadbala'], MoonRule>> = {
  elongation: moonBy('tithis_1_15'),
  moon_phase_8: moonBy('half_bright'),
  jhora: () => 'benefic',
};

const FIXED: Readonly<Record<Exclude<Planet, 'Moon' | 'Mercury'>, Nature>> = {
  Sun: 'malefic',
  Mars: 'malefic',
  Jupiter: 'benefic',
  Venus: 'benefic',
  Saturn: 'malefic',
};

/**
 * Natures of the seven for shadbala and bhava bala, the nodes apart (docs/rules/03-strengths.md#section-0-2,
 * docs/rules/09-jhora-agreement.md#rule-s5). Yogas and doshas use other groups, on purpose.
 */
export function naturesOf(longitudesDeg: Longitudes, rules: Pick<Rules, 'benefics_shadbala'>): Record<Planet, Nature> {
  const Moon = MOON_NATURE[rules.benefics_shadbala](longitudesDeg);
  const others = { ...FIXED, Moon };
  return recordFrom(PLANETS, (planet) =>
    planet === 'Mercury' ? natureOfMercury(longitudesDeg, others, rules) : others[planet],
  );
}

/**
 * Mercury follows the greater group in its sign; with equal groups the nearest planet decides; for `jhora` it is
 * benefic.
 */
function natureOfMercury(
  longitudesDeg: Longitudes,
  others: Readonly<Record<Exclude<Planet, 'Mercury'>, Nature>>,
  rules: Pick<Rules, 'benefics_shadbala'>,
): Nature {
  const sign = signOf(longitudesDeg.Mercury);
  const companions = (Object.keys(others) as (keyof typeof others)[]).filter(
    (planet) => signOf(longitudesDeg[planet]) === sign && others[planet] !== 'neither',
  );
  const malefics = companions.filter((planet) => others[planet] === 'malefic').length;
  const benefics = companions.length - malefics;
  if (malefics !== benefics) return malefics > benefics ? 'malefic' : 'benefic';
  if (companions.length === 0 || rules.benefics_shadbala === 'jhora') return 'benefic';
  const nearest = companions.reduce((best, planet) =>
    separation(longitudesDeg[planet], longitudesDeg.Mercury) < separation(longitudesDeg[best], longitudesDeg.Mercury)
      ? planet
      : best,
  );
  return others[nearest];
}
