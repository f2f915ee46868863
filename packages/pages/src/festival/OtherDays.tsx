import type { VNode } from 'preact';
import type { Festival } from '../almanac/almanacTypes.js';
import { festivalAddress } from '../almanac/festivalAddress.js';
import type { KnownPlace } from '../fields/place.js';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';

interface OtherDaysProps {
  readonly festival: Festival;
  readonly place: KnownPlace;
}

/** The days of other traditions, and when each breaks its fast. */
export function OtherDays({ festival: { id, date, variants }, place }: OtherDaysProps): VNode | null {
  const { say, words, longDate, span } = useSpeech();
  if (variants.length === 0) return null;
  return (
    <>
      <h3>{say.other_traditions}</h3>
      <Table
        caption={say.other_traditions}
        columns={[
          { name: say.tradition },
          { name: words.report.phrase.date },
          { name: words.festivalParts.dayPart.parana },
        ]}
        rows={variants.map((variant) => [
          <>
            {variant.tradition_name}
            {variant.id !== id && (
              <>
                {' '}
                <a href={festivalAddress(variant.id, place)}>{variant.name}</a>
              </>
            )}
          </>,
          variant.date === date ? longDate(variant.date) : <b key="date">{longDate(variant.date)}</b>,
          variant.parana === null ? '–' : span(variant.parana.start, variant.parana.end, variant.date),
        ])}
      />
    </>
  );
}
