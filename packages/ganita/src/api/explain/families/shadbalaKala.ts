import { krantiDeg, STRONG_IN } from '@ganita/core/strengths/shadbala/ayana.js';
import { STRONG_BY } from '@ganita/core/strengths/shadbala/dayAndNight.js';
import { DISC_DIAMETERS } from '@ganita/core/strengths/shadbala/kala.js';
import { PLANETS, type Planet } from '@ganita/core/zodiac/grahas.js';
import { weekdayAt, weekdayLord } from '@ganita/core/zodiac/weekdays.js';
import type { Known } from '../derivation.js';
import { apart, longitude, rounded, type Subject, where } from './shadbalaSteps.js';

export function natonnata({ of, steps, planet }: Subject): Known<number> {
  const angle = steps.input('hour_angle_of_Sun', of.context.sky.sunHourAngleDeg, 'degrees');
  const share = steps.number('from_noon', 'divide', steps.number('size', 'absolute', angle), 180);
  const day = steps.number('by_day', 'multiply', 60, steps.number('rest', 'subtract', 1, share));
  const night = steps.number('by_night', 'subtract', 60, day);
  const strong = steps.lookup('strong_by', 'natonnata', STRONG_BY[planet], planet);
  const byDay = steps.test('is_of_day', 'equal', strong, 'day');
  const isAlways = steps.test('is_always', 'equal', strong, 'always');
  const half = steps.number('half', 'choose', byDay, day, night);
  return rounded(steps, steps.number('virupas', 'choose', isAlways, 60, half));
}

export function paksha(subject: Subject): Known<number> {
  const { of, steps, planet } = subject;
  const distance = apart(steps, 'distance', longitude(subject, 'Moon'), longitude(subject, 'Sun'));
  const benefic = steps.number('benefic', 'divide', distance, 3);
  const malefic = steps.number('malefic', 'subtract', 60, benefic);
  const nature = steps.input(`${planet}.nature`, of.context.strengths().natures[planet]);
  const isMalefic = steps.test('is_malefic', 'equal', nature, 'malefic');
  const once = steps.number('once', 'choose', isMalefic, malefic, benefic);
  const times = steps.lookup('times', 'paksha times', planet === 'Moon' ? 2 : 1, planet);
  return rounded(steps, steps.number('virupas', 'multiply', times, once));
}

export function tribhaga({ of, steps, planet }: Subject): Known<number> {
  const { sky, strengths } = of.context;
  const { sunriseJdUt, sunsetJdUt, nextSunriseJdUt, isDayBirth } = sky.dayFrame;
  const [first, last] = isDayBirth ? [sunriseJdUt, sunsetJdUt] : [sunsetJdUt, nextSunriseJdUt];
  const half = isDayBirth ? 'day' : 'night';
  const start = steps.input(`${half}_start`, first as number, 'days');
  const end = steps.input(`${half}_end`, last as number, 'days');
  const gone = steps.number('gone', 'subtract', steps.input('birth', sky.jdUt as number, 'days'), start);
  const length = steps.number('length', 'subtract', end, start);
  const parts = steps.number('thirds', 'divide', steps.number('three_times', 'multiply', 3, gone), length);
  const within = steps.number('not_negative', 'maximum', 0, steps.number('third', 'floor', parts));
  const third = steps.number('third_of_half', 'minimum', 2, within);
  const lord = steps.lookup('lord', `tribhaga ${half}`, strengths().timeLords.tribhaga, third);
  const isLord = steps.test('is_lord', 'equal', planet, lord);
  const isJupiter = steps.test('is_jupiter', 'equal', planet, 'Jupiter');
  return where(steps, steps.test('has_it', 'any', isLord, isJupiter), 60);
}

/** Days since the epoch of the lords of time. */
export const ahargana = ({ of, steps }: Subject): Known<number> =>
  steps.input('ahargana', of.context.strengths().timeLords.ahargana, 'days');

/** The virupas of the lord of a weekday some days after the Tuesday of the epoch. */
export function lordOfDays({ steps, planet }: Subject, days: Known<number>, virupas: number): Known<number> {
  const index = steps.number('weekday_index', 'modulo', steps.number('since_sunday', 'add', 2, days), 7);
  const lord = steps.lookup('lord', 'weekday lords', weekdayLord(weekdayAt(index.value)), index);
  return where(steps, steps.test('is_lord', 'equal', planet, lord), virupas);
}

/** The lord of a span of so many days, counted on by so many weekdays for each. */
export const lordOfSpan =
  (length: number, weekdays: number, virupas: number) =>
  (subject: Subject): Known<number> => {
    const { steps } = subject;
    const whole = steps.number('spans', 'floor', steps.number('share', 'divide', ahargana(subject), length));
    const days = steps.number('days_on', 'add', steps.number('weekdays_on', 'multiply', weekdays, whole), 1);
    return lordOfDays(subject, days, virupas);
  };

export function hora({ of, steps, planet }: Subject): Known<number> {
  const { sky, strengths } = of.context;
  const { sunriseJdUt, weekday } = sky.dayFrame;
  const birth = steps.input('birth', sky.jdUt as number, 'days');
  const gone = steps.number('gone', 'subtract', birth, steps.input('sunrise', sunriseJdUt as number, 'days'));
  const hours = steps.number('whole_hours', 'floor', steps.number('hours', 'multiply', gone, 24));
  const number = steps.number('hora', 'minimum', 23, hours);
  const day = steps.number('three_times', 'multiply', 3, steps.input('weekday_of_sunrise', weekday as number));
  const index = steps.number('lord_index', 'modulo', steps.number('place', 'add', 3, day, number), 7);
  const lord = steps.lookup('lord', 'chaldean order', strengths().timeLords.hora, index);
  return where(steps, steps.test('is_lord', 'equal', planet, lord), 60);
}

/** Kranti of a planet by the table, signed. */
function kranti(subject: Subject): Known<number> {
  const { of, steps, planet } = subject;
  const ayanamsa = steps.input('ayanamsa', of.context.sky.ayanamsaDeg, 'degrees');
  const sayana = steps.number('sayana', 'add', longitude(subject, planet), ayanamsa);
  const turned = steps.number('sayana_turned', 'modulo', sayana, 360);
  const fromAries = steps.number('from_aries', 'minimum', turned, steps.number('back', 'subtract', 360, turned));
  const bhuja = steps.number('bhuja', 'minimum', fromAries, steps.number('from_libra', 'subtract', 180, fromAries));
  const minutes = Math.abs(krantiDeg(sayana.value)) * 60;
  const found = steps.number(
    'kranti_size',
    'divide',
    steps.interpolate('kranti_minutes', 'kranti', minutes, bhuja),
    60,
  );
  const isNorth = steps.test('is_north', 'less', turned, 180);
  return steps.number('kranti', 'choose', isNorth, found, steps.number('south', 'subtract', 0, found));
}

export function ayana(subject: Subject): Known<number> {
  const { steps, planet } = subject;
  const found = kranti(subject);
  const side = steps.lookup('strong_in', 'ayana', STRONG_IN[planet], planet);
  const other = steps.number('opposite', 'subtract', 0, found);
  const isSouth = steps.test('is_south', 'equal', side, 'south');
  const isBoth = steps.test('is_both', 'equal', side, 'both');
  const signed = steps.number('signed', 'choose', isSouth, other, found);
  const strength = steps.number('strength', 'choose', isBoth, steps.number('size', 'absolute', found), signed);
  const sixty = steps.number('sixty_times', 'multiply', steps.number('with_24', 'add', 24, strength), 60);
  const once = steps.number('once', 'divide', sixty, 48);
  const times = steps.lookup('times', 'ayana times', planet === 'Sun' ? 2 : 1, planet);
  return rounded(steps, steps.number('virupas', 'multiply', times, once));
}

type Warrior = keyof typeof DISC_DIAMETERS;
const isWarrior = (planet: Planet): planet is Warrior => planet in DISC_DIAMETERS;

/** What planetary war gives a planet: from each planet less than a degree away. */
export function yuddha(subject: Subject): Known<number> {
  const { of, steps, planet } = subject;
  if (!isWarrior(planet)) return steps.lookup('virupas', 'planets without war', 0, planet);
  const { shadbala } = of.context.strengths();
  const before = (one: Planet): Known<number> => {
    const { sthana, dig: ofDirection, kala } = shadbala[one];
    const items = kala.natonnata + kala.paksha + kala.tribhaga + kala.abda + kala.masa + kala.vara + kala.hora;
    return steps.input(`${one}.before_war`, sthana.total + ofDirection + items, 'virupas');
  };
  const gains = PLANETS.filter((one) => isWarrior(one) && one !== planet).map((one) => {
    const ahead = steps.number(`${one}_less`, 'subtract', longitude(subject, one), longitude(subject, planet));
    const forward = steps.number(`${one}_forward`, 'modulo', ahead, 360);
    const distance = steps.number(
      `${one}_apart`,
      'minimum',
      forward,
      steps.number(`${one}_back`, 'subtract', 360, forward),
    );
    const isWar = steps.test(`war_with_${one}`, 'less', distance, 1);
    if (!isWar.value) return steps.number(`${one}_gain`, 'choose', isWar, 1, 0);
    const size = steps.number(
      `${one}_difference`,
      'absolute',
      steps.number(`${one}_less_strong`, 'subtract', before(planet), before(one as Planet)),
    );
    const [own, other] = [planet, one as Warrior].map((who) =>
      steps.lookup(`${who}_disc`, 'disc diameters', DISC_DIAMETERS[who] as number, who),
    ) as [Known<number>, Known<number>];
    const discs = steps.number(`${one}_discs`, 'absolute', steps.number(`${one}_disc_less`, 'subtract', own, other));
    const gain = steps.number(`${one}_won`, 'divide', size, discs);
    const isBehind = steps.test(`is_behind_${one}`, 'less', forward, 180);
    const lost = steps.number(`${one}_lost`, 'subtract', 0, gain);
    return steps.number(
      `${one}_gain`,
      'choose',
      isWar,
      steps.number(`${one}_signed`, 'choose', isBehind, gain, lost),
      0,
    );
  });
  return rounded(steps, steps.number('virupas', 'add', ...gains));
}
