import { RULE_CHOICES, type RuleName } from '@ganita/core/rules/rules.js';
import { choiceWords, valueWords } from '@ganita/words/choiceWords.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import type { ResponseOf } from 'ganita/api/requestsAndResponses.js';
import type { VNode } from 'preact';
import { sentBirth } from '../fields/birthFieldsOfForm.js';
import { Layout } from '../layout/Layout.js';
import type { ViewProps } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { Card } from '../parts/Card.js';
import { ChoiceText } from '../parts/ChoiceName.js';
import { ConventionsLine } from '../parts/ConventionsLine.js';
import { FailureNote } from '../parts/FailureNote.js';
import { ProgramCalls } from '../parts/ProgramCalls.js';
import { Table } from '../parts/Table.js';
import { DifferenceForm } from './DifferenceForm.js';
import type { DifferenceQueries, DifferenceState } from './differencePage.js';

type Answer = ResponseOf<'explainDifference'>;
type Explanation = Answer['explanations'][number];
type Value = Answer['printed_values'][number];

const UNIT: Readonly<Record<Value['difference_unit'], string>> = { arcseconds: '″', seconds: ' s', bindus: '' };

export function DifferenceView({
  facts,
  shown,
  rejected,
  failure,
}: ViewProps<DifferenceState, DifferenceQueries>): VNode {
  const { say } = useSpeech();
  const answer = shown?.answers.difference;
  const birth = shown?.state.birth ?? null;
  const form = (
    <DifferenceForm
      facts={facts}
      state={shown?.state ?? rejected ?? { birth: sentBirth(facts.fields), request: null }}
    />
  );
  if (answer === undefined || birth?.known == null) {
    return (
      <Layout facts={facts} title={say.why_different} lede={say.why_different_text}>
        {failure !== null && <FailureNote failure={failure} />}
        {form}
      </Layout>
    );
  }
  return (
    <Layout
      facts={facts}
      title={say.why_different}
      lede={say.why_different_text}
      conventions={<ConventionsLine meta={answer.meta} zone={birth.known.place.zone} />}
    >
      <div class="stack">
        {answer.explanations.map((explanation, at) => (
          <ExplanationCard key={at} explanation={explanation} />
        ))}
        <Card title={say.printed_elsewhere}>
          <ValueTable values={answer.printed_values} />
        </Card>
      </div>
      {form}
      <ProgramCalls calls={[{ path: ENDPOINTS.explainDifference.path, request: shown?.state.request ?? {} }]} />
    </Layout>
  );
}

function ExplanationCard({ explanation: { changes, remains } }: { readonly explanation: Explanation }): VNode {
  const { say, words } = useSpeech();
  return (
    <Card title={changes.length === 0 ? say.no_choice_differs : say.choices_found}>
      {changes.length > 0 && (
        <ul>
          {changes.map(({ choice, from_value: from, to_value: to }) => (
            <li key={choice}>
              <ChoiceText words={choiceWords(choice, words)} />
              {': '}
              <ChoiceText words={valueWords(choice, from as string | number, words)} />
              {' → '}
              <b>
                <ChoiceText words={valueWords(choice, to as string | number, words)} />
              </b>
              <p class="soft small" lang="en">
                {RULE_CHOICES[choice as RuleName].decides}
              </p>
            </li>
          ))}
        </ul>
      )}
      {remains.length > 0 && (
        <>
          <h3>{say.what_remains}</h3>
          <ValueTable values={remains} />
        </>
      )}
    </Card>
  );
}

function ValueTable({ values }: { readonly values: readonly Value[] }): VNode {
  const { say, figures } = useSpeech();
  return (
    <Table
      caption={say.printed_elsewhere}
      columns={[
        { name: say.value },
        { name: say.printed_elsewhere },
        { name: say.computed_here },
        { name: say.difference_here, isNumber: true },
      ]}
      rows={values.map(({ path, printed, computed, difference, difference_unit: unit }) => [
        <span key="path" lang="en">
          {path}
        </span>,
        printed,
        computed === null
          ? '–'
          : figures(typeof computed === 'number' ? computed.toFixed(6) : String(computed).replace('T', ' ')),
        difference === null ? '–' : `${figures(difference.toFixed(2))}${UNIT[unit]}`,
      ])}
    />
  );
}
