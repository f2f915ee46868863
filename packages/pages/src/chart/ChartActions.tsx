import { filled } from '@ganita/words/messages.js';
import type { VNode } from 'preact';
import { type BirthFieldsValue, type KnownBirth, UNKNOWN_TIME } from '../fields/birthFieldsOfForm.js';
import { PARTNERS, prefixOf } from '../match/matchPage.js';
import type { PageFacts } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { birthAsFields } from '../parts/birthAsFields.js';
import { HiddenFields } from '../parts/HiddenFields.js';
import { PrintButton } from '../parts/PrintButton.js';
import { CHART_PDF_PATH, PATHS } from '../paths.js';
import { SAVE_FIELD } from './chartPage.js';

/** Pictures to send: a square, and the card that programs show with a link. */
const SHARED_SIZES = { picture_square: '1080x1080', picture_wide: '1200x630' } as const;

interface ChartActionsProps {
  readonly facts: PageFacts;
  readonly birth: KnownBirth;
  /** How sure its time is, as the form sends it. */
  readonly uncertain: string;
  /** The requests of the pictures of its charts; none where its time is not known, nor is it printed as PDF. */
  readonly pictures: readonly Readonly<Record<string, unknown>>[];
}

/** What a family does with a chart: print it, send it, match it. */
export function ChartActions({ facts, birth, uncertain, pictures }: ChartActionsProps): VNode {
  const { say, words } = useSpeech();
  const { name, place, request } = birth;
  const { date, time } = request;
  const fields: BirthFieldsValue = { name, date, time, uncertain, choice: { kind: 'known', place } };
  return (
    <div class="actions">
      <PrintButton />
      {facts.offersPdf && pictures.length > 0 && (
        <form method="post" action={CHART_PDF_PATH}>
          <HiddenFields fields={facts.fields} />
          <button type="submit">{say.save_pdf}</button>
        </form>
      )}
      {uncertain !== UNKNOWN_TIME && (
        <form method="post" action={PATHS.chart}>
          <HiddenFields fields={facts.fields} />
          <button type="submit" name={SAVE_FIELD} value="jhd">
            {say.save_jhd}
          </button>
        </form>
      )}
      {pictures.length > 0 && (
        <details class="menu button-menu" name="preferences" data-share hidden>
          <summary>{say.share}</summary>
          <div class="menu-items">
            <button type="button" data-share-link hidden>
              {say.link}
            </button>
            {(['picture_square', 'picture_wide'] as const).map((name) => (
              <button
                key={name}
                type="button"
                data-share-picture={SHARED_SIZES[name]}
                data-request={JSON.stringify(pictures)}
              >
                {say[name]}
              </button>
            ))}
          </div>
        </details>
      )}
      <details class="menu button-menu" name="preferences">
        <summary>{say.match_this}</summary>
        <div class="menu-items">
          {PARTNERS.map((partner) => (
            <form key={partner} method="post" action={PATHS.match} data-carries>
              <HiddenFields fields={birthAsFields(fields, prefixOf(partner))} />
              <button type="submit">{filled(say.as_whom, { whom: words.match.phrase[partner] }, words)}</button>
            </form>
          ))}
        </div>
      </details>
    </div>
  );
}
