import { inHouses, inSigns } from '../../facts/conditions/placeConditions.js';
import { allOf } from '../../facts/criteria.js';
import type { SingleSubject } from '../../facts/subjects.js';
import { KENDRAS } from '../../zodiac/houses.js';
import type { Sign } from '../../zodiac/signs.js';
import { rowsOf } from '../yoga.js';
import { bvr, JUPITER, MARS, MERCURY, SATURN, VENUS } from './shorthands.js';

const row = rowsOf('mahapurusha', '2.3');

/** A planet in a kendra and in one of its signs of dignity. */
const great = <const Id extends string>(id: Id, number: number, planet: SingleSubject, signs: readonly Sign[]) =>
  row(id, bvr(number), allOf(inHouses(planet, KENDRAS), inSigns(planet, signs)));

/** The five great persons (docs/rules/06-yogas-doshas-longevity.md#section-2-3). */
export const MAHAPURUSHA_YOGAS = [
  great('ruchaka_yoga', 22, MARS, ['Aries', 'Scorpio', 'Capricorn']),
  great('bhadra_yoga', 23, MERCURY, ['Gemini', 'Virgo']),
  great('sasa_yoga', 21, SATURN, ['Capricorn', 'Aquarius', 'Libra']),
  great('maalavya_yoga', 20, VENUS, ['Taurus', 'Libra', 'Pisces']),
  great('hamsa_yoga', 19, JUPITER, ['Sagittarius', 'Pisces', 'Cancer']),
] as const;
