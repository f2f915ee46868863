import { openPorts } from '../adapters/openPorts.js';
import { answer } from '../api/answer.js';
import { CALCULATIONS, type CalculationName } from '../calculations/table.js';
import { type Command, printed } from './command.js';
import { optionsOf, readBody } from './options.js';
import { optionsHelp } from './optionsHelp.js';

/** A command that prints one calculation; its options are the fields of the request. */
export function calculationCommand(name: CalculationName, defaults: Readonly<Record<string, unknown>> = {}): Command {
  const { summary, input } = CALCULATIONS[name];
  return {
    summary,
    help: () =>
      optionsHelp(
        input.properties,
        (input.required ?? []).filter((field) => !Object.hasOwn(defaults, field)),
      ),
    async run(args) {
      const body = { ...defaults, ...readBody(args, optionsOf(input.properties)) };
      return printed(answer(name, body, await openPorts()));
    },
  };
}
