import type { VNode } from 'preact';
import type { Fields } from '../page.js';

interface HiddenFieldsProps {
  readonly fields: Fields;
  /** Fields that the form has as controls of its own. */
  readonly except?: readonly string[];
}

/** Fields of the page that a form sends again as they are. */
export const HiddenFields = ({ fields, except = [] }: HiddenFieldsProps): VNode => (
  <>
    {Object.entries(fields)
      .filter(([name]) => !except.includes(name))
      .map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
  </>
);
