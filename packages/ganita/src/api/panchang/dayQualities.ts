import type { DayWindows } from '@ganita/core/panchanga/dayWindows.js';
import { DAY_YOGA_IDS } from '@ganita/core/panchanga/dayYogas.js';
import { HIGHEST_LAGNA_LATITUDE_DEG } from '@ganita/core/panchanga/lagnaSpans.js';
import type { DayQualities } from '@ganita/core/panchanga/panchangParts.js';
import { WINDOW_IDS, type WindowId } from '@ganita/core/panchanga/windows.js';
import { recordFrom } from '@ganita/core/records.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { type TSchema, Type } from 'typebox';
import { described, nullable } from '../../calculations/fields/schema.js';
import { signStaySchema } from '../schema/angaFields.js';
import { grahaId } from '../schema/bodies.js';
import { recordOf } from '../schema/maps.js';
import { momentOf, windowFields, windowSchema, windows } from '../schema/moments.js';
import { nakshatraNamedFields, nakshatraRowFields } from '../schema/nakshatraFields.js';
import { displayWord, idAndNameFields, idIn, namedFields, namedOrNullFields } from '../schema/nameFields.js';
import { signFields, signNamedFields, signSchema } from '../schema/positionFields.js';
import type { Clock } from '../values/clock.js';
import { named } from '../values/names.js';
import { signRecord } from '../values/position.js';
import { dayPartsRecord } from './dayParts.js';
import { dayStatesRecord } from './dayStates.js';

type Fields = Readonly<Record<string, TSchema>>;

const { panchangaDay } = WORDS.en;
const worldId = idIn(panchangaDay.world, 'World', 'heaven, earth or nether world');

const row = <F extends Fields>(title: string, description: string, fields: F) =>
  Type.Object({ ...fields, ...windowFields }, { title, description });
const quality = namedFields('quality', idIn(panchangaDay.partQuality, 'PartQuality', 'good, neutral or bad'));
const dayAndNight = <S extends TSchema>(title: string, part: S, description: string) =>
  nullable(
    Type.Object(
      {
        day: Type.Array(part, { description: 'from sunrise to sunset' }),
        night: Type.Array(part, { description: 'from sunset to the next sunrise' }),
      },
      { title, description: `${description}; null where the Sun does not rise or set` },
    ),
  );

/** A moment of a day, where it has one. */
export const moment = (what: string) =>
  nullable(momentOf(`${what}; null where the day has none, from sunrise to sunrise`));

const WHERE_ALL_RISE = `null beyond ${HIGHEST_LAGNA_LATITUDE_DEG} degrees of latitude, where some signs never rise`;

const taraRow = row('TaraBalaPeriod', 'a stay of the Moon in a nakshatra, and whom it favours', {
  ...nakshatraNamedFields('moon_nakshatra'),
  favourable_nakshatras: Type.Array(
    Type.Object(nakshatraRowFields, {
      title: 'NamedNakshatra',
      description: 'a nakshatra with its word and number',
    }),
    { description: 'birth nakshatras for which the tara of the period is good' },
  ),
});
const chandraRow = row('ChandraBalaPeriod', 'a stay of the Moon in a sign, and whom it favours', {
  ...signNamedFields('moon_sign'),
  favourable_signs: Type.Array(signSchema, { description: 'birth signs of the Moon for which the period is good' }),
  ...signNamedFields('chandrashtama_for'),
});

const NO_SUN = 'null without a sunrise or sunset';
const windowOf = (what: string) => nullable(described(windowSchema, `${what}; ${NO_SUN}`));

/** The windows that occur once a day. */
const singleWindows = {
  rahu_kalam: windowOf("Rahu's eighth of the day"),
  yamaganda: windowOf("Jupiter's eighth of the day"),
  gulika: windowOf("Saturn's eighth of the day"),
  abhijit: windowOf('8th of 15 parts of the day; null on Wednesday too, by the rule `abhijit_on_wednesday`'),
  brahma_muhurta: windowOf('14th of 15 parts of the night before'),
  pratah_sandhya: windowOf('last of 10 parts of the night before'),
  sayahna_sandhya: windowOf('first of 10 parts of the night'),
  godhuli: windowOf('first of 30 parts of the night'),
  vijaya: windowOf('11th of 15 parts of the day'),
  nishita: windowOf('8th of 15 parts of the night'),
  pradosha: windowOf('first of 5 parts of the night'),
  pratah_kala: windowOf('first fifth of the day'),
  sangava_kala: windowOf('second fifth of the day'),
  madhyahna_kala: windowOf('third fifth of the day'),
  aparahna_kala: windowOf('fourth fifth of the day'),
  sayahna_kala: windowOf('last fifth of the day'),
} as const satisfies Readonly<Record<WindowId, TSchema>>;

/** What is favourable in a day and what is not. */
export const qualityFields = {
  madhyahna: moment('middle of the day'),
  ...singleWindows,
  durmuhurta: nullable(windows(`fifteenths of day and night to avoid, by the weekday; ${NO_SUN}`)),
  choghadiya: dayAndNight(
    'Choghadiyas',
    row('Choghadiya', 'an eighth of a day or night, good or bad', {
      ...idAndNameFields(idIn(panchangaDay.choghadiya, 'ChoghadiyaId', 'id of a choghadiya')),
      ...namedFields('lord', grahaId),
      ...quality,
    }),
    'eighths of day and night',
  ),
  gowri: dayAndNight(
    'Gowris',
    row('Gowri', 'an eighth of a day or night, good or bad', {
      ...idAndNameFields(idIn(panchangaDay.gowri, 'GowriId', 'id of a gowri part')),
      ...quality,
    }),
    'eighths of day and night by the gowri panchangam',
  ),
  hora: dayAndNight(
    'Horas',
    row('Hora', 'a twelfth of a day or night under a planet', namedFields('lord', grahaId)),
    'twelfths of day and night',
  ),
  muhurtas: dayAndNight(
    'Muhurtas',
    row('Muhurta', 'a fifteenth of a day or night', {
      ...idAndNameFields(idIn(panchangaDay.muhurta, 'MuhurtaId', 'id of one of the thirty muhurtas')),
      ...quality,
    }),
    'fifteenths of day and night',
  ),
  varjyam: windows('part of each nakshatra to avoid, where it starts in the day'),
  amrita_kala: windows('favourable part of each nakshatra, where it starts in the day'),
  special_yogas: recordOf(
    DAY_YOGA_IDS,
    Type.Object(
      { name: displayWord, present_during: windows('when it is present; empty where it is absent') },
      { title: 'DayYoga', description: 'a yoga of the day, and when it is present' },
    ),
    { title: 'DayYogas', description: 'yogas of weekday, tithi and nakshatra, by id, present or not' },
  ),
  bhadra: Type.Array(
    row('Bhadra', 'a time of the karana Vishti', {
      ...signNamedFields('moon_sign'),
      ...namedFields('residence', described(worldId, 'where bhadra resides, by the sign of the Moon')),
    }),
    { description: 'when the karana is Vishti' },
  ),
  anandadi: Type.Array(
    row(
      'AnandadiYoga',
      'a yoga of weekday and nakshatra',
      idAndNameFields(idIn(panchangaDay.anandadi, 'AnandadiId', 'id of an anandadi yoga')),
    ),
    { description: 'yogas of weekday and nakshatra, 28 in turn' },
  ),
  tamil_yoga: Type.Array(
    row(
      'TamilYoga',
      'a yoga of weekday and nakshatra',
      idAndNameFields(idIn(panchangaDay.tamilYoga, 'TamilYogaId', 'id of a Tamil yoga')),
    ),
    { description: 'yogas of weekday and nakshatra of Tamil almanacs' },
  ),
  chandra_bala_periods: Type.Array(chandraRow, { description: 'strength by the sign of the Moon' }),
  tara_bala_periods: Type.Array(taraRow, { description: 'strength by the nakshatra of the Moon' }),
  panchaka_rahita: nullable(
    Type.Array(
      row('PanchakaPeriod', 'a time of one rising sign and the same angas', {
        ...signFields,
        ...namedOrNullFields('panchaka', {
          ...idIn(panchangaDay.panchakaRahita, 'PanchakaId', 'id of a panchaka'),
          description: 'the panchaka of the period; null is free of one',
        }),
      }),
      { description: `panchakas by the rising sign; ${WHERE_ALL_RISE}` },
    ),
  ),
  lagnas: nullable(Type.Array(signStaySchema, { description: `rising signs; ${WHERE_ALL_RISE}` })),
  ...namedFields('disha_shool', idIn(panchangaDay.direction, 'Direction', 'direction to avoid on a journey')),
  ...namedFields('agni_vasa', described(worldId, 'where fire resides')),
  ...namedFields('shiva_vasa', idIn(panchangaDay.shivaVasa, 'ShivaVasa', 'where Shiva resides')),
};

/** Windows, yogas and strengths of a day. */
export const qualitiesRecord = (day: DayQualities, clock: Clock, language: Language) => ({
  ...windowsRecord(day.windows, clock, language),
  ...dayStatesRecord(day.states, clock, language),
  lagnas: day.lagnas?.map((lagna) => ({ ...signRecord(lagna.sign, language), ...clock.span(lagna) })) ?? null,
  ...named('disha_shool', day.dishaShool, WORDS[language].panchangaDay.direction),
  ...named('agni_vasa', day.agniVasa, WORDS[language].panchangaDay.world),
  ...named('shiva_vasa', day.shivaVasa, WORDS[language].panchangaDay.shivaVasa),
});

/** What depends on sunrise: null throughout where the Sun does not rise or set. */
function windowsRecord(windows: DayWindows | null, clock: Clock, language: Language) {
  return {
    madhyahna: clock.momentOrNull(windows?.madhyahnaJdUt ?? null),
    ...recordFrom(WINDOW_IDS, (id) => {
      const window = windows?.windows[id] ?? null;
      return window && clock.window(window);
    }),
    durmuhurta: windows?.durmuhurta.map(clock.window) ?? null,
    ...(windows === null
      ? { choghadiya: null, gowri: null, hora: null, muhurtas: null }
      : dayPartsRecord(windows, clock, language)),
  };
}
