import { ON_THE_WAY_DEG, SAHAM_ROWS, type SahamRow, type SahamTerm, sahamFormula } from '@ganita/core/points/sahams.js';
import {
  INDU_KALAS,
  lagnaRate,
  PRANAPADA_START,
  RISING_LAGNAS,
  type RisingLagna,
} from '@ganita/core/points/specialLagnas.js';
import { SPHUTA_TERMS, type SphutaTerms } from '@ganita/core/points/sphutas.js';
import { SIXTEENTHS, SOLAR_UPAGRAHA_ROWS, TIME_UPAGRAHA_ROWS } from '@ganita/core/points/upagrahas.js';
import { varnadaCount } from '@ganita/core/points/varnadas.js';
import { maandiGhatikas } from '@ganita/core/sky/halfDay.js';
import { type LagnaOrGraha, PLANETS } from '@ganita/core/zodiac/grahas.js';
import { lordOf } from '@ganita/core/zodiac/houses.js';
import {
  SOLAR_UPAGRAHAS,
  SPECIAL_LAGNAS,
  SPHUTAS,
  type SpecialLagna,
  type Sphuta,
  TIME_UPAGRAHAS,
  type TimeUpagraha,
  VARNADAS,
} from '@ganita/core/zodiac/points.js';
import { isOddSign, qualityOf, signAt } from '@ganita/core/zodiac/signs.js';
import { BODY_NAMES } from '../../columns/families.data.js';
import type { Known } from '../derivation.js';
import { type Explained, type NotExplained, notExplained } from '../family.js';
import { signIndexOf, signNamed, starIndexOf } from './places.js';

const nameOf = (body: LagnaOrGraha): string => BODY_NAMES[body] ?? body;

const siderealOf = ({ derivation: steps, context }: Explained, body: LagnaOrGraha): Known<number> =>
  steps.input(`${nameOf(body)}.sidereal`, context.points().bodies[body], 'degrees');

const turned = ({ derivation: steps }: Explained, id: string, sum: Known<number>): Known<number> =>
  steps.number(`${id}_longitude`, 'modulo', sum, 360);

const signOfBody = (of: Explained, body: LagnaOrGraha): Known<number> =>
  signIndexOf(of.derivation, siderealOf(of, body), nameOf(body));

/** Degrees that a body has in its sign. */
function degreesInSign(of: Explained, body: LagnaOrGraha): Known<number> {
  const { derivation: steps } = of;
  const start = steps.number(`${nameOf(body)}_sign_start`, 'multiply', 30, signOfBody(of, body));
  return steps.number(`${nameOf(body)}_degrees`, 'subtract', siderealOf(of, body), start);
}

/** Minutes from the sunrise before the birth. */
function minutesOfDay({ derivation: steps, context: { sky } }: Explained): Known<number> {
  const birth = steps.input('birth', sky.jdUt as number, 'days');
  const gone = steps.number(
    'gone',
    'subtract',
    birth,
    steps.input('sunrise', sky.dayFrame.sunriseJdUt as number, 'days'),
  );
  return steps.number('minutes', 'multiply', gone, 1440);
}

const isDayBirth = ({ derivation: steps, context: { sky } }: Explained): Known<boolean> =>
  steps.test(
    'is_day_birth',
    'less',
    steps.input('birth', sky.jdUt as number, 'days'),
    steps.input('sunset', sky.dayFrame.sunsetJdUt as number, 'days'),
  );

function risingLagna(of: Explained, id: RisingLagna): Known<number> {
  const { derivation: steps, context } = of;
  const { sky, rules } = context;
  const key = id === 'vighati_lagna' ? steps.input('vighati_rate', rules.vighati_rate) : id;
  const rate = steps.lookup(`${id}_rate`, 'degrees a minute', lagnaRate(id, rules), key);
  const gone = steps.number(`${id}_gone`, 'multiply', rate, minutesOfDay(of));
  const sun = steps.input('Sun.at_sunrise', sky.sunAtSunriseDeg as number, 'degrees');
  return turned(of, id, steps.number(`${id}_sum`, 'add', sun, gone));
}

/** The kala of the lord of the 9th from the sign of a body. */
function ninthKala(of: Explained, body: LagnaOrGraha): Known<number> {
  const { derivation: steps } = of;
  const named = (name: string): string => `${nameOf(body)}_${name}`;
  const on = steps.number(named('eight_on'), 'add', signOfBody(of, body), 8);
  const sign = signNamed(steps, steps.number(named('ninth_index'), 'modulo', on, 12), named('ninth_sign'));
  const lord = steps.lookup(named('ninth_lord'), 'lords of signs', lordOf(sign.value), sign);
  return steps.lookup(named('kala'), 'indu kalas', INDU_KALAS[lord.value], lord);
}

const LAGNAS: Readonly<Record<Exclude<SpecialLagna, RisingLagna>, (of: Explained, id: string) => Known<number>>> = {
  sree_lagna(of, id) {
    const { derivation: steps } = of;
    const moon = siderealOf(of, 'Moon');
    const width = steps.number('star_degrees', 'divide', 360, 27);
    const start = steps.number('Moon_star_start', 'multiply', starIndexOf(steps, moon, 'Moon').index, width);
    const rest = steps.number('Moon_rest', 'maximum', 0, steps.number('Moon_star_gone', 'subtract', moon, start));
    const gone = steps.number(`${id}_gone`, 'multiply', 27, rest);
    return turned(of, id, steps.number(`${id}_sum`, 'add', siderealOf(of, 'Ascendant'), gone));
  },
  indu_lagna(of, id) {
    const { derivation: steps } = of;
    const kalas = [ninthKala(of, 'Ascendant'), ninthKala(of, 'Moon')];
    const on = steps.number('kalas', 'add', ...kalas, -1);
    const place = steps.number(`${id}_place`, 'add', signOfBody(of, 'Moon'), on);
    const index = steps.number(`${id}_index`, 'modulo', place, 12);
    const start = steps.number(`${id}_start`, 'multiply', 30, index);
    return steps.number(`${id}_longitude`, 'add', start, degreesInSign(of, 'Moon'));
  },
  pranapada_lagna(of, id) {
    const { derivation: steps } = of;
    const sign = signOfBody(of, 'Sun');
    const quality = steps.lookup('Sun_quality', 'quality of signs', qualityOf(signAt(sign.value)), sign);
    const start = steps.lookup(`${id}_start`, 'pranapada start', PRANAPADA_START[quality.value], quality);
    const gone = steps.number(`${id}_gone`, 'multiply', 5, minutesOfDay(of));
    return turned(of, id, steps.number(`${id}_sum`, 'add', siderealOf(of, 'Sun'), gone, start));
  },
  kunda_lagna: (of, id) =>
    turned(of, id, of.derivation.number(`${id}_times`, 'multiply', 81, siderealOf(of, 'Ascendant'))),
  bhrigu_bindhu_lagna(of, id) {
    const { derivation: steps } = of;
    const rahu = siderealOf(of, 'Rahu');
    const less = steps.number(`${id}_less`, 'subtract', siderealOf(of, 'Moon'), rahu);
    const half = steps.number(`${id}_half`, 'divide', steps.number(`${id}_arc`, 'modulo', less, 360), 2);
    return turned(of, id, steps.number(`${id}_sum`, 'add', rahu, half));
  },
};

/** Dhuma to upaketu, each from the one before it. */
function solarUpagraha(of: Explained, id: string): Known<number> {
  const { derivation: steps } = of;
  let longitude = siderealOf(of, 'Sun');
  for (const { id: one, mirrored, addDeg } of SOLAR_UPAGRAHA_ROWS) {
    if (mirrored) longitude = steps.number(`${one}_mirrored`, 'subtract', 0, longitude);
    if (addDeg !== 0) {
      const added = steps.lookup(`${one}_added`, 'solar upagrahas', addDeg, one);
      longitude = steps.number(`${one}_sum`, 'add', longitude, added);
    }
    if (one === id) break;
  }
  return turned(of, id, longitude);
}

/** The ascendant at a moment of the part that a planet has of the day or the night. */
function timeUpagraha(of: Explained, id: TimeUpagraha): Known<number> {
  const { derivation: steps, context } = of;
  const { dayFrame } = context.sky;
  const { momentJdUt, longitudeDeg } = context.points().upagrahas.risen[id];
  const isDay = isDayBirth(of);
  const sunset = steps.input('sunset', dayFrame.sunsetJdUt as number, 'days');
  const sunrise = steps.input('sunrise', dayFrame.sunriseJdUt as number, 'days');
  const next = steps.input('next_sunrise', dayFrame.nextSunriseJdUt as number, 'days');
  const start = steps.number('half_start', 'choose', isDay, sunrise, sunset);
  const length = steps.number(
    'half_length',
    'subtract',
    steps.number('half_end', 'choose', isDay, sunset, next),
    start,
  );
  const gone = steps.number(`${id}_gone`, 'multiply', shareOf(of, id, isDay), length);
  const at = steps.number(`${id}_moment`, 'add', start, gone);
  steps.test(`${id}_is_then`, 'equal', at, steps.input(`${id}.moment`, momentJdUt as number, 'days'));
  const rising = steps.input(`lagna.at_${id}`, longitudeDeg as number, 'degrees');
  return steps.number(`${id}_longitude`, 'modulo', rising, 360);
}

/** The share of the day or the night that has passed when an upagraha rises. */
function shareOf(of: Explained, id: TimeUpagraha, isDay: Known<boolean>): Known<number> {
  const { derivation: steps, context } = of;
  const { sky, rules } = context;
  const { planet, moment } = TIME_UPAGRAHA_ROWS.find((row) => row.id === id) as (typeof TIME_UPAGRAHA_ROWS)[number];
  const weekday = steps.input('weekday_of_sunrise', sky.dayFrame.weekday as number);
  const chosen = moment === 'middle' ? moment : rules[moment];
  const when =
    moment === 'middle'
      ? steps.lookup(`${id}_when`, 'upagraha moments', moment, id)
      : steps.input(moment, rules[moment]);
  if (chosen === 'ghatika') {
    steps.test('is_ghatika', 'equal', when, 'ghatika');
    const ghatikas = steps.lookup(`${id}_ghatikas`, 'maandi ghatikas', maandiGhatikas(sky.dayFrame), isDay, weekday);
    return steps.number(`${id}_share`, 'divide', ghatikas, 30);
  }
  const night = steps.number('night_lord', 'modulo', steps.number('four_on', 'add', weekday, 4), 7);
  const first = steps.number('first_lord', 'choose', isDay, weekday, night);
  const owner = steps.lookup(`${id}_planet`, 'upagraha planets', PLANETS.indexOf(planet), id);
  const parts = steps.lookup(
    'lordless',
    'parts of a half',
    rules.lordless_part === 'last' ? 7 : 8,
    steps.input('lordless_part', rules.lordless_part),
  );
  const part = steps.number(`${id}_eighth`, 'modulo', steps.number(`${id}_apart`, 'subtract', owner, first), parts);
  const offset = steps.lookup(`${id}_offset`, 'sixteenths', SIXTEENTHS[chosen], when);
  const sixteenth = steps.number(`${id}_sixteenth`, 'add', steps.number(`${id}_twice`, 'multiply', 2, part), offset);
  return steps.number(`${id}_share`, 'divide', sixteenth, 16);
}

/** The sum of some longitudes, each so many times. */
function sphuta(of: Explained, id: Sphuta): Known<number> {
  const { derivation: steps } = of;
  const { addDeg, ...times }: SphutaTerms = SPHUTA_TERMS[id];
  const terms = Object.entries(times).map(([point, factor]) => {
    const longitude = point === 'gulika' ? timeUpagraha(of, point) : siderealOf(of, point as LagnaOrGraha);
    const name = BODY_NAMES[point] ?? point;
    const count = steps.lookup(`${name}_factor`, `sphuta ${id}`, factor, name);
    return steps.number(`${name}_times`, 'multiply', count, longitude);
  });
  const added = addDeg === undefined ? [] : [steps.lookup('degrees_added', `sphuta ${id}`, addDeg, 'degrees')];
  return turned(of, id, steps.number(`${id}_sum`, 'add', ...terms, ...added));
}

/** A longitude that a saham is counted by. */
function sahamTerm(of: Explained, term: SahamTerm): Known<number> {
  const { derivation: steps } = of;
  if (typeof term === 'string') return siderealOf(of, term);
  if ('saham' in term) return saham(of, term.saham);
  if ('degrees' in term) return steps.lookup('fixed_degrees', 'saham degrees', term.degrees);
  if ('house' in term) {
    const on = steps.number(`house_sum_${term.house}`, 'add', siderealOf(of, 'Ascendant'), 30 * (term.house - 1));
    return steps.number(`house_${term.house}`, 'modulo', on, 360);
  }
  const named = (name: string): string =>
    'lordOfHouse' in term ? `lord_${name}_${term.lordOfHouse}` : `lord_${name}_${term.dispositorOf}`;
  const index =
    'lordOfHouse' in term
      ? steps.number(
          named('house_index'),
          'modulo',
          steps.number(named('place'), 'add', signOfBody(of, 'Ascendant'), term.lordOfHouse - 1),
          12,
        )
      : signOfBody(of, term.dispositorOf);
  const sign = signNamed(steps, index, named('sign'));
  const lord = steps.lookup(named('of'), 'lords of signs', lordOf(sign.value), sign);
  const is = 'lordOfHouse' in term ? `lord_is_${term.lordOfHouse}` : `${term.dispositorOf}_lord_is`;
  steps.test(`${is}_${lord.value}`, 'equal', lord, lord.value);
  return siderealOf(of, lord.value);
}

/** A - B + C, and a sign more where C is not on the way from B to A; A and B are exchanged by night. */
function saham(of: Explained, id: string): Known<number> {
  const { derivation: steps, context } = of;
  const row: SahamRow = SAHAM_ROWS.find((one) => one.id === id) as SahamRow;
  const lagnaLord = lordOf(context.rasi.ascendant.sign);
  const [day, night] = [sahamFormula(row, true, lagnaLord), sahamFormula(row, false, lagnaLord)];
  if (row.where !== undefined) {
    const sign = signNamed(steps, signOfBody(of, 'Ascendant'), 'lagna_sign');
    const lord = steps.lookup('lagna_lord', 'lords of signs', lagnaLord, sign);
    steps.test(`lagna_lord_is_${lord.value}`, 'equal', lord, lord.value);
  }
  const termAt = (at: 0 | 1 | 2, name: string): Known<number> =>
    day[at] === night[at]
      ? steps.number(`${id}_${name}`, 'modulo', sahamTerm(of, day[at]), 360)
      : steps.number(`${id}_${name}`, 'choose', isDayBirth(of), sahamTerm(of, day[at]), sahamTerm(of, night[at]));
  const [a, b, c] = [termAt(0, 'a'), termAt(1, 'b'), termAt(2, 'c')];
  const arc = (name: string, to: Known<number>): Known<number> =>
    steps.number(`${id}_arc_to_${name}`, 'modulo', steps.number(`${id}_way_to_${name}`, 'subtract', to, b), 360);
  const way = steps.number(`${id}_way`, 'add', arc('a', a), ON_THE_WAY_DEG);
  const isOff = steps.test(`${id}_is_off`, 'less', way, arc('c', c));
  const more = steps.number(`${id}_more`, 'choose', isOff, 30, 0);
  const difference = steps.number(`${id}_difference`, 'subtract', a, b);
  return turned(of, id, steps.number(`${id}_sum`, 'add', difference, c, more));
}

/** The varnada of a house, by the method of Raman and PVR. */
function varnada(of: Explained, id: string): Known<number> | NotExplained {
  const { derivation: steps, context } = of;
  if (context.rules.varnada_method !== 1) return notExplained('other_rules', 'varnada_method');
  const house = VARNADAS.findIndex((one) => one === id);
  const hora = signIndexOf(steps, risingLagna(of, 'hora_lagna'), 'hora_lagna');
  const counted = (name: string, index: Known<number>) => {
    const sign = steps.number(`${name}_house`, 'modulo', steps.number(`${name}_place`, 'add', index, house), 12);
    const found = signAt(sign.value);
    return {
      isOdd: steps.test(
        `${name}_is_odd`,
        'equal',
        steps.lookup(`${name}_parity`, 'parity of signs', isOddSign(found) ? 'odd' : 'even', sign),
        'odd',
      ),
      count: steps.lookup(`${name}_count`, 'varnada counts', varnadaCount(found), sign),
    };
  };
  const [lagna, other] = [counted('lagna', signOfBody(of, 'Ascendant')), counted('hora_lagna', hora)];
  const same = steps.test('same_parity', 'equal', lagna.isOdd, other.isOdd);
  const size = steps.number(
    'counts_apart',
    'absolute',
    steps.number('counts_less', 'subtract', lagna.count, other.count),
  );
  const both = steps.number('counts_sum', 'add', lagna.count, other.count);
  const count = steps.number('varnada_count', 'choose', same, both, size);
  const [forward, back] = [
    steps.number('varnada_forward', 'subtract', count, 1),
    steps.number('varnada_back', 'subtract', 12, count),
  ];
  const place = steps.number('varnada_place', 'choose', lagna.isOdd, forward, back);
  const start = steps.number('varnada_start', 'multiply', 30, steps.number('varnada_index', 'modulo', place, 12));
  return steps.number('varnada_longitude', 'add', start, degreesInSign(of, 'Ascendant'));
}

const idIn = <Id extends string>(ids: readonly Id[], name: string): Id | undefined => ids.find((one) => one === name);

/** The steps to the D-1 longitude of a point that is no body, unrounded. */
export function pointLongitude(of: Explained, name: string): Known<number> | NotExplained {
  const rising = idIn(RISING_LAGNAS, name);
  if (rising !== undefined) return risingLagna(of, rising);
  const lagna = idIn(SPECIAL_LAGNAS, name);
  if (lagna !== undefined) return LAGNAS[lagna as keyof typeof LAGNAS](of, lagna);
  if (idIn(SOLAR_UPAGRAHAS, name) !== undefined) return solarUpagraha(of, name);
  const upagraha = idIn(TIME_UPAGRAHAS, name);
  if (upagraha !== undefined) return timeUpagraha(of, upagraha);
  const sum = idIn(SPHUTAS, name);
  if (sum !== undefined) return sphuta(of, sum);
  if (idIn(VARNADAS, name) !== undefined) return varnada(of, name);
  return SAHAM_ROWS.some(({ id }) => id === name) ? saham(of, name) : notExplained('not_derived');
}
