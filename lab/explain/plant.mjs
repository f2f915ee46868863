/** Plants one error in an explanation: a changed input, operand, number, table row, result, operation, value, or a step left out. */

const other = (value, random) => {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number')
    return value + (Number.isInteger(value) ? 1 + Math.floor(random() * 3) : 0.01 + random());
  return `${value}x`;
};
const pick = (list, random) => list[Math.floor(random() * list.length)];

/** A step that reads a table; undefined where there is none. */
const readingStep = ({ derivation }, random) =>
  pick(
    derivation.filter(({ table }) => table !== null),
    random,
  );

/** Each kind of error; false where an explanation has nothing to change in that way. */
const KINDS = {
  input(explanation, random) {
    const input = pick(explanation.given, random);
    if (input === undefined) return false;
    input.known = other(input.known, random);
    return true;
  },
  operand(explanation, random) {
    const operands = explanation.derivation.flatMap((step) =>
      step.operands.filter(({ taken_from: from }) => from !== null),
    );
    const operand = pick(operands, random);
    if (operand === undefined) return false;
    operand.known = other(operand.known, random);
    return true;
  },
  number(explanation, random) {
    const steps = explanation.derivation.filter(({ operation }) => operation !== 'condition');
    const operand = pick(
      steps.flatMap((step) => step.operands.filter(({ taken_from: from }) => from === null)),
      random,
    );
    if (operand === undefined) return false;
    operand.known = other(operand.known, random);
    return true;
  },
  row(explanation, random) {
    const step = readingStep(explanation, random);
    if (step === undefined) return false;
    step.known = other(step.known, random);
    return true;
  },
  table(explanation, random) {
    const step = readingStep(explanation, random);
    if (step === undefined) return false;
    step.table = `${step.table}s`;
    return true;
  },
  result(explanation, random) {
    const step = pick(explanation.derivation, random);
    step.known = other(step.known, random);
    return true;
  },
  operation(explanation, random) {
    const step = pick(
      explanation.derivation.filter(({ operation }) => operation !== 'condition'),
      random,
    );
    if (step === undefined) return false;
    const operations = [
      'add',
      'subtract',
      'multiply',
      'divide',
      'minimum',
      'maximum',
      'modulo',
      'choose',
      'equal',
      'lookup',
    ];
    step.operation = pick(
      operations.filter((one) => one !== step.operation),
      random,
    );
    return true;
  },
  step(explanation, random) {
    explanation.derivation.splice(Math.floor(random() * explanation.derivation.length), 1);
    return true;
  },
  value(explanation, random) {
    explanation.found = other(explanation.found, random);
    return true;
  },
};

/** A copy of an explanation with one error, and the kind of it. */
export function planted(explanation, random) {
  for (;;) {
    const copy = structuredClone(explanation);
    const kind = pick(Object.keys(KINDS), random);
    if (KINDS[kind](copy, random)) return { kind, explanation: copy };
  }
}
