import { CHART_STYLES, type ChartStyle } from 'ganita/calculations/fields/pictureFields.js';
import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { SelectField } from './SelectField.js';

/** How charts are drawn: as readers of the language or the place know them, or in one of the styles. */
export function StyleField({ value }: { readonly value: ChartStyle | null }): VNode {
  const { say, words } = useSpeech();
  return (
    <SelectField
      name="style"
      label={say.chart_style}
      value={value ?? ''}
      choices={[['', say.usual_style], ...CHART_STYLES.map((id) => [id, words.pages.chartStyle[id]] as const)]}
    />
  );
}
