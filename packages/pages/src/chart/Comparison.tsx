import { choiceWords } from '@ganita/words/choiceWords.js';
import { filled } from '@ganita/words/messages.js';
import { Fragment, type VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { ChoiceText } from '../parts/ChoiceName.js';
import { Table } from '../parts/Table.js';
import type { CompareAnswer } from './chartTypes.js';

const MOST_LISTED = 60;
const shortText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 60);

/** Values that differ between two rule sets, with the choices that cause it. Names are those of the answer. */
export function Comparison({ answer: { compare } }: { readonly answer: CompareAnswer }): VNode {
  const { say, words, figures } = useSpeech();
  const { totals, differences } = compare;
  return (
    <>
      <p>
        {filled(say.differing_values, { different: figures(totals.different), values: figures(totals.values) }, words)}
      </p>
      <Table
        caption={say.comparison}
        columns={[{ name: say.value }, { name: say.first_rules }, { name: say.second_rules }, { name: say.reason }]}
        rows={differences
          .slice(0, MOST_LISTED)
          .map(({ path, first_value: first, second_value: second, caused_by: causes }) => [
            <span key="path" lang="en">
              {path}
            </span>,
            shortText(first),
            shortText(second),
            causes.map((cause, at) => (
              <Fragment key={cause}>
                {at > 0 && ', '}
                <ChoiceText words={choiceWords(cause, words)} />
              </Fragment>
            )),
          ])}
      />
    </>
  );
}
