import type { Language } from '../../calculations/fields/languages.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import type { RasiDashaLord, RasiDashaSeed } from '../../core/dashas/rasi/rasiDashas.js';
import type { SignTriple } from '../../core/dashas/rasi/sudarshana.js';
import { SIGNS, type Sign, signIndex } from '../../core/zodiac/signs.js';
import { annualDashaName, rasiDashaName } from '../../i18n/compoundNames.js';
import { WORDS } from '../../i18n/words.js';

import { round6, splitLongitude } from '../values/numbers.js';
import { signRecord } from '../values/position.js';
import { dashaRecord, type PeriodRecord } from './dashas.js';

type Ruler = Readonly<Record<string, unknown>>;

const isSign = (lord: string): lord is Sign => (SIGNS as readonly string[]).includes(lord);

/** Signs of the three wheels of the Sudarshana chakra: that of the Ascendant stands for the period. */
function wheelsRecord({ lagna, moon, sun }: SignTriple, language: Language) {
  const words = WORDS[language].zodiac.sign;
  return {
    sign: words[lagna],
    sign_index: signIndex(lagna),
    moon_sign: words[moon],
    moon_sign_index: signIndex(moon),
    sun_sign: words[sun],
    sun_sign_index: signIndex(sun),
  };
}

/** What names the ruler of a period: a sign, the signs of three wheels, or a svara. */
const rulers =
  (language: Language) =>
  (lord: RasiDashaLord): Ruler => {
    if (typeof lord !== 'string') return wheelsRecord(lord, language);
    return isSign(lord) ? signRecord(lord, language) : { lord };
  };

/** Periods that signs rule, written out field by field: an answer holds some fifteen thousand. */
function signPeriod(language: Language): PeriodRecord<Sign> {
  const words = WORDS[language].zodiac.sign;
  return (lord, start, end, periods) =>
    periods === null
      ? { sign: words[lord], sign_index: signIndex(lord), start, end }
      : { sign: words[lord], sign_index: signIndex(lord), start, end, periods };
}

/** Periods of whatever ruler. */
const anyPeriod =
  (ruler: (lord: RasiDashaLord) => Ruler): PeriodRecord<RasiDashaLord> =>
  (lord, start, end, periods) =>
    periods === null ? { ...ruler(lord), start, end } : { ...ruler(lord), start, end, periods };

function seedRecord(seed: RasiDashaSeed, ruler: (lord: RasiDashaLord) => Ruler) {
  switch (seed.kind) {
    case 'sign':
      return { kind: seed.kind, ...ruler(seed.sign) };
    case 'signs':
      return { ...ruler(seed), kind: seed.kind };
    case 'pada':
      return {
        kind: seed.kind,
        number: seed.pada,
        elapsed_fraction: round6(seed.elapsed),
        longitude: splitLongitude(seed.longitudeDeg).absolute,
      };
    case 'part_of_28':
      return { kind: seed.kind, number: seed.number, elapsed_fraction: round6(seed.elapsed) };
  }
}

/** The rasi dashas by id, in the order of the contract; after them the annual ones. */
export function rasiDashasRecord(
  { systems, annual, utcOffsetHours }: SectionResults['rasi_dashas'],
  language: Language,
) {
  const ruler = rulers(language);
  const [ofSign, ofAny] = [signPeriod(language), anyPeriod(ruler)];
  /** Only signs rule the periods of a dasha that begins from a sign or a pada. */
  const periodOf = ({ kind }: RasiDashaSeed): PeriodRecord<RasiDashaLord> =>
    kind === 'sign' || kind === 'pada' ? (ofSign as PeriodRecord<RasiDashaLord>) : ofAny;
  const common = { applicable: true } as const;
  return Object.fromEntries([
    ...systems.map((one) => [
      one.id,
      {
        name: rasiDashaName(one.id, language),
        ...common,
        year_days: one.year.days,
        seed: seedRecord(one.seed, ruler),
        ...dashaRecord(one, { year: one.year, utcOffsetHours }, periodOf(one.seed), ruler),
      },
    ]),
    ...annual.map((one) => [
      one.id,
      {
        name: annualDashaName(one.id, language),
        ...common,
        year_days: one.year.days,
        seed: { kind: 'sign', ...ruler(one.first) },
        ...dashaRecord(one, { year: one.year, utcOffsetHours }, ofSign, ruler),
        details: {
          house_sign: WORDS[language].zodiac.sign[one.houseSign],
          house_sign_index: signIndex(one.houseSign),
        },
      },
    ]),
  ]);
}
