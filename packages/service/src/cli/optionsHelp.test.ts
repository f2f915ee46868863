import { calculationsOf, ENDPOINTS } from 'ganita/api/endpoints.js';
import { natalInput } from 'ganita/calculations/natal/natalInput.js';
import { describe, expect, it } from 'vitest';
import { ENDPOINT_COMMANDS } from './endpointCommands.js';
import { commandHelp, SCREEN } from './optionsHelp.js';

const NATAL = { name: 'horoscope', properties: natalInput.properties, required: ['date', 'latitude'] };

/** The options that a help lists. */
const listed = (help: string): readonly string[] =>
  [...help.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, name = '']) => name);

describe('the help of a command', () => {
  it.each(Object.entries(ENDPOINT_COMMANDS))('fits a screen: %s', (name, { summary, help }) => {
    const lines = `${summary}\n\n${help(false)}`.trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(SCREEN.lines);
    if (name === 'batch') return;
    expect(lines.filter((line) => line.length > SCREEN.width)).toEqual([]);
    expect(lines.at(-1)).toContain(`ganita ${name} --help --all`);
  });

  it.each(Object.entries(ENDPOINT_COMMANDS))('has its words below each other: %s', (_name, { help }) => {
    for (const text of [help(false), help(true)]) {
      const rows = [...text.matchAll(/^( {2}--[a-z-]+(?:, --[a-z]+)? {2,})\S/gm)];
      expect(rows).toHaveLength(listed(text).length);
      expect(new Set(rows.map(([, start = '']) => start.length)).size).toBeLessThanOrEqual(1);
    }
  });

  it('shows what is required and what is its own, and hides the rest', () => {
    const short = listed(commandHelp(NATAL, false));
    const whole = listed(commandHelp(NATAL, true));
    expect(whole).toHaveLength(Object.keys(natalInput.properties).length + 1);
    expect(short.length).toBeLessThan(whole.length);
    expect(short).toEqual(
      expect.arrayContaining(['date', 'latitude', 'zone', 'language', 'sections', 'vargas', 'preset']),
    );
    expect(short).not.toContain('kali-start-year');
    expect(commandHelp(NATAL, false)).toContain(`${whole.length - short.length} more options and whole descriptions`);
  });

  it('lists in full every option with its values and its default', () => {
    const help = commandHelp(NATAL, true);
    expect(help).toMatch(
      /--preset +a preset, in addition to --rules; ganita, raman, kn_rao, contract, jhora, astrosage, drik, prokerala, mypanchang, gupta_press, scs_math, nepal\n/,
    );
    expect(help).toMatch(/--node-type +\S.*; mean, true; default mean\n/);
    expect(help).toMatch(/--bhava-madhya-method +houses.*; 1 to 5; default 1\n/);
    expect(help).toMatch(/--rules +\S.*; JSON with preset, .*\bnode_type\b/);
  });

  it('leaves no option without words', () => {
    for (const [, { calculation }] of calculationsOf(ENDPOINTS)) {
      const help = commandHelp({ name: '', properties: calculation.request.properties, required: [] }, true);
      expect(listed(help)).toHaveLength([...help.matchAll(/^ {2}--[a-z-]+(, --[a-z]+)? +\S/gm)].length);
    }
  });

  it('names short options, and says which must be given', () => {
    const help = commandHelp(NATAL, true);
    expect(help).toMatch(/--date +required; \S/);
    expect(help).toMatch(/--latitude, --lat +required; \S/);
    expect(help).toMatch(/--timezone, --tz +\S/);
    expect(help).not.toMatch(/--time .*required/);
  });

  it('names the option that makes a command another one', () => {
    expect(ENDPOINT_COMMANDS.calendar?.help(false)).toMatch(/--ics +as the command calendar-ics/);
  });
});
