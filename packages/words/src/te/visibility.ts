/** Words of the visibility of planets and of the Moon in Telugu. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/visibility.js';
import type { Translated } from '../vocabulary.js';

export const side: Translated<typeof en.side> = {
  west_evening: 'పడమరలో సాయంకాలం',
  east_morning: 'తూర్పున ఉదయం',
};

export const conjunction: Translated<typeof en.conjunction> = {
  inferior: 'అధో యుతి',
  superior: 'ఊర్ధ్వ యుతి',
  solar: 'రవితో యుతి',
};

export const moonPhase: Translated<typeof en.moonPhase> = {
  new_moon: 'అమావాస్య అంతం',
  first_quarter: 'శుక్ల అర్ధచంద్రుడు',
  full_moon: 'పౌర్ణమి అంతం',
  last_quarter: 'కృష్ణ అర్ధచంద్రుడు',
};

export const twilight: Translated<typeof en.twilight> = {
  civil: 'పౌర సంధ్యాప్రకాశం',
  nautical: 'నావిక సంధ్యాప్రకాశం',
  astronomical: 'ఖగోళ సంధ్యాప్రకాశం',
};
