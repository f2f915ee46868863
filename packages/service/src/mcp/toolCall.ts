import type { AnyRequest } from 'ganita/api/endpoint.js';
import type { CalculationName } from 'ganita/api/endpoints.js';
import type { Fields, ToolInput } from './tool.js';
import type { ChosenPlace } from './toolPlaces.js';

/** A checked call of a tool: plain data, so that a thread can answer it. */
export interface ToolCall {
  readonly tool: string;
  readonly input: ToolInput;
  readonly places: readonly ChosenPlace[];
  readonly calculation: CalculationName;
  readonly body: Fields;
  readonly request: AnyRequest;
}
