import type { Tradition } from '@ganita/core/festivals/almanac.js';
import type { Language } from '@ganita/words/languages.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import type { VNode } from 'preact';
import { addressOf } from '../addresses.js';
import type { KnownPlace } from '../fields/place.js';
import { useSpeech } from '../pageSpeech.js';
import type { ShownRegion } from './shownFestivals.js';

interface SubscribeProps {
  readonly place: KnownPlace;
  readonly tradition: Tradition;
  readonly region: ShownRegion;
  readonly language: Language;
}

/** The address of the festivals as a calendar file. */
export function Subscribe({ place, tradition, region, language }: SubscribeProps): VNode {
  const { say } = useSpeech();
  const { label, latitude, longitude, zone } = place;
  const address = addressOf(ENDPOINTS.festivalFeed.path, {
    place: label,
    latitude: String(latitude),
    longitude: String(longitude),
    zone,
    tradition,
    ...(region !== 'place' && { rank_regions: region }),
    language,
  });
  return (
    <p class="more">
      <a href={address}>{say.subscribe}</a> (ICS). <span class="soft">{say.subscribe_text}</span>
    </p>
  );
}
