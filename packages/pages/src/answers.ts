import { answerCheckedBy } from 'ganita/api/answerTo.js';
import type { AnyRequest } from 'ganita/api/endpoint.js';
import { type AnswerName, calculationRow, isPictureName, pictureRow } from 'ganita/api/endpoints.js';
import { svgOfRequest } from 'ganita/api/pictures/draw.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import type { AnswersOf, Queries } from './page.js';

/** A checked request whose answer a page shows. */
export interface PageRequest {
  readonly name: AnswerName;
  readonly request: AnyRequest;
}

/** The answers that a page shows, by names of its own. */
type PageAnswers = AnswersOf<Queries>;

/** Answer the requests of a page here; what they have in common is computed once. Errors: DomainError. */
export function answersTo(requests: Readonly<Record<string, PageRequest>>, ports: Ports): PageAnswers {
  const sharing: Ports = { ...ports, shared: new Map() };
  return Object.fromEntries(
    Object.entries(requests).map(([key, { name, request }]) => [
      key,
      isPictureName(name)
        ? svgOfRequest(pictureRow(name), request, sharing)
        : answerCheckedBy(calculationRow(name), request, sharing),
    ]),
  ) as PageAnswers;
}

const text = new TextDecoder();

/** Read answers that were made elsewhere, each as its endpoint writes it. */
export const readAnswers = (written: Readonly<Record<string, Uint8Array>>): PageAnswers =>
  Object.fromEntries(
    Object.entries(written).map(([key, bytes]) => {
      const answer = text.decode(bytes);
      return [key, answer.startsWith('<') ? answer : JSON.parse(answer)];
    }),
  ) as PageAnswers;
