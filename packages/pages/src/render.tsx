import type { Failure } from 'ganita/api/errors.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { renderToString } from 'preact-render-to-string';
import { answersTo, type PageRequest, readAnswers } from './answers.js';
import { FailurePage } from './layout/FailurePage.js';
import type { PageFacts } from './page.js';
import { pageSpeech, SpeechProvider } from './pageSpeech.js';
import { viewNamed } from './views.js';

/** What a page is rendered from: plain data, so that any thread can. */
export interface Rendering {
  readonly facts: PageFacts;
  /** What the page shows; null where its fields were rejected. */
  readonly planned: PlannedPage | null;
  /** What the page made of fields that were rejected then; null where it could not read them. */
  readonly rejected: unknown;
  readonly failure: Failure | null;
}

interface PlannedPage {
  /** What the page made of its fields. */
  readonly state: unknown;
  /** Answers by name, each as its endpoint writes it. */
  readonly answers: Readonly<Record<string, Uint8Array>>;
  /** Requests that are answered by the thread that renders: those about a birth. */
  readonly requests: Readonly<Record<string, PageRequest>>;
}

const DOCTYPE = '<!DOCTYPE html>\n';

/** The HTML of a page. Errors: DomainError, of a request that it answers. */
export async function renderPage({ facts, planned, rejected, failure }: Rendering, ports: Ports): Promise<string> {
  const View = await viewNamed(facts.page);
  const shown =
    planned === null
      ? null
      : { state: planned.state, answers: { ...readAnswers(planned.answers), ...answersTo(planned.requests, ports) } };
  return (
    DOCTYPE +
    renderToString(
      <SpeechProvider value={pageSpeech(facts.language, facts.hours)}>
        <View facts={facts} shown={shown} rejected={rejected} failure={failure} />
      </SpeechProvider>,
    )
  );
}

/** The HTML of a failure that is about no field of a page. */
export const renderFailure = (facts: PageFacts, failure: Failure): string =>
  DOCTYPE +
  renderToString(
    <SpeechProvider value={pageSpeech(facts.language, facts.hours)}>
      <FailurePage facts={facts} failure={failure} />
    </SpeechProvider>,
  );
