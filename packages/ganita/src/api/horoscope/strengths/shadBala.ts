import { recordFrom } from '@ganita/core/records.js';
import type { KalaBala } from '@ganita/core/strengths/shadbala/kala.js';
import type { SthanaBala } from '@ganita/core/strengths/shadbala/sthana.js';
import { PLANETS } from '@ganita/core/zodiac/grahas.js';
import { Type } from 'typebox';
import type { SectionResults } from '../../../calculations/natal/sectionTable.js';
import { recordOf } from '../../schema/maps.js';
import type { Wire } from '../../schema/wire.js';
import { round6 } from '../../values/numbers.js';
import { section } from '../section.js';
import { rupas, virupas, virupasTo } from './units.js';

const sthanaSchema = Type.Object(
  {
    uccha: virupasTo(60, 'nearness to the exaltation point'),
    saptavargaja: virupasTo(225, 'dignity in seven vargas, summed'),
    ojayugma: virupasTo(30, 'odd or even sign in D-1 and in D-9'),
    kendradi: virupasTo(60, 'house: kendra, panaphara or apoklima'),
    drekkana: virupasTo(15, 'third of the sign, by the sex of the planet'),
    total: virupas('sum of the five'),
  },
  { title: 'SthanaBala', description: 'sthana bala: strength of place, in virupas' },
);

const kalaSchema = Type.Object(
  {
    natonnata: virupasTo(60, 'nearness to noon or to midnight'),
    paksha: virupasTo(120, "half of the lunar month; the Moon's is doubled"),
    tribhaga: virupasTo(60, 'as lord of the third of day or night'),
    abda: virupasTo(15, 'as lord of the year'),
    masa: virupasTo(30, 'as lord of the month'),
    vara: virupasTo(45, 'as lord of the day'),
    hora: virupasTo(60, 'as lord of the hour'),
    ayana: virupas("declination; the Sun's is doubled"),
    yuddha: virupas('planetary war: gained positive, lost negative'),
    total: virupas('sum of the nine'),
  },
  { title: 'KalaBala', description: 'kala bala: strength of time, in virupas' },
);

const shadBala = Type.Object(
  {
    sthana: sthanaSchema,
    dig: virupasTo(60, 'dig bala: strength of direction'),
    kala: kalaSchema,
    cheshta: virupas('cheshta bala: strength of motion'),
    naisargika: virupasTo(60, 'naisargika bala: natural strength'),
    drik: virupas('drik bala: strength of aspects, of malefics negative'),
    total_virupas: virupas('sum of the six'),
    total_rupas: rupas,
    required_rupas: Type.Number({ description: 'rupas that the planet requires to be strong' }),
    ratio: Type.Number({ description: '`total_rupas` / `required_rupas`; strong from 1' }),
    ishta_phala: virupasTo(60, 'ishta phala: good results'),
    kashta_phala: virupasTo(60, 'kashta phala: bad results'),
  },
  { title: 'ShadBala', description: 'shadbala: the sixfold strength of a planet, each part by its name' },
);

export const shadBalaSection = section({
  schema: recordOf(PLANETS, shadBala, {
    description: 'shadbala of each of the seven planets, in D-1',
  }),
  record: (shadbala: SectionResults['shad_bala']) =>
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
    }),
  words: ['planets'],
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
