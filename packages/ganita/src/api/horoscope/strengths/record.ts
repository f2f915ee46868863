import { recordFrom } from '@ganita/core/records.js';
import type { BhavaBala } from '@ganita/core/strengths/bhavaBala.js';
import type { KalaBala } from '@ganita/core/strengths/shadbala/kala.js';
import type { SthanaBala } from '@ganita/core/strengths/shadbala/sthana.js';
import type { Vaiseshikamsa } from '@ganita/core/strengths/vargaStrengths/vaiseshikamsa.js';
import { VARGA_SCHEMES } from '@ganita/core/strengths/vargaStrengths/vargaSchemes.data.js';
import { GRAHAS, PLANETS } from '@ganita/core/zodiac/grahas.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { SectionResults } from '../../../calculations/natal/sectionTable.js';
import { HOUSE_KEYS } from '../../schema/maps.js';
import type { Wire } from '../../schema/wire.js';
import { byKeys } from '../../values/byKeys.js';
import { named, namedOrNull } from '../../values/names.js';
import { round6, splitLongitude } from '../../values/numbers.js';
import type {
  bhavaBalaSchema,
  bhavaSchema,
  kalaSchema,
  otherBalaDetailsSchema,
  otherBalaSchema,
  shadBalaSchema,
  sthanaSchema,
  vaiseshikamsaBalaSchema,
  vimsopakaBalaSchema,
} from './schema.js';

/** Shadbala by planet: every part under its own name. */
export const shadBalaRecord = (shadbala: SectionResults['shad_bala']): Wire<typeof shadBalaSchema> =>
  recordFrom(PLANETS, (planet) => {
    const of = shadbala[planet];
    return {
      sthana: sthanaRecord(of.sthana),
      dig: round6(of.dig),
      kala: kalaRecord(of.kala),
      cheshta: round6(of.cheshta.bala),
      naisargika: of.naisargika,
      drik: round6(of.drik),
      total_virupas: round6(of.totalVirupas),
      total_rupas: round6(of.totalRupas),
      required_rupas: of.requiredRupas,
      ratio: round6(of.ratio),
      ishta_phala: round6(of.ishta),
      kashta_phala: round6(of.kashta),
    };
  });

const sthanaRecord = ({
  uccha,
  saptavargaja,
  ojayugma,
  kendradi,
  drekkana,
  total,
}: SthanaBala): Wire<typeof sthanaSchema> => ({
  uccha: round6(uccha),
  saptavargaja,
  ojayugma,
  kendradi,
  drekkana,
  total: round6(total),
});

const kalaRecord = (kala: KalaBala): Wire<typeof kalaSchema> => ({
  natonnata: round6(kala.natonnata),
  paksha: round6(kala.paksha),
  tribhaga: kala.tribhaga,
  abda: kala.abda,
  masa: kala.masa,
  vara: kala.vara,
  hora: kala.hora,
  ayana: round6(kala.ayana),
  yuddha: round6(kala.yuddha),
  total: round6(kala.total),
});

/** Strength of each house, 1..12. */
export const bhavaBalaRecord = (houses: SectionResults['bhava_bala']): Wire<typeof bhavaBalaSchema> =>
  byKeys(HOUSE_KEYS, houses, houseRecord);

const houseRecord = ({
  adhipati,
  dig,
  drishti,
  totalVirupas,
  totalRupas,
  rank,
}: BhavaBala): Wire<typeof bhavaSchema> => ({
  adhipati: round6(adhipati),
  dig,
  drik: round6(drishti),
  total_virupas: round6(totalVirupas),
  total_rupas: round6(totalRupas),
  rank,
});

/** The other balas by planet. */
export const otherBalaRecord = (
  strengths: SectionResults['other_bala'],
  language: Language,
): Wire<typeof otherBalaSchema> => ({
  harsha_bala: recordFrom(PLANETS, (planet) => {
    const { place, dignity, genderHouse, dayNight, total } = strengths.harshaBala[planet];
    return { place, dignity, gender_house: genderHouse, day_night: dayNight, total };
  }),
  pancha_vargeeya_bala: recordFrom(PLANETS, (planet) => {
    const of = strengths.panchaVargeeyaBala[planet];
    return {
      kshetra: of.kshetra,
      uccha: round6(of.uccha),
      hadda: of.hadda,
      ...named('hadda_lord', of.haddaLord, WORDS[language].zodiac.body),
      drekkana: of.drekkana,
      navamsa: of.navamsa,
      sum: round6(of.sum),
      total: round6(of.total),
    };
  }),
  dwadhasa_vargeeya_bala: recordFrom(PLANETS, (planet) => {
    const { vargas, count, net } = strengths.dwadasaVargeeyaBala[planet];
    return { vargas, total: count, net };
  }),
  ishta_phala: recordFrom(PLANETS, (planet) => round6(strengths.ishtaKashta[planet].ishta)),
  kashta_phala: recordFrom(PLANETS, (planet) => round6(strengths.ishtaKashta[planet].kashta)),
});

/** What the balas are computed from, rays, subhanka and drishti. */
export function otherBalaDetailsRecord(
  strengths: SectionResults['other_bala'],
  language: Language,
): Wire<typeof otherBalaDetailsSchema> {
  const { body } = WORDS[language].zodiac;
  const { year, month, weekday, hora, tribhaga } = strengths.timeLords;
  return {
    natural_benefics: PLANETS.filter((planet) => strengths.natures[planet] === 'benefic'),
    natural_malefics: PLANETS.filter((planet) => strengths.natures[planet] === 'malefic'),
    time_lords: { year, month, weekday, hora, tribhaga },
    saptavargaja: recordFrom(PLANETS, (planet) => strengths.shadbala[planet].sthana.saptavargajaByVarga),
    cheshta_kendra_degrees: recordFrom(PLANETS, (planet) => round6(strengths.shadbala[planet].cheshta.kendraDeg)),
    bhava_madhyas: byKeys(HOUSE_KEYS, strengths.bhavaBala, ({ madhyaDeg, lord }) => ({
      absolute_longitude: splitLongitude(madhyaDeg).absolute,
      ...named('lord', lord, body),
    })),
    rashmi: recordFrom(PLANETS, (planet) => {
      const { uccha, cheshta, subha, asubha } = strengths.rashmi[planet];
      return {
        uccha_rashmi: round6(uccha),
        cheshta_rashmi: round6(cheshta),
        subha_rashmi: round6(subha),
        asubha_rashmi: round6(asubha),
      };
    }),
    subhanka: recordFrom(PLANETS, (planet) => ({
      subhanka: strengths.subhanka[planet],
      asubhanka: 60 - strengths.subhanka[planet],
    })),
    drishti_strengths: recordFrom(GRAHAS, (graha) => {
      const { grahas, houses } = strengths.drishti[graha];
      return {
        on_planets: recordFrom(GRAHAS, (to) => round6(grahas[to])),
        on_houses: recordFrom(HOUSE_KEYS, (house) => round6(houses[house])),
      };
    }),
  };
}

const vaiseshikamsaRecord = ({ amsa, vargas }: Vaiseshikamsa, language: Language) => ({
  ...namedOrNull('vaiseshikamsa', amsa, WORDS[language].strengths.vaiseshikamsa),
  vargas,
});

/** Twenty-point strength by group and graha. */
export const vimsopakaBalaRecord = (
  { vimsopaka, vaiseshikamsa }: SectionResults['vimsopaka_bala'],
  language: Language,
): Wire<typeof vimsopakaBalaSchema> =>
  recordFrom(VARGA_SCHEMES, (scheme) =>
    recordFrom(GRAHAS, (graha) => {
      const { score, points } = vimsopaka[scheme][graha];
      return {
        score: round6(score),
        ...vaiseshikamsaRecord(vaiseshikamsa[scheme][graha], language),
        varga_points: points,
      };
    }),
  );

/** Vaiseshikamsa by group and graha. */
export const vaiseshikamsaBalaRecord = (
  groups: SectionResults['vaiseshikamsa_bala'],
  language: Language,
): Wire<typeof vaiseshikamsaBalaSchema> =>
  recordFrom(VARGA_SCHEMES, (scheme) =>
    recordFrom(GRAHAS, (graha) => {
      const of = groups[scheme][graha];
      return { score: of.count, ...vaiseshikamsaRecord(of, language) };
    }),
  );
