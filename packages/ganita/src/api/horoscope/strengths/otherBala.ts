import { recordFrom } from '@ganita/core/records.js';
import { SAPTAVARGA_KEYS } from '@ganita/core/strengths/shadbala/saptavargaja.js';
import { GRAHAS, PLANETS } from '@ganita/core/zodiac/grahas.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { described, oneOf } from '../../../calculations/fields/schema.js';
import type { SectionResults } from '../../../calculations/natal/sectionTable.js';
import { grahaId } from '../../schema/bodies.js';
import { HOUSE_KEYS, recordOf } from '../../schema/maps.js';
import { namedFields } from '../../schema/nameFields.js';
import { absoluteLongitudeSchema } from '../../schema/positionFields.js';
import type { Wire } from '../../schema/wire.js';
import { byKeys } from '../../values/byKeys.js';
import { named } from '../../values/names.js';
import { round6, splitLongitude } from '../../values/numbers.js';
import { section } from '../section.js';
import { virupas, virupasTo } from './units.js';
import { vargaList } from './vargaStrengths.js';

const planetId = oneOf(PLANETS, { title: 'Planet', description: 'one of the seven planets that own signs' });

const five = (what: string) => Type.Integer({ minimum: 0, maximum: 5, description: `${what}: 5 or 0` });

const units = (maximum: number, what: string) => Type.Number({ minimum: 0, maximum, description: `${what}, in units` });

const rays = (maximum: number, what: string) => Type.Number({ minimum: 0, maximum, description: `${what}, in rays` });

const harshaBala = Type.Object(
  {
    place: five('in its house of joy'),
    dignity: five('in its own or exaltation sign'),
    gender_house: five('in a house of its sex'),
    day_night: five('born in its half of the day'),
    total: Type.Integer({ minimum: 0, maximum: 20, description: 'sum of the four, 0 to 20' }),
  },
  { title: 'HarshaBala', description: 'harsha bala of Tajika: strength by joy, four parts of 5' },
);

const panchaVargeeyaBala = Type.Object(
  {
    kshetra: units(30, 'by the sign'),
    uccha: units(20, 'nearness to the exaltation point'),
    hadda: units(15, 'by the lord of the hadda'),
    ...namedFields('hadda_lord', described(planetId, 'lord of the hadda in which the planet is')),
    drekkana: units(10, 'by the lord of the drekkana'),
    navamsa: units(5, 'by the lord of the navamsa'),
    sum: units(80, 'sum of the five'),
    total: units(20, 'a quarter of the sum'),
  },
  { title: 'PanchaVargeeyaBala', description: 'pancha vargeeya bala of Tajika: strength by five positions' },
);

const dwadasaVargeeyaBala = Type.Object(
  {
    vargas: vargaList("vargas in an own, exaltation or friend's sign"),
    total: Type.Integer({ minimum: 0, maximum: 12, description: 'how many vargas, of D-1 to D-12' }),
    net: Type.Integer({ minimum: -12, maximum: 12, description: 'good less bad vargas: 2 `total` - 12' }),
  },
  { title: 'DwadasaVargeeyaBala', description: 'dwadasa vargeeya bala of Tajika: strength by twelve vargas' },
);

const otherBalaDetailsSchema = Type.Object(
  {
    natural_benefics: Type.Array(planetId, {
      description: 'planets that the balas count as benefics; a Moon in neither list is neither',
    }),
    natural_malefics: Type.Array(planetId, { description: 'planets that the balas count as malefics' }),
    time_lords: Type.Object(
      {
        year: described(planetId, 'lord of the year of 360 days: has abda bala'),
        month: described(planetId, 'lord of the month of 30 days: has masa bala'),
        weekday: described(planetId, 'lord of the vara: has vara bala'),
        hora: described(planetId, 'lord of the hour: has hora bala'),
        tribhaga: described(
          planetId,
          'lord of the third of the day or night: has tribhaga bala, as Jupiter always has',
        ),
      },
      { title: 'TimeLords', description: 'planets that get a part of kala bala as lords of a time' },
    ),
    saptavargaja: recordOf(
      PLANETS,
      recordOf(SAPTAVARGA_KEYS, virupasTo(45, 'dignity in the varga'), {
        title: 'Saptavargaja',
        description: 'dignity of a planet in each of the seven vargas, in virupas',
      }),
      { description: 'saptavargaja bala of each planet by varga' },
    ),
    cheshta_kendra_degrees: recordOf(
      PLANETS,
      Type.Number({ minimum: 0, maximum: 180, description: 'cheshta kendra in degrees' }),
      { description: 'cheshta kendra of each planet, which its motion gives, 0 to 180 degrees' },
    ),
    bhava_madhyas: recordOf(
      HOUSE_KEYS,
      Type.Object(
        {
          absolute_longitude: absoluteLongitudeSchema,
          ...namedFields('lord', described(grahaId, 'lord of its sign')),
        },
        { title: 'BhavaMadhya', description: 'middle of a house, and the lord of its sign' },
      ),
      { description: 'bhava madhya of each house by Sripati' },
    ),
    rashmi: recordOf(
      PLANETS,
      Type.Object(
        {
          uccha_rashmi: rays(14, 'from nearness to exaltation'),
          cheshta_rashmi: rays(14, 'from motion'),
          subha_rashmi: rays(7, 'good ones'),
          asubha_rashmi: rays(7, 'bad ones, the rest of 8'),
        },
        { title: 'Rashmi', description: 'rays of a planet' },
      ),
      { description: 'rashmi, the rays, of each planet' },
    ),
    subhanka: recordOf(
      PLANETS,
      Type.Object(
        { subhanka: units(60, 'good, by dignity'), asubhanka: units(60, 'bad, the rest of 60') },
        { title: 'Subhanka', description: 'good and bad share of a planet by its dignity' },
      ),
      { description: 'subhanka of each planet' },
    ),
    drishti_strengths: recordOf(
      GRAHAS,
      Type.Object(
        {
          on_planets: recordOf(GRAHAS, virupas('aspect on that graha'), { description: 'its drishti on each graha' }),
          on_houses: recordOf(HOUSE_KEYS, virupas('aspect on the point of that house'), {
            description: 'its drishti on the point of each house',
          }),
        },
        { title: 'DrishtiStrengths', description: 'aspects that a graha casts, by degrees, in virupas' },
      ),
      { description: 'aspects of each graha on the grahas and the houses' },
    ),
  },
  { title: 'OtherBalaDetails', description: 'what the balas are computed from, and rays, subhanka and drishti' },
);

/** What the balas are computed from, rays, subhanka and drishti. */
function otherBalaDetailsRecord(
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

export const otherBalaSection = section({
  schema: Type.Object(
    {
      harsha_bala: recordOf(PLANETS, harshaBala, { description: 'harsha bala of each planet, 0 to 20' }),
      pancha_vargeeya_bala: recordOf(PLANETS, panchaVargeeyaBala, {
        description: 'pancha vargeeya bala of each planet, 0 to 20 units',
      }),
      dwadhasa_vargeeya_bala: recordOf(PLANETS, dwadasaVargeeyaBala, {
        description: 'dwadasa vargeeya bala of each planet, 0 to 12 vargas',
      }),
      ishta_phala: recordOf(PLANETS, virupasTo(60, 'ishta phala'), {
        description: 'ishta phala, the good results, of each planet',
      }),
      kashta_phala: recordOf(PLANETS, virupasTo(60, 'kashta phala'), {
        description: 'kashta phala, the bad results, of each planet',
      }),
    },
    { description: 'the balas of Tajika and ishta and kashta phala, in D-1, of the seven planets' },
  ),
  record: (strengths: SectionResults['other_bala'], language) => ({
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
  }),
  words: ['planets'],
  details: {
    schema: otherBalaDetailsSchema,
    record: otherBalaDetailsRecord,
  },
});
