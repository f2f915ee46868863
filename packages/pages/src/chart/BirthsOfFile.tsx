import { filled } from '@ganita/words/messages.js';
import type { VNode } from 'preact';
import type { BirthFieldsValue } from '../fields/birthFieldsOfForm.js';
import { type BirthOfFile, FILE_FIELDS } from '../fields/birthsOfFile.js';
import type { PageFacts } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { birthAsFields } from '../parts/birthAsFields.js';
import { HiddenFields } from '../parts/HiddenFields.js';

/** Without scripts a file is sent by a form of its own; with them every form of a birth takes one. */
export function FileForm({ facts }: { readonly facts: PageFacts }): VNode {
  const { say } = useSpeech();
  return (
    <noscript>
      <form class="card" method="post" action={facts.path} enctype="multipart/form-data">
        <div class="field">
          <label for="sent-file">{say.birth_file}</label>
          <input id="sent-file" type="file" name={FILE_FIELDS.text} accept=".jhd,.csv" required />
        </div>
        <div class="form-actions">
          <button type="submit">{say.open_file}</button>
        </div>
      </form>
    </noscript>
  );
}

interface BirthsOfFileProps {
  readonly facts: PageFacts;
  readonly births: readonly BirthOfFile[];
}

/** What was found in a file: of several births each opens its chart; of the only one what is to be said of its clock. */
export function BirthsOfFile({ facts, births }: BirthsOfFileProps): VNode {
  const speech = useSpeech();
  const { say, words } = speech;
  const [only, other] = births;
  const clocks = other === undefined ? (only?.clocks ?? null) : null;
  return (
    <>
      {clocks !== null && (
        <p class="note" data-file-note role="status">
          {filled(
            say.file_clock,
            { file: speech.figures(offsetText(clocks.file)), place: speech.figures(offsetText(clocks.place)) },
            words,
          )}
        </p>
      )}
      {other !== undefined && (
        <section class="card remembered">
          <h2>{say.births_in_file}</h2>
          <ul>
            {births.map(({ birth: { fields } }) => (
              <li key={JSON.stringify(fields)}>
                <form method="post" action={facts.path} data-file-birth>
                  <HiddenFields fields={birthAsFields(fields)} />
                  <button type="submit">{birthText(fields)}</button>
                </form>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** `Lakshmi · 1996-12-07 · 10:34:00 · Chennai` */
const birthText = ({ name, date, time, choice }: BirthFieldsValue): string =>
  [name, date, time, choice.kind === 'known' ? choice.place.label : ''].filter((part) => part !== '').join(' · ');

const two = (count: number): string => String(count).padStart(2, '0');

/** `5:30`, `-4:56:02` */
function offsetText(hours: number): string {
  const seconds = Math.round(Math.abs(hours) * 3600);
  const rest = seconds % 60;
  const text = `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}${rest === 0 ? '' : `:${two(rest)}`}`;
  return hours < 0 ? `-${text}` : text;
}
