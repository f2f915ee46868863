import { type EclipseAtPlace, eclipseAtPlace } from '../../eclipses/eclipseAtPlace.js';
import { eclipseSeries } from '../../eclipses/eclipseSeries.js';
import { ECLIPSE_KINDS, type EclipseKind, type GlobalEclipse, isPenumbral } from '../../eclipses/globalEclipse.js';
import { FESTIVAL_IDS } from '../../festivals/festivalCatalogue.js';
import { tithiFacts } from '../../panchanga/angaNames.js';
import { partsWhere } from '../../panchanga/angaRuns.js';
import { ofWeekday } from '../../panchanga/daySegments.js';
import { DAY_YOGAS, type DayYogaRow } from '../../panchanga/dayYogas.data.js';
import { DAY_YOGA_IDS, type DayYogaId } from '../../panchanga/dayYogas.js';
import { contains, type Interval, intersection } from '../../time/interval.js';
import { countNakshatras, nakshatraAt } from '../../zodiac/nakshatras.js';
import { signIndex } from '../../zodiac/signs.js';
import { countStars28 } from '../../zodiac/taras.js';
import { WEEKDAYS, weekdayIndex } from '../../zodiac/weekdays.js';
import type { ConditionSky } from '../conditionSky.js';
import { fieldOf, idsIn, invalidTree, type LeafInput, type LeafRow, objectsIn } from '../leafInput.js';
import { RANK } from '../rank.js';
import { type GroupNode, groupOf, type Reading } from '../tree.js';
import { inAnga } from './angaRows.js';
import { onWeekdays } from './dayRows.js';

/** A yoga of the day as conditions of its weekday and angas. */
function dayYoga(input: LeafInput, id: DayYogaId): GroupNode {
  const row: DayYogaRow = DAY_YOGAS[id];
  const all = (...parts: readonly (Reading | GroupNode)[]): GroupNode => groupOf('all', input, parts);
  const any = (parts: readonly (Reading | GroupNode)[]): GroupNode => groupOf('any', input, parts);
  const { starsByWeekday, tithis, moonSigns } = row;
  const fromSun = (isListed: (sun: number, moon: number) => boolean): GroupNode =>
    any(
      partsWhere('sun_nakshatra', () => true).map((sun) =>
        all(
          inAnga('sun_nakshatra', [sun]),
          inAnga(
            'nakshatra',
            partsWhere('nakshatra', (moon) => isListed(sun, moon)),
          ),
        ),
      ),
    );
  return all(
    ...(row.weekdays === undefined ? [] : [onWeekdays(row.weekdays.map(weekdayIndex))]),
    ...(row.stars === undefined ? [] : [inAnga('nakshatra', row.stars)]),
    ...(starsByWeekday === undefined
      ? []
      : [
          any(
            WEEKDAYS.map((weekday) =>
              all(onWeekdays([weekdayIndex(weekday)]), inAnga('nakshatra', ofWeekday(starsByWeekday, weekday))),
            ),
          ),
        ]),
    ...(tithis === undefined
      ? []
      : [
          inAnga(
            'tithi',
            partsWhere('tithi', (number) => tithis.includes(tithiFacts(number).numberInPaksha)),
          ),
        ]),
    ...(moonSigns === undefined
      ? []
      : [
          inAnga(
            'moon_sign',
            moonSigns.map((sign) => signIndex(sign) + 1),
          ),
        ]),
    ...(row.countsFromSun === undefined
      ? []
      : [
          fromSun(
            (sun, moon) => row.countsFromSun?.includes(countNakshatras(nakshatraAt(sun), nakshatraAt(moon))) ?? false,
          ),
        ]),
    ...(row.countsFromSun28 === undefined
      ? []
      : [
          fromSun(
            (sun, moon) => row.countsFromSun28?.includes(countStars28(nakshatraAt(sun), nakshatraAt(moon))) ?? false,
          ),
        ]),
  );
}

/** Eclipses that may begin or end in a search begin at most so long before or after it, sutak included. */
const REACH_DAYS = 2;

const eclipsesOf = (sky: ConditionSky): readonly GlobalEclipse[] =>
  sky.once('eclipses', () =>
    eclipseSeries(sky.observatory.ephemeris, sky.eclipseTables)
      .between(sky.window.startJdUt - REACH_DAYS, sky.window.endJdUt + REACH_DAYS)
      .filter((eclipse) => !isPenumbral(eclipse)),
  );

const atPlace = (sky: ConditionSky, eclipse: GlobalEclipse): EclipseAtPlace | null =>
  sky.once(`eclipse ${eclipse.maximumJdUt}`, () => eclipseAtPlace(sky.observatory, eclipse, sky.where, sky.rules));

/** From first to last contact anywhere on Earth; of the umbra for the Moon. */
function onEarth({ kind, circumstances, firstJdUt, lastJdUt }: GlobalEclipse): Interval {
  if (kind === 'solar') return { startJdUt: firstJdUt, endJdUt: lastJdUt };
  const { u1, u4 } = circumstances.contacts;
  return { startJdUt: u1 ?? firstJdUt, endJdUt: u4 ?? lastJdUt };
}

const ECLIPSE_PARTS = ['eclipse', 'sutak'] as const;
const KINDS = ['any', ...ECLIPSE_KINDS] as const;

interface EclipseWanted {
  readonly kind: 'any' | EclipseKind;
  readonly visible: boolean;
  readonly part: (typeof ECLIPSE_PARTS)[number];
}

const inEclipse = ({ kind, visible, part }: EclipseWanted): Reading => ({
  rank: RANK.planet,
  requires: [],
  spans: (sky, _interval, path) =>
    eclipsesOf(sky)
      .filter((eclipse) => kind === 'any' || eclipse.kind === kind)
      .flatMap((eclipse) => {
        if (!visible) return [onEarth(eclipse)];
        const grahana = atPlace(sky, eclipse)?.grahana ?? null;
        if (grahana === null) return [];
        const { sparshaJdUt, mokshaJdUt, sutak } = grahana;
        if (part === 'eclipse') return [{ startJdUt: sparshaJdUt, endJdUt: mokshaJdUt }];
        if (sutak === null) return [];
        if (sutak.startJdUt === null) {
          if (contains(sky.window, sparshaJdUt)) sky.noteDate(sparshaJdUt, path);
          return [];
        }
        return [{ startJdUt: sutak.startJdUt, endJdUt: sutak.endJdUt }];
      }),
});

function eclipseWanted(input: LeafInput, value: Readonly<Record<string, unknown>>): EclipseWanted {
  const [kind] = idsIn(fieldOf(input, value, 'kind', 'any'), KINDS) as [EclipseWanted['kind']];
  const [part] = idsIn(fieldOf(input, value, 'part', 'eclipse'), ECLIPSE_PARTS) as [EclipseWanted['part']];
  const { visible = true } = value;
  if (typeof visible !== 'boolean') throw invalidTree(`${input.path}/visible`, 'must be true or false', visible);
  if (part === 'sutak' && !visible) throw invalidTree(`${input.path}/visible`, 'must be true for sutak', visible);
  return { kind, part, visible };
}

const onFestivals = (ids: readonly (typeof FESTIVAL_IDS)[number][]): Reading => ({
  rank: RANK.mixed,
  requires: ['day_windows'],
  spans: (sky, _interval, path) =>
    ids.flatMap((id) =>
      sky
        .festivals()
        .occurrencesOf(id)
        .flatMap(({ day }) => {
          if (!day.isSubstituted) return [day.interval];
          if (intersection(day.interval, sky.window) !== null) sky.noteDate(day.sun.sunriseJdUt, path);
          return [];
        }),
    ),
});

/** Conditions of yogas of the day, eclipses and festivals. */
export const OCCASION_LEAVES = {
  day_yoga: {
    takes: DAY_YOGA_IDS.join(', '),
    read: (input) =>
      groupOf(
        'any',
        input,
        idsIn(input, DAY_YOGA_IDS).map((id) => dayYoga(input, id)),
      ),
  },
  eclipse: {
    takes: `{ kind: ${KINDS.join(', ')}; part: eclipse or sutak; visible: true at the place, false anywhere on Earth }; penumbral ones are left out`,
    read: (input) =>
      groupOf(
        'any',
        input,
        objectsIn(input, ['kind', 'part', 'visible']).map((value) => inEclipse(eclipseWanted(input, value))),
      ),
  },
  festival: {
    takes: 'ids of festivals and fasts (docs/festivals.md): the Vedic day on which each is kept',
    read: (input) => onFestivals(idsIn(input, FESTIVAL_IDS)),
  },
} as const satisfies Readonly<Record<string, LeafRow>>;
