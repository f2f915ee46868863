import { answerTo } from '../api/answerTo.js';
import type { CalculationEndpoint } from '../api/endpoint.js';
import { type Command, printed } from './command.js';
import { optionsOf, readBody } from './options.js';
import { optionsHelp } from './optionsHelp.js';
import { openCommandPorts } from './ports.js';

/** A command that prints the answer of one endpoint; its options are the fields of the request. */
export function calculationCommand(endpoint: CalculationEndpoint): Command {
  const { summary, calculation, command } = endpoint;
  const { properties, required = [] } = calculation.request;
  const { defaults = {}, positional } = command;
  return {
    summary,
    help: () =>
      (positional === undefined ? '' : `  arguments without an option name fill --${positional}\n`) +
      optionsHelp(
        properties,
        required.filter((field) => !Object.hasOwn(defaults, field)),
      ),
    async run(args) {
      const body = { ...defaults, ...readBody(args, optionsOf(properties), positional) };
      return printed(answerTo(endpoint, body, await openCommandPorts(), 'all'));
    },
  };
}
