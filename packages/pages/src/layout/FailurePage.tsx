import { filled } from '@ganita/words/messages.js';
import type { Failure } from 'ganita/api/errors.js';
import type { VNode } from 'preact';
import type { PageFacts } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { PATHS } from '../paths.js';
import { Layout } from './Layout.js';

interface FailurePageProps {
  readonly facts: PageFacts;
  readonly failure: Failure;
}

/** A page that cannot be shown: not found, too many requests, a failure of the service. */
export function FailurePage({ facts, failure }: FailurePageProps): VNode {
  const { say, words, figures } = useSpeech();
  const title =
    failure.status === 404 ? say.not_found : failure.status === 429 ? say.too_many_requests : say.service_failed;
  return (
    <Layout facts={facts} title={title}>
      {failure.retryAfter !== undefined && (
        <p>{filled(say.retry_in, { seconds: figures(failure.retryAfter) }, words)}</p>
      )}
      <p>
        <a href={PATHS.home}>{say.nav_home}</a>
      </p>
    </Layout>
  );
}
