import type { VNode } from 'preact';
import { detailOf, type Failure } from '../../api/errors.js';
import { useSpeech } from '../speech.js';

/** Why a form was rejected: the words of the language, then what the check says of the field. */
export function FailureNote({ failure }: { readonly failure: Failure }): VNode {
  const { say } = useSpeech();
  return (
    <div class="error" role="alert">
      <p>{failure.status < 500 ? say.check_fields : say.service_failed}</p>
      <p lang="en">{detailOf(failure)}</p>
    </div>
  );
}
