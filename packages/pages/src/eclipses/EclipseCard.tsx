import type { ResponseOf } from 'ganita/api/requestsAndResponses.js';
import type { VNode } from 'preact';
import { addressOf } from '../addresses.js';
import { type KnownPlace, placeParameters } from '../fields/place.js';
import { useSpeech } from '../pageSpeech.js';
import { Card } from '../parts/Card.js';
import { Facts } from '../parts/Facts.js';
import { PATHS } from '../paths.js';

type Eclipse = ResponseOf<'eclipses'>['eclipses'][number];
type Grahana = NonNullable<NonNullable<Eclipse['local']>['grahana']>;

interface EclipseCardProps {
  readonly eclipse: Eclipse;
  readonly place: KnownPlace;
}

/** An eclipse: where it is seen, its moments at the place, and the time in which rites are suspended. */
export function EclipseCard({ eclipse, place }: EclipseCardProps): VNode {
  const { say, words, weekdayDate, clock } = useSpeech();
  const { date, local, eclipsed_body: body } = eclipse;
  const isSeen = local?.visible === true;
  return (
    <Card
      span={isSeen ? 6 : 4}
      title={
        <>
          {eclipse.eclipse_kind_name}
          <span class="soft"> · {isSeen ? say.visible : say.not_visible}</span>
        </>
      }
    >
      <p>
        <a href={addressOf(PATHS.day, { ...placeParameters(place), date })}>{weekdayDate(date)}</a>
      </p>
      <Facts
        rows={[
          [say.eclipse, local?.local_type_name ?? eclipse.eclipse_type_name],
          [say.greatest, clock(eclipse.max_at, date)],
          [words.report.phrase.nakshatra, `${body.maximum.sign_name}, ${body.maximum.nakshatra_name}`],
          ...(local?.grahana ? grahanaRows(local.grahana) : seenRows()),
        ]}
      />
    </Card>
  );

  /** The visible part of an eclipse that does not count, as one of the penumbra. */
  function seenRows(): readonly (readonly [string, string])[] {
    return (local?.visible_intervals ?? []).map(({ start, end }) => [
      say.visible,
      `${clock(start, date)} – ${clock(end, start.slice(0, 10))}`,
    ]);
  }

  function grahanaRows(grahana: Grahana): readonly (readonly [string, string])[] {
    const { eclipse: names } = words.occasions;
    const at = (moment: string | null): string => (moment === null ? '–' : clock(moment, date));
    const { sparsha, sammilana_at: sammilana, madhya, unmilana_at: unmilana, moksha, sutak } = grahana;
    return [
      [grahana.grastodaya ? names.rises_eclipsed : names.sparsha, at(sparsha.at)],
      ...(sammilana === null ? [] : [[names.sammilana, at(sammilana)] as const]),
      ...(grahana.madhya_visible ? [[names.madhya, at(madhya.at)] as const] : []),
      ...(unmilana === null ? [] : [[names.unmilana, at(unmilana)] as const]),
      [grahana.grastasta ? names.sets_eclipsed : names.moksha, at(moksha.at)],
      ...(sutak === null
        ? []
        : [
            [names.sutak, `${at(sutak.start_at)} – ${at(sutak.end_at)}`] as const,
            [names.sutak_of_weak, `${at(sutak.start_vulnerable_at)} – ${at(sutak.end_at)}`] as const,
          ]),
    ];
  }
}
