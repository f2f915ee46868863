import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

/** Every setting is an environment variable; this is the whole list. */
export const settingsSchema = Type.Object({
  PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 8000, description: 'port to listen on' }),
  HOST: Type.String({ minLength: 1, default: '127.0.0.1', description: 'address to listen on' }),
  LOG_LEVEL: Type.Unsafe<'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'>({
    type: 'string',
    enum: ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
    default: 'info',
    description: 'least severe log line written',
  }),
});
export type Settings = Static<typeof settingsSchema>;

/** Read the settings of an environment; a wrong value stops the boot and says which. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(settingsSchema.properties)) {
    const text = environment[name];
    const { type, default: fallback } = schema as unknown as { readonly type: string; readonly default: unknown };
    if (text === undefined || text === '') given[name] = fallback;
    else given[name] = type === 'string' ? text : readNumber(text);
  }
  if (!Value.Check(settingsSchema, given)) {
    const [first] = Value.Errors(settingsSchema, given);
    const name = first?.instancePath.slice(1) ?? '';
    throw new Error(`setting ${name} ${first?.message ?? 'is wrong'} (given: ${JSON.stringify(environment[name])})`);
  }
  return given;
}

/** A number only where the whole text is one. */
const readNumber = (text: string): number => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN);
