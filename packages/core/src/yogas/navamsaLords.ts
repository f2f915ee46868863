import { SAME_CHART, type View } from '../facts/aspectFacts.js';
import { lordOfSign } from '../facts/dignityTests.js';
import { requirementSet, requirementsOf } from '../facts/requirements.js';
import { type SingleSubject, singleSubject } from '../facts/subjects.js';
import type { House } from '../zodiac/houses.js';
import type { Sign } from '../zodiac/signs.js';
import { IN_DREKKANA, IN_NAVAMSA, known, type YogaFacts } from './yogaFacts.js';

/**
 * Roles of grahas in yogas, each determined in the chart in which co-lords are compared. In the tables of the
 * documentation N(x) is the navamsa sign of x, and `D-9 lord` a lord determined in the navamsa of the birth. What the
 * rules determine in D-1 is determined in the chart under test, which is D-1 unless a varga is requested.
 */
type Part = (subject: SingleSubject<YogaFacts>) => SingleSubject<YogaFacts>;

/** Lord of the sign of a graha in one chart, determined in another. */
const lordOfSignIn =
  (id: string, place: View<YogaFacts>, judged: View<YogaFacts>, write: (name: string) => string): Part =>
  (subject) =>
    singleSubject(
      `${id}_of_${subject.id}${judged.id}`,
      write(subject.name),
      (facts) => lordOfSign(judged.of(facts), place.of(facts).signs[subject.one(facts)]),
      requirementsOf(subject, place, judged),
    );

/** Lord of the navamsa sign of a graha, determined in the chart under test. */
export const navamsaLordOf: Part = lordOfSignIn('navamsa_lord', IN_NAVAMSA, SAME_CHART, (name) => `lord of N(${name})`);
/** The same, determined in the navamsa. */
export const navamsaLordByNavamsa: Part = lordOfSignIn(
  'navamsa_lord',
  IN_NAVAMSA,
  IN_NAVAMSA,
  (name) => `D-9 lord of N(${name})`,
);
/** Lord of the drekkana sign of a graha, determined in the drekkana. */
export const drekkanaLordByDrekkana: Part = lordOfSignIn(
  'drekkana_lord',
  IN_DREKKANA,
  IN_DREKKANA,
  (name) => `D-3 lord of the drekkana sign of ${name}`,
);

/** Lord of the Ascendant of the navamsa, determined there. */
export const NAVAMSA_LAGNA_LORD: SingleSubject<YogaFacts> = singleSubject(
  'lord_1_of_navamsa',
  'lord of N Lagna',
  (facts) => IN_NAVAMSA.of(facts).lords[1],
  IN_NAVAMSA.requirements,
);

/** Lord of the arudha of a house. */
export const arudhaLordOf = (house: House): SingleSubject<YogaFacts> =>
  singleSubject(`lord_of_arudha_${house}`, `lord of A${house}`, (facts) =>
    lordOfSign(facts, facts.arudhas()[house - 1] as Sign),
  );

const karaka = (id: 'atma' | 'putra', name: string): SingleSubject<YogaFacts> =>
  singleSubject(`${id}_karaka`, name, ({ ofBirth }) => known(ofBirth.karakas)[id], requirementSet('karakas'));

/** Chara karakas of the scheme of eight. */
export const ATMA_KARAKA = karaka('atma', 'AK');
export const PUTRA_KARAKA = karaka('putra', 'PK');
