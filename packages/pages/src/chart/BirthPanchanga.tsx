import { ishtakalaText } from 'ganita/api/values/ishtakala.js';
import type { VNode } from 'preact';
import { tithiName } from '../almanac/tithiName.js';
import { useSpeech } from '../pageSpeech.js';
import { Facts } from '../parts/Facts.js';
import type { BirthAttributes, CalendarInfo } from './chartTypes.js';

interface BirthPanchangaProps {
  /** The Vedic day of the birth, with all angas between its two sunrises. */
  readonly calendar: CalendarInfo;
  readonly attributes: BirthAttributes;
  /** `YYYY-MM-DDTHH:MM:SS` */
  readonly moment: string;
}

interface Stay {
  readonly starts: string;
  readonly ends: string;
}

/** What lasts at a moment. */
const at = <T extends Stay>(moment: string, list: readonly T[]): T | undefined =>
  list.find(({ starts, ends }) => starts <= moment && moment < ends);

/** The five angas at the moment of the birth, the Sun of its day, and the time since sunrise. */
export function BirthPanchanga({ calendar, attributes, moment }: BirthPanchangaProps): VNode {
  const speech = useSpeech();
  const { words, figures } = speech;
  const { phrase } = words.report;
  const { ishtakala } = attributes;
  const { sunrise_definition: definition, sunrise_at: sunriseAt } = calendar.vedic_day;
  const sinceSunrise =
    ishtakala === null || sunriseAt === null
      ? '–'
      : ishtakalaText(ishtakala, { definition, at: sunriseAt }, moment.slice(0, 'YYYY-MM-DD'.length), speech);
  const tithi = at(moment, calendar.tithis);
  const pada = at(moment, calendar.nakshatra_padas);
  return (
    <Facts
      isPaired
      rows={[
        [phrase.vara, calendar.vara_name],
        [phrase.tithi, tithi === undefined ? '–' : tithiName(tithi)],
        [phrase.nakshatra, pada === undefined ? '–' : `${pada.nakshatra_name} ${figures(pada.pada)}`],
        [phrase.yoga, at(moment, calendar.nitya_yogas)?.name ?? '–'],
        [phrase.karana, at(moment, calendar.karanas)?.name ?? '–'],
        [phrase.sunrise, figures(calendar.sunrise ?? '–')],
        [phrase.sunset, figures(calendar.sunset ?? '–')],
        [phrase.ishtakala, sinceSunrise],
      ]}
    />
  );
}
