import { filled } from '@ganita/words/messages.js';
import type { Failure } from 'ganita/api/errors.js';
import type { VNode } from 'preact';
import type { PageFacts } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { FailureNote } from '../parts/FailureNote.js';
import { PATHS } from '../paths.js';
import { Layout } from './Layout.js';

interface FailurePageProps {
  readonly facts: PageFacts;
  readonly failure: Failure;
}

/** No page has such a path, or none takes such a method. */
const UNKNOWN: readonly number[] = [404, 405];
const TOO_MANY = 429;

/** A page that cannot be shown: not found, too many requests, a form that is not read, a failure of the service. */
export function FailurePage({ facts, failure }: FailurePageProps): VNode {
  const { say, words, figures } = useSpeech();
  const { status } = failure;
  const title = UNKNOWN.includes(status)
    ? say.not_found
    : status === TOO_MANY
      ? say.too_many_requests
      : say.service_failed;
  const isOfForm = status < 500 && status !== TOO_MANY && !UNKNOWN.includes(status);
  return (
    <Layout facts={facts} title={title}>
      {isOfForm && <FailureNote failure={failure} />}
      {failure.retryAfter !== undefined && (
        <p>{filled(say.retry_in, { seconds: figures(failure.retryAfter) }, words)}</p>
      )}
      <p>
        <a href={PATHS.home}>{say.nav_home}</a>
      </p>
    </Layout>
  );
}
