import { GRAHAS, type Graha } from '@ganita/core/zodiac/grahas.js';
import { requestOf } from '../births.js';
import { angle, eachAndNoMore, exact, fields, moment, within } from '../compare.js';
import { type GoldenNode, mapValues, pick } from '../golden.js';
import type { AgreementContext, GoldenReader } from '../reader.js';

const SLOW: readonly Graha[] = ['Jupiter', 'Saturn', 'Rahu', 'Ketu'];
const STATION_SECONDS = 600;
/** Longitudes of stations are written to five decimals. */
const STATION_DEG = 1e-5;
const LONGITUDE_DEG = 2e-6;

const momentOf = (planet: unknown) => moment(SLOW.includes(planet as Graha) ? 60 : 5);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * The nine grahas of a date, what they enter next, events, ingresses and readings against births
 * (docs/rules/07-panchang-calendar-transits.md#section-12, #section-13).
 */
export const transits: GoldenReader = {
  file: 'transits.json',
  async read(golden, context) {
    const timezone = golden.at('settings', 'timezone_hours').number();
    for (const day of golden.maybe('gochar')?.items() ?? []) await compareGochar(day, timezone, context);
    for (const window of golden.maybe('gochar_events')?.items() ?? []) await compareEvents(window, timezone, context);
    for (const window of golden.maybe('planet_ingress')?.items() ?? [])
      await compareIngresses(window, timezone, context);
    const cases = golden.maybe('cases');
    if (cases === null) return;
    await context.forEachCase(golden, async (expected, birth) => {
      for (const target of expected.maybe('gochara')?.items() ?? []) {
        const [targetDate, targetTime] = target.at('target').text().split('T');
        const { gochara } = await context.answer('gochara', {
          ...requestOf(birth),
          target_date: targetDate,
          target_time: targetTime,
        });
        context.section('gochara').compare(target, gocharaOf(gochara), GOCHARA);
      }
    });
  },
};

async function compareGochar(day: GoldenNode, usual: number, context: AgreementContext): Promise<void> {
  const timezone = day.maybe('timezone')?.number() ?? usual;
  const body = { date: day.at('date').text(), latitude: 0, longitude: 0, timezone };
  const { gochar } = await context.answer('gochar', body);
  const section = context.section('gochar');
  const ours = {
    date: pick(gochar, 'date'),
    local_time: String(pick(gochar, 'at')).slice(11),
    timezone: pick(gochar, 'timezone'),
    retrograde_now: pick(gochar, 'retrograde_now'),
  };
  for (const [name, value] of Object.entries(ours)) {
    const node = day.maybe(name);
    if (node !== null) section.compare(node, value, exact);
  }
  const planets = day.at('planets').items();
  section.compare(day.at('planets').derived('length', planets.length), list(pick(gochar, 'planets')).length, exact);
  planets.forEach((planet, index) => {
    const name = planet.at('name').text();
    const change = fields({ moment: momentOf(name), direction: exact, to: exact });
    section.compare(
      planet,
      graha(pick(gochar, 'planets', index)),
      fields({
        name: exact,
        sign: exact,
        degree: within(LONGITUDE_DEG, 'degrees'),
        longitude: angle(LONGITUDE_DEG),
        nakshatra: exact,
        pada: exact,
        retrograde: exact,
        combust: exact,
        dignity: exact,
        daily_speed: within(1e-5, 'degrees per day'),
        next_sign_change: change,
        next_nakshatra_change: change,
        next_pada_change: change,
      }),
    );
  });
}

/** The words of the golden file for the motion over a boundary. */
const DIRECTIONS: Readonly<Record<string, string>> = { direct: 'forward', retrograde: 'backward' };

function graha(planet: unknown) {
  const change = (kind: string) => {
    const next = pick(planet, 'next_changes', `${kind}_change`);
    return {
      moment: pick(next, 'at'),
      direction: DIRECTIONS[String(pick(next, 'direction'))] ?? null,
      to: pick(next, `to_${kind}`),
    };
  };
  return {
    name: pick(planet, 'id'),
    sign: pick(planet, 'sign'),
    degree: pick(planet, 'degree'),
    longitude: pick(planet, 'absolute_longitude'),
    nakshatra: pick(planet, 'nakshatra'),
    pada: pick(planet, 'pada'),
    retrograde: pick(planet, 'retrograde'),
    combust: pick(planet, 'combust'),
    dignity: pick(planet, 'dignity'),
    daily_speed: pick(planet, 'daily_speed'),
    next_sign_change: change('sign'),
    next_nakshatra_change: change('nakshatra'),
    next_pada_change: change('pada'),
  };
}

/** The request that a list of rows was made by. */
function windowOf(window: GoldenNode, timezone: number) {
  return {
    from_date: window.at('from_date').text(),
    to_date: window.at('to_date').text(),
    timezone: window.maybe('timezone')?.number() ?? timezone,
  };
}

const declareWindow = (window: GoldenNode, context: AgreementContext, section: string): void => {
  for (const name of ['from_date', 'to_date', 'timezone']) {
    const node = window.maybe(name);
    if (node !== null) context.section(section).notCompared(node, 'the request of the window');
  }
};

async function compareEvents(window: GoldenNode, timezone: number, context: AgreementContext): Promise<void> {
  declareWindow(window, context, 'events');
  const body = { ...windowOf(window, timezone), latitude: 0, longitude: 0 };
  const { gochar_events } = await context.answer('gocharEvents', body);
  const rows = list(gochar_events).map((event) => ({
    moment: pick(event, 'at'),
    planet: pick(event, 'planet'),
    type: pick(event, 'type'),
    from: pick(event, 'from'),
    to: pick(event, 'to'),
    direction: pick(event, 'direction'),
    longitude: Number(pick(event, 'sign_index')) * 30 + Number(pick(event, 'degree')),
  }));
  const facts = { planet: exact, type: exact, from: exact, to: exact, direction: exact, longitude: angle(STATION_DEG) };
  compareRows(window.at('events'), rows, 'events', context, (event) =>
    fields({
      ...facts,
      moment:
        pick(event.value, 'type') === 'retrograde_station'
          ? moment(STATION_SECONDS)
          : momentOf(pick(event.value, 'planet')),
    }),
  );
}

async function compareIngresses(window: GoldenNode, timezone: number, context: AgreementContext): Promise<void> {
  declareWindow(window, context, 'ingresses');
  const crossings = window.at('crossings');
  const given = new Set(crossings.items().map((crossing) => crossing.at('planet').text()));
  const body = { ...windowOf(window, timezone), planets: GRAHAS.filter((planet) => given.has(planet)) };
  const { planet_ingress } = await context.answer('planetIngress', body);
  const rows = list(planet_ingress).map((row) => ({ ...(row as object), moment: pick(row, 'at') }));
  compareRows(crossings, rows, 'ingresses', context, (crossing) =>
    fields({
      planet: exact,
      from_sign: exact,
      to_sign: exact,
      retrograde: exact,
      final_settling: exact,
      moment: momentOf(pick(crossing.value, 'planet')),
    }),
  );
}

/** Rows in order, each by the comparator of its own kind. */
function compareRows(
  golden: GoldenNode,
  ours: readonly unknown[],
  section: string,
  context: AgreementContext,
  comparatorOf: (row: GoldenNode) => ReturnType<typeof fields>,
): void {
  const rows = golden.items();
  context.section(section).compare(golden.derived('length', rows.length), ours.length, exact);
  rows.forEach((row, index) => {
    context.section(section).compare(row, ours[index], comparatorOf(row));
  });
}

const TARA = fields({ count: exact, tara: exact, name: exact });
const GOCHARA = fields({
  target: exact,
  tara_bala: fields({ from_moon: TARA, from_sun: TARA, from_lagna: TARA }),
  chandra_bala: exact,
  sade_sati_active: exact,
  dhaiyya: exact,
  gochara_phala: eachAndNoMore(
    fields({
      house_from_moon: exact,
      house_from_lagna: exact,
      favourable: exact,
      vedha_house: exact,
      vedha_by: exact,
      effective: exact,
    }),
  ),
});

const gocharaOf = (gochara: unknown) => ({
  target: `${String(pick(gochara, 'date'))}T${String(pick(gochara, 'time'))}`,
  tara_bala: mapValues(pick(gochara, 'person', 'tara_bala'), (tara) => ({
    count: pick(tara, 'count'),
    tara: pick(tara, 'number'),
    name: pick(tara, 'name'),
  })),
  chandra_bala: pick(gochara, 'person', 'chandra_bala'),
  sade_sati_active: pick(gochara, 'person', 'sade_sati', 'active'),
  dhaiyya: pick(gochara, 'person', 'dhaiyya', 'kind'),
  gochara_phala: pick(gochara, 'gochara_phala'),
});
