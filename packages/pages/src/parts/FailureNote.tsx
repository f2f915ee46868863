import type { Failure, ReportedError } from 'ganita/api/errors.js';
import type { VNode } from 'preact';
import { type PageSpeech, useSpeech } from '../pageSpeech.js';
import { fieldLabel } from './fieldLabel.js';

/** Why a form was rejected: field and bounds in the words of the language of the page. */
export function FailureNote({ failure }: { readonly failure: Failure }): VNode {
  const speech = useSpeech();
  const { say } = speech;
  const isOfForm = failure.status < 500;
  return (
    <div class="error" role="alert">
      <p>{isOfForm ? say.check_fields : say.service_failed}</p>
      {isOfForm && <p>{reasonText(failure.errors[0], speech)}</p>}
    </div>
  );
}

/** What is wrong with a field: `Date: Outside its bounds (1800 – 2399)` */
export function reasonText({ field, code, detail }: ReportedError, { words, figures }: PageSpeech): string {
  const reasons: Readonly<Record<string, string>> = words.pages.fieldError;
  const reason = reasons[code] ?? words.pages.fieldError.invalid_value;
  const bounds = code === 'out_of_range' ? boundsIn(detail.replace(field ?? '', '')) : '';
  const label = field === null ? null : fieldLabel(field, words);
  return [label === null ? '' : `${label}: `, reason, bounds === '' ? '' : ` (${figures(bounds)})`].join('');
}

/** The figures of an error, which are the bounds of its field. */
const boundsIn = (detail: string): string => (detail.match(/-?\d[\d.:-]*/g) ?? []).join(' – ');
