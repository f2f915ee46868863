// Never ends with what is named `endless`, and answers anything else at once.
import { serve } from './serve.mjs';

export const { load, answer, print } = serve(({ request }) => {
  while (request.input.name === 'endless');
  return request.input.name;
});
