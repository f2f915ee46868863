// A worker that answers everything at once with an empty record.
import { serve } from './serve.mjs';

export const { load, answer, print } = serve(() => '{}');
