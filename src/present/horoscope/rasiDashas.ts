import type { Language } from '../../calculations/fields/languages.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import type { RasiDashaLord, RasiDashaSeed } from '../../core/dashas/rasi/rasiDashas.js';
import { SIGNS, type Sign } from '../../core/zodiac/signs.js';
import { annualDashaWords, rasiDashaWords } from '../../i18n/areas/rasiDashas.js';
import { round6, splitLongitude } from '../values/numbers.js';
import { signRecord } from '../values/position.js';
import { dashaRecord, type PeriodRecord } from './dashas.js';

type Ruler = Readonly<Record<string, unknown>>;

const prefixed = (prefix: string, { sign, sign_index }: ReturnType<typeof signRecord>): Ruler => ({
  [`${prefix}_sign`]: sign,
  [`${prefix}_sign_index`]: sign_index,
});

/** What names the ruler of a period: a sign, the signs of three wheels, or a svara. */
function rulers(language: Language): (lord: RasiDashaLord) => Ruler {
  const signs = Object.fromEntries(SIGNS.map((sign) => [sign, signRecord(sign, language)])) as Readonly<
    Record<Sign, ReturnType<typeof signRecord>>
  >;
  return (lord) => {
    if (typeof lord !== 'string') {
      return { ...signs[lord.lagna], ...prefixed('moon', signs[lord.moon]), ...prefixed('sun', signs[lord.sun]) };
    }
    return lord in signs ? signs[lord as Sign] : { lord };
  };
}

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
  const period: PeriodRecord<RasiDashaLord> = (lord, start, end, periods) =>
    periods === null ? { ...ruler(lord), start, end } : { ...ruler(lord), start, end, periods };
  const common = { applicable: true } as const;
  return Object.fromEntries([
    ...systems.map((one) => [
      one.id,
      {
        name: rasiDashaWords[language][one.id],
        ...common,
        year_days: one.year.days,
        seed: seedRecord(one.seed, ruler),
        ...dashaRecord(one, { year: one.year, utcOffsetHours }, period, ruler),
      },
    ]),
    ...annual.map((one) => [
      one.id,
      {
        name: annualDashaWords[language][one.id],
        ...common,
        year_days: one.year.days,
        seed: { kind: 'sign', ...ruler(one.first) },
        ...dashaRecord(one, { year: one.year, utcOffsetHours }, period, ruler),
        details: prefixed('house', signRecord(one.houseSign, language)),
      },
    ]),
  ]);
}
