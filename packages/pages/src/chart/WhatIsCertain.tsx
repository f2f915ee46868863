import { filled } from '@ganita/words/messages.js';
import type { VNode } from 'preact';
import { type BirthFieldsValue, UNKNOWN_TIME } from '../fields/birthFieldsOfForm.js';
import { useSpeech } from '../pageSpeech.js';
import { Card } from '../parts/Card.js';
import { Facts } from '../parts/Facts.js';
import { type Certainty, possibleValues } from './certainty.js';
import { KNOWN_KEYS } from './chartPage.js';
import { marginName } from './Margins.js';

interface WhatIsCertainProps {
  readonly certainty: Certainty;
  readonly birth: BirthFieldsValue;
}

/** Of a birth whose time is not exact: what is the same at every time that is possible, and what else is open. */
export function WhatIsCertain({ certainty, birth }: WhatIsCertainProps): VNode | null {
  const speech = useSpeech();
  const { words, figures } = speech;
  if (certainty === null) return null;
  const { form } = words.occasions;
  const shown = KNOWN_KEYS.flatMap((key) => certainty.keys.find((one) => one.key === key) ?? []);
  const named = (key: string): string =>
    key === 'lagna.D-1' ? words.report.phrase.lagna : figures(marginName(key.replace(/\.D-1$/, ''), words));
  const rows = (stable: boolean) =>
    shown.filter((one) => one.stable === stable).map((one) => [named(one.key), possibleValues(one, speech)] as const);
  const [certain, open] = [rows(true), rows(false)];
  return (
    <div class="certainty">
      <Card title={form.certain} span={12}>
        <p>
          {birth.uncertain === UNKNOWN_TIME
            ? figures(form.noon_is_taken)
            : figures(filled(form.about, { minutes: birth.uncertain }, words))}
        </p>
        <div class="columns">
          <div>
            <h3 class="good">{form.stays}</h3>
            {certain.length === 0 ? <p>{words.report.phrase.none}</p> : <Facts rows={certain} />}
          </div>
          <div>
            <h3 class="bad">{form.open}</h3>
            {open.length === 0 ? <p>{words.report.phrase.none}</p> : <Facts rows={open} />}
          </div>
        </div>
      </Card>
    </div>
  );
}
