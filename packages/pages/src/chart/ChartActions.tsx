import { filled } from '@ganita/words/messages.js';
import type { VNode } from 'preact';
import { birthFieldNames, type KnownBirth, UNKNOWN_TIME } from '../fields/birthFieldsOfForm.js';
import { atValue, placeFieldNames } from '../fields/place.js';
import { PARTNERS, type PartnerName, prefixOf } from '../match/matchPage.js';
import type { Fields, PageFacts } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { HiddenFields } from '../parts/HiddenFields.js';
import { PrintButton } from '../parts/PrintButton.js';
import { CHART_PDF_PATH, PATHS } from '../paths.js';

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
  return (
    <div class="actions">
      <PrintButton />
      {facts.offersPdf && pictures.length > 0 && (
        <form method="post" action={CHART_PDF_PATH}>
          <HiddenFields fields={facts.fields} />
          <button type="submit">{say.save_pdf}</button>
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
              <HiddenFields fields={carried(birth, uncertain, partner)} />
              <button type="submit">{filled(say.as_whom, { whom: words.match.phrase[partner] }, words)}</button>
            </form>
          ))}
        </div>
      </details>
    </div>
  );
}

/** The birth as the form of a match has it. */
function carried({ name, place, request }: KnownBirth, uncertain: string, partner: PartnerName): Fields {
  const prefix = prefixOf(partner);
  const names = { ...birthFieldNames(prefix), ...placeFieldNames(prefix) };
  return {
    [names.name]: name,
    [names.day]: String(Number(request.date.slice(-2))),
    [names.month]: String(Number(request.date.slice(-5, -3))),
    [names.year]: request.date.slice(0, -6),
    [names.time]: uncertain === UNKNOWN_TIME ? '' : request.time,
    [names.uncertain]: uncertain,
    [names.text]: place.label,
    [names.at]: atValue(place),
  };
}
