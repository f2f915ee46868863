import { filled } from '@ganita/words/messages.js';
import type { Failure } from 'ganita/api/errors.js';
import type { VNode } from 'preact';
import type { PageFacts } from '../page.js';
import { type PageSpeech, useSpeech } from '../pageSpeech.js';
import { reasonText } from '../parts/FailureNote.js';
import { PATHS } from '../paths.js';
import { Layout } from './Layout.js';

interface FailurePageProps {
  readonly facts: PageFacts;
  readonly failure: Failure;
}

/** No page has such a path, or none takes such a method. */
const UNKNOWN: readonly number[] = [404, 405];
/** What was sent is not accepted. */
const REJECTED: readonly number[] = [400, 413, 422];
const TOO_MANY = 429;

/** A page that cannot be shown: not found, too many requests, a form that is not read, a failure of the service. */
export function FailurePage({ facts, failure }: FailurePageProps): VNode {
  const speech = useSpeech();
  const { say, words, figures } = speech;
  const { status, errors } = failure;
  const isRejected = REJECTED.includes(status);
  return (
    <Layout facts={facts} title={titleOf(status, say)}>
      {isRejected && errors[0].field !== null && <p role="alert">{reasonText(errors[0], speech)}</p>}
      {failure.retryAfter !== undefined && (
        <p>{filled(say.retry_in, { seconds: figures(failure.retryAfter) }, words)}</p>
      )}
      <p>
        <a href={PATHS.home}>{say.nav_home}</a>
      </p>
    </Layout>
  );
}

function titleOf(status: number, say: PageSpeech['say']): string {
  if (UNKNOWN.includes(status)) return say.not_found;
  if (status === TOO_MANY) return say.too_many_requests;
  return REJECTED.includes(status) ? say.check_fields : say.service_failed;
}
