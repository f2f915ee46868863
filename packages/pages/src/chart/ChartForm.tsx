import { PRESET_NAMES } from '@ganita/core/rules/presetChoices.js';
import { OUTER_PLANETS } from '@ganita/core/zodiac/grahas.js';
import { VARGA_KEYS } from '@ganita/core/zodiac/vargaKeys.js';
import { dashaName } from '@ganita/words/compoundNames.js';
import { CHART_LAYERS } from 'ganita/calculations/pictures/chartPicture.js';
import type { VNode } from 'preact';
import type { PageFacts } from '../page.js';
import { useSpeech } from '../pageSpeech.js';
import { BirthActions } from '../parts/BirthActions.js';
import { BirthFields } from '../parts/BirthFields.js';
import { ChoiceFields } from '../parts/ChoiceFields.js';
import { SelectField } from '../parts/SelectField.js';
import { StyleField } from '../parts/StyleField.js';
import { CHART_CHOICES, type ChartState, SHOWN_DASHAS } from './chartPage.js';
import { vargaName } from './names.js';

interface ChartFormProps {
  readonly facts: PageFacts;
  readonly state: ChartState;
}

/** The birth, and what of its chart is shown. It is posted: a birth never enters an address. */
export function ChartForm({ facts, state: { birth, options } }: ChartFormProps): VNode {
  const { say, words, figures } = useSpeech();
  const isShown = birth.known !== null;
  const presets = PRESET_NAMES.map((id) => [id, words.pages.preset[id]] as const);
  return (
    <form class="chart-form card" method="post" action={facts.path} data-birth-form="sends">
      <BirthFields value={birth.fields} unsure="minutes" />
      <details class="options" open={!isShown ? undefined : true}>
        <summary>{say.options}</summary>
        <div class="option-fields">
          <StyleField value={options.style} />
          <SelectField
            name="varga"
            label={say.second_chart}
            value={options.varga}
            choices={VARGA_KEYS.map((key) => [key, figures(vargaName(key, words))])}
          />
          <SelectField
            name="dasha"
            label={say.dasha_system}
            value={options.dasha}
            choices={SHOWN_DASHAS.map((id) => [id, dashaName(id, facts.language)])}
          />
          <SelectField name="preset" label={say.rule_set} value={options.preset} choices={presets} />
          <ChoiceFields names={CHART_CHOICES} chosen={options.chosen} />
          <SelectField
            name="compared"
            label={say.compare_with}
            value={options.compared ?? ''}
            choices={[['', words.report.phrase.none], ...presets]}
          />
          <fieldset class="checks">
            <legend>{say.layers}</legend>
            {CHART_LAYERS.map((layer) => (
              <label key={layer}>
                <input type="checkbox" name="layers" value={layer} checked={options.layers.includes(layer)} />
                {words.pages.chartLayer[layer]}
              </label>
            ))}
            <label>
              <input type="checkbox" name="outer_planets" checked={options.outerPlanets} />
              {OUTER_PLANETS.map((id) => words.zodiac.body[id]).join(', ')}
            </label>
            <label>
              <input type="checkbox" name="all_yogas" checked={options.allYogas} />
              {say.all_yogas}
            </label>
          </fieldset>
        </div>
      </details>
      <BirthActions facts={facts} submit={say.entry_chart} />
    </form>
  );
}
