import type { ResponseOf } from 'ganita/api/requestsAndResponses.js';
import type { VNode } from 'preact';
import { addressOf } from '../addresses.js';
import { type KnownPlace, placeParameters } from '../fields/place.js';
import { type PageSpeech, useSpeech } from '../pageSpeech.js';
import { Card } from '../parts/Card.js';
import { Facts } from '../parts/Facts.js';
import { PATHS } from '../paths.js';

export type Eclipse = ResponseOf<'eclipses'>['eclipses'][number];
type Grahana = NonNullable<NonNullable<Eclipse['local']>['grahana']>;
type Row = readonly [name: string, value: string];

interface EclipseCardProps {
  readonly eclipse: Eclipse;
  readonly place: KnownPlace;
}

/** An eclipse that is seen: its moments at the place, and the time in which rites are suspended. */
export function EclipseCard({ eclipse, place }: EclipseCardProps): VNode {
  const speech = useSpeech();
  const { say, words, weekdayDate, span, clock } = speech;
  const { date, local, eclipsed_body: body } = eclipse;
  const grahana = local?.grahana ?? null;
  /** Of one that does not count, as of the penumbra, the visible part alone. */
  const seen = (local?.visible_intervals ?? []).map(({ start, end }): Row => [say.visible, span(start, end, date)]);
  return (
    <Card span={6} title={eclipse.eclipse_kind_name}>
      <p>
        <a href={addressOf(PATHS.day, { ...placeParameters(place), date })}>{weekdayDate(date)}</a>
      </p>
      <Facts
        rows={[
          [say.eclipse, local?.local_type_name ?? eclipse.eclipse_type_name],
          [words.report.phrase.nakshatra, `${body.maximum.sign_name}, ${body.maximum.nakshatra_name}`],
          ...(grahana === null ? [[say.greatest, clock(eclipse.max_at, date)] as const, ...seen] : []),
          ...(grahana === null ? [] : grahanaRows(grahana, date, speech)),
        ]}
      />
    </Card>
  );
}

/** The moments that are seen, and the sutak. */
function grahanaRows(grahana: Grahana, date: string, { words, clock, span }: PageSpeech): readonly Row[] {
  const { eclipse: names } = words.occasions;
  const { sparsha, sammilana_at: sammilana, madhya, unmilana_at: unmilana, moksha, sutak } = grahana;
  const seen = (name: string, moment: string | null): readonly Row[] =>
    moment !== null && sparsha.at <= moment && moment <= moksha.at ? [[name, clock(moment, date)]] : [];
  const suspended = (name: string, start: string | null, end: string): readonly Row[] =>
    start === null ? [] : [[name, span(start, end, date)]];
  return [
    [grahana.grastodaya ? names.rises_eclipsed : names.sparsha, clock(sparsha.at, date)],
    ...seen(names.sammilana, sammilana),
    ...seen(names.madhya, madhya.at),
    ...seen(names.unmilana, unmilana),
    [grahana.grastasta ? names.sets_eclipsed : names.moksha, clock(moksha.at, date)],
    ...(sutak === null
      ? []
      : [
          ...suspended(names.sutak, sutak.start_at, sutak.end_at),
          ...suspended(names.sutak_of_weak, sutak.start_vulnerable_at, sutak.end_at),
        ]),
  ];
}
