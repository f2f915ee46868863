import { renderToString } from 'preact-render-to-string';
import type { Failure } from '../api/errors.js';
import { FailurePage } from './layout/FailurePage.js';
import type { PageFacts } from './page.js';
import { pageSpeech, SpeechProvider } from './speech.js';
import { viewNamed } from './views.js';

/** What a page is rendered from: plain data, so that any thread can. */
export interface Rendering {
  readonly facts: PageFacts;
  /** What the page made of its fields; null where they were rejected. */
  readonly state: unknown;
  /** The answers to its requests by name, each as its endpoint writes it. */
  readonly answers: Readonly<Record<string, Uint8Array>> | null;
  readonly failure: Failure | null;
}

const DOCTYPE = '<!DOCTYPE html>\n';

/** The HTML of a page. */
export async function renderPage({ facts, state, answers, failure }: Rendering): Promise<string> {
  const View = await viewNamed(facts.page);
  const shown = answers === null ? null : { state, answers: readAnswers(answers) };
  return (
    DOCTYPE +
    renderToString(
      <SpeechProvider value={pageSpeech(facts.language)}>
        <View facts={facts} shown={shown} failure={failure} />
      </SpeechProvider>,
    )
  );
}

/** The HTML of a failure that is about no field of a page. */
export const renderFailure = (facts: PageFacts, failure: Failure): string =>
  DOCTYPE +
  renderToString(
    <SpeechProvider value={pageSpeech(facts.language)}>
      <FailurePage facts={facts} failure={failure} />
    </SpeechProvider>,
  );

const text = new TextDecoder();

const readAnswers = (answers: Readonly<Record<string, Uint8Array>>) =>
  Object.fromEntries(
    Object.entries(answers).map(([name, bytes]) => {
      const answer = text.decode(bytes);
      return [name, answer.startsWith('<') ? answer : (JSON.parse(answer) as never)];
    }),
  );
