import type { VNode } from 'preact';
import type { KnownBirth } from '../fields/birthFieldsOfForm.js';
import { useSpeech } from '../pageSpeech.js';
import { Card } from '../parts/Card.js';
import { Facts } from '../parts/Facts.js';
import { Picture } from '../parts/Picture.js';
import type { PartnerName } from './matchPage.js';
import type { Partner } from './matchTypes.js';

interface PartnerCardProps {
  readonly which: PartnerName;
  readonly birth: KnownBirth;
  readonly partner: Partner;
  readonly svg: string;
}

/** The chart of one of the two, and what a match reads of it. */
export function PartnerCard({ which, birth: { name, request }, partner, svg }: PartnerCardProps): VNode {
  const { words, longDate, time, figures } = useSpeech();
  const { phrase } = words.report;
  const role = words.match.phrase[which];
  return (
    <Card title={name === '' ? role : `${role}: ${name}`} span={4}>
      <p class="soft small">
        {longDate(request.date)}, {time(request.time)} · {request.place}
      </p>
      <Picture svg={svg} />
      <Facts
        rows={[
          [phrase.nakshatra, `${partner.nakshatra_name} ${figures(partner.pada)}`],
          [phrase.moon_sign, `${partner.moon_sign_name} · ${partner.sign_lord_name}`],
          [phrase.navamsa_sign, partner.navamsa_sign_name],
          [phrase.lagna, partner.lagna_sign_name],
        ]}
      />
    </Card>
  );
}
