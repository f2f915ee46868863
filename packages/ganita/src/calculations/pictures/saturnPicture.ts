import { cyclesOverlapping, houseZone, type SaturnCycle } from '@ganita/core/saturn/cycles.js';
import { lifeOf } from '@ganita/core/saturn/lifeWindow.js';
import { DHAIYYA_HOUSES, type DhaiyyaKind } from '@ganita/core/saturn/saturnState.js';
import { angaObservatoryOf } from '@ganita/core/sky/angaObservatory.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { parseDate, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import type { Interval } from '@ganita/core/time/interval.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';
import { openGrahaPaths } from '@ganita/core/transits/grahaPaths.js';
import { Type } from 'typebox';
import { calculation, type Filled, type Ports } from '../calculation.js';
import { namedPlace } from '../fields/namedPlace.js';
import { pictureChecks, pictureFields } from '../fields/pictureFields.js';
import { dateOrToday, TODAY } from '../fields/today.js';
import { type SaturnTimelineAnswer, saturnTimeline } from '../transits/saturnTimelineCalculation.js';
import type { CheckedRequest, FieldCheck } from '../validation/checkRequest.js';

const { meta: _meta, detail: _detail, ...saturnFields } = saturnTimeline.request.properties;

const saturnPictureInput = Type.Object({
  ...saturnFields,
  ...namedPlace,
  as_of: dateOrToday('the date that is evaluated, and marked'),
  ...pictureFields,
});
type SaturnPictureInput = Filled<typeof saturnPictureInput>;
type SaturnRules = Parameters<typeof saturnTimeline.compute>[0]['rules'];

/** Sade sati and dhaiyya of a life. */
export interface DrawnSaturn {
  readonly input: SaturnPictureInput;
  readonly answer: SaturnTimelineAnswer;
  /** The years that are drawn. */
  readonly life: Interval;
  readonly asOfJdUt: JulianDayUt;
  readonly dhaiyyas: readonly { readonly kind: DhaiyyaKind; readonly cycle: SaturnCycle }[];
}

const timelineInput = (input: SaturnPictureInput) => ({ ...input, detail: 'summary', meta: 'brief' }) as const;

function compute(request: CheckedRequest<SaturnPictureInput, SaturnRules>, ports: Ports): DrawnSaturn {
  const { input, rules } = request;
  const answer = saturnTimeline.compute({ ...request, input: timelineInput(input) }, ports);
  const paths = openGrahaPaths(angaObservatoryOf(openObservatory(ports.ephemeris, rules), rules), ports.transitTables);
  const life = lifeOf(answer.birth.resolved.jdUt);
  const kinds = Object.keys(DHAIYYA_HOUSES) as DhaiyyaKind[];
  const dhaiyyas = kinds
    .flatMap((kind) =>
      cyclesOverlapping(paths, houseZone(answer.natal.signs.Moon, DHAIYYA_HOUSES[kind]), life).map((cycle) => ({
        kind,
        cycle,
      })),
    )
    .sort((a, b) => a.cycle.startJdUt - b.cycle.startJdUt);
  const asOfJdUt = answer.clock.startOf(parseDate(answer.asOf, 'as_of', TRANSIT_YEARS));
  return { input, answer, life, asOfJdUt, dhaiyyas };
}

const asOfCheck: FieldCheck = (value) => value === TODAY || parseDate(value as string, 'as_of', TRANSIT_YEARS);

/** Today, as the timeline has it. */
function resolveDefaults(
  input: SaturnPictureInput,
  ports: Pick<Ports, 'clock' | 'zones' | 'places' | 'birthYears'>,
): SaturnPictureInput {
  if (input.as_of !== TODAY) return input;
  const { as_of } = saturnTimeline.resolveDefaults?.({ ...timelineInput(input), as_of: null }, ports) ?? input;
  return { ...input, as_of: as_of ?? TODAY };
}

/** `/svg/saturn`: sade sati and dhaiyya of a life as strips of years. */
export const saturnPicture = calculation({
  request: saturnPictureInput,
  checks: { ...saturnTimeline.checks, ...pictureChecks, as_of: asOfCheck },
  rules: saturnTimeline.rules,
  birthField: 'date',
  resolveDefaults,
  compute,
});
