import type { Chart } from '@ganita/core/charts/chart.js';
import { civilDay } from '@ganita/core/time/civilClock.js';
import { parseDate, parseTime, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import type { TransitChartKey } from '@ganita/core/transits/transitCharts.js';
import { Type } from 'typebox';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { metaOf } from '../engineMeta.js';
import { date } from '../fields/birthFields.js';
import { calendarDateCheck, clockCheck } from '../fields/dateChecks.js';
import { eventFields } from '../fields/eventFields.js';
import { type ClockUsed, clockUsed, requireDate } from '../fields/zoneFields.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { type GocharaContext, gocharaContext, gocharaSettings, ignoredIncludes } from './gocharaContext.js';
import {
  clockField,
  type GocharaRules,
  gocharaChecks,
  gocharaExtensions,
  gocharaRules,
  includeField,
  transitBirth,
} from './gocharaFields.js';
import { type GocharaMoment, gocharaCharts, gocharaMoment } from './gocharaMomentCalculation.js';

/** The request of `POST /gochara`, in the contract's order; the last three are extensions. */
const gocharaInput = Type.Object({
  ...transitBirth,
  target_date: date,
  target_time: clockField,
  ...eventFields,
  include: includeField,
  ...gocharaExtensions,
});

/** Transits of one moment compared with a birth, with the request and `meta`. */
export interface GocharaAnswer {
  readonly input: Filled<typeof gocharaInput>;
  readonly context: GocharaContext;
  readonly moment: GocharaMoment;
  readonly charts: Readonly<Record<TransitChartKey, Chart>>;
  /** How the clock of the event compares with that of its place. */
  readonly clockUsed: ClockUsed;
  readonly meta: Meta;
}

function compute(request: CheckedRequest<Filled<typeof gocharaInput>, GocharaRules>, ports: Ports): GocharaAnswer {
  const { input } = request;
  const date = parseDate(input.target_date, 'target_date', TRANSIT_YEARS);
  const time = parseTime(input.target_time, 'target_time');
  const context = gocharaContext(request, { ...date, ...time }, ports);
  const { clock, zone, place } = context.event;
  requireDate(date, clock, 'target_date');
  const moment = gocharaMoment(context, date, time);
  return {
    input,
    context,
    moment,
    charts: gocharaCharts(context, moment),
    clockUsed: clockUsed(clock, zone, place, { ...civilDay(date, clock), atJdUt: moment.jdUt }, ports.zones),
    meta: metaOf(request, ports, gocharaSettings(context, moment.jdUt), ignoredIncludes(input)),
  };
}

/** `POST /gochara`: transits of a moment compared with a birth. */
export const gochara = calculation({
  request: gocharaInput,
  checks: {
    ...gocharaChecks,
    target_date: calendarDateCheck('target_date'),
    target_time: clockCheck('target_time'),
  },
  rules: gocharaRules,
  birthField: 'date',
  compute,
});
