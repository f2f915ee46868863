import { pictureBytes } from '@ganita/print/pictures.js';
import { writeAnswer } from 'ganita/api/answer.js';
import type { AnyRequest } from 'ganita/api/endpoint.js';
import { type CalculationName, isPictureName, type PictureName, pictureRow } from 'ganita/api/endpoints.js';
import type { ByteSink } from 'ganita/api/writing/byteSink.js';
import type { Ports } from 'ganita/calculations/calculation.js';

/** The answer to a checked request as it is sent: JSON, written into `sink`, or a picture, which leaves it empty. */
export function answerBytes(
  name: CalculationName | PictureName,
  request: AnyRequest,
  ports: Ports,
  sink: ByteSink,
): Uint8Array | Promise<Uint8Array> {
  if (!isPictureName(name)) return writeAnswer(name, request, ports, sink);
  sink.clear();
  return pictureBytes(pictureRow(name), request, ports);
}
