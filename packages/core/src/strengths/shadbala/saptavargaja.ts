import { recordFrom } from '../../records.js';
import type { Rules } from '../../rules/rules.js';
import { namedDivision } from '../../vargas/division.js';
import { vargaSign } from '../../vargas/vargaChart.js';
import { MOOLATRIKONA_SIGNS } from '../../zodiac/dignities.data.js';
import { inMoolatrikona } from '../../zodiac/dignities.js';
import { PLANETS, type Planet } from '../../zodiac/grahas.js';
import { lordOf } from '../../zodiac/houses.js';
import type { CompoundRelation } from '../../zodiac/relations.js';
import type { Sign } from '../../zodiac/signs.js';
import type { VargaKey } from '../../zodiac/vargaKeys.js';
import { type ByPlanet, compoundIn, type StrengthChart } from '../strengthChart.js';

/** The seven vargas of saptavargaja bala. */
export const SAPTAVARGA_KEYS = [
  'D-1_rasi',
  'D-2_hora',
  'D-3_drekkana',
  'D-7_saptamsa',
  'D-9_navamsa',
  'D-12_dwadasamsa',
  'D-30_trimsamsa',
] as const satisfies readonly VargaKey[];
export type SaptavargaKey = (typeof SAPTAVARGA_KEYS)[number];

/** Virupas in a varga: in moolatrikona, in an own sign, else by the compound relation to the lord of the sign. */
export const SAPTAVARGAJA_VIRUPAS: Readonly<Record<'moolatrikona' | 'own' | CompoundRelation, number>> = {
  moolatrikona: 45,
  own: 30,
  great_friend: 22.5,
  friend: 15,
  neutral: 7.5,
  enemy: 3.75,
  great_enemy: 1.875,
};

/**
 * Two forms: which D-2 is used, and when a planet is in its moolatrikona of D-1
 * (docs/rules/03-strengths.md#section-1-item-2, docs/rules/09-jhora-agreement.md#rule-s1).
 */
const FORMS: Readonly<
  Record<
    Rules['saptavargaja'],
    {
      readonly horaMethod: number;
      readonly moolatrikona: (planet: Planet, sign: Sign, longitudeDeg: number) => boolean;
    }
  >
> = {
  compound_d1: { horaMethod: 2, moolatrikona: (planet, sign) => MOOLATRIKONA_SIGNS[planet] === sign },
  jhora: { horaMethod: 1, moolatrikona: (planet, _, longitudeDeg) => inMoolatrikona(planet, longitudeDeg) },
};

/**
 * Saptavargaja bala by varga, in virupas: 45 in moolatrikona of D-1, 30 in an own sign, else by the compound relation
 * of D-1 to the lord of the varga sign, 22.5 to 1.875. Exaltation has no value of its own.
 */
export function saptavargajaBala(
  chart: StrengthChart,
  rules: Pick<Rules, 'saptavargaja'>,
): ByPlanet<Readonly<Record<SaptavargaKey, number>>> {
  const { horaMethod, moolatrikona } = FORMS[rules.saptavargaja];
  const hora = namedDivision('D-2_hora', horaMethod);
  return recordFrom(PLANETS, (planet) => {
    const longitudeDeg = chart.longitudesDeg[planet];
    return recordFrom(SAPTAVARGA_KEYS, (key) => {
      const sign = key === 'D-2_hora' ? vargaSign(longitudeDeg, hora) : chart.varga(key).grahas[planet].sign;
      if (key === 'D-1_rasi' && moolatrikona(planet, sign, longitudeDeg)) return SAPTAVARGAJA_VIRUPAS.moolatrikona;
      const lord = lordOf(sign);
      return SAPTAVARGAJA_VIRUPAS[lord === planet ? 'own' : compoundIn(chart.rasi, planet, lord)];
    });
  });
}
