import type { Rules } from '@ganita/core/rules/rules.js';
import { dateText, momentText } from '@ganita/core/time/civilText.js';
import { addDays, civilOf, type JulianDayUt, julianDayUt } from '@ganita/core/time/julianDay.js';
import { openGrahaPaths } from '@ganita/core/transits/grahaPaths.js';
import type { Graha } from '@ganita/core/zodiac/grahas.js';
import { type Birth, birthMoment } from '../births.js';
import { each, exact, fields, moment } from '../compare.js';
import { type GoldenNode, mapValues, pick } from '../golden.js';
import { secondsOf } from '../moments.js';
import type { AgreementContext } from '../reader.js';

const MOMENT = moment(60);
/** Nothing waits longer for its sign than Saturn, nor longer for its station than Mars. */
const INGRESS_DAYS = 1800;
const STATION_DAYS = 900;

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const seconds = (text: unknown): number => (typeof text === 'string' ? (secondsOf(text)?.seconds ?? Number.NaN) : NaN);

/** Changes of sign before and after the birth, as `/planet-ingress` returns them in the local time of the birth. */
export async function compareIngresses(
  golden: GoldenNode,
  birth: Birth,
  rules: Partial<Rules>,
  context: AgreementContext,
): Promise<void> {
  const [at, planets] = [seconds(`${birth.date}T${birth.time}`), Object.keys(golden.value as object)];
  const date = civilOf(birthMoment(birth), birth.timezone);
  const ask = async (from: number, to: number): Promise<readonly unknown[]> => {
    const { planet_ingress } = await context.answer('planetIngress', {
      planets,
      from_date: dateText(addDays(date, from)),
      to_date: dateText(addDays(date, to)),
      timezone: birth.timezone,
      rules,
    });
    return list(planet_ingress);
  };
  const rows = [...(await ask(-INGRESS_DAYS, -1)), ...(await ask(0, INGRESS_DAYS))];
  const ours = Object.fromEntries(
    planets.map((planet) => {
      const own = rows.filter((row) => pick(row, 'planet') === planet);
      const row = (one: unknown) => ({
        moment: pick(one, 'at'),
        from: pick(one, 'from_sign'),
        to: pick(one, 'to_sign'),
      });
      return [
        planet,
        {
          next: row(own.find((one) => seconds(pick(one, 'at')) > at)),
          previous: row(own.filter((one) => seconds(pick(one, 'at')) <= at).at(-1)),
        },
      ];
    }),
  );
  const change = fields({ moment: MOMENT, from: exact, to: exact });
  context.section('ingresses').compare(golden, ours, each(fields({ next: change, previous: change })));
}

/** Stations before and after the birth: the wire returns those of at most 91 days, so the core is used. */
export function compareStations(
  golden: GoldenNode,
  birth: Birth,
  rules: Partial<Rules>,
  context: AgreementContext,
): void {
  const jdUt = birthMoment(birth);
  const paths = openGrahaPaths(context.observatory(rules));
  const text = (at: JulianDayUt): string => momentText(at, birth.timezone);
  const ours = mapValues(golden.value, (_, planet) => {
    const stationsOf = (from: number, to: number) =>
      paths.of(planet as Graha).stations({ startJdUt: julianDayUt(from), endJdUt: julianDayUt(to) });
    const previous = stationsOf(jdUt - STATION_DAYS, jdUt).at(-1);
    const next = stationsOf(jdUt, jdUt + STATION_DAYS)[0];
    return {
      next: next && { moment: text(next.jdUt), turns: next.direction },
      previous: previous && { moment: text(previous.jdUt), turns: previous.direction },
    };
  });
  const station = fields({ moment: MOMENT, turns: exact });
  context.section('stations').compare(golden, ours, each(fields({ next: station, previous: station })));
}
