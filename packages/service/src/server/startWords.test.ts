import { describe, expect, it } from 'vitest';
import { isLoopback, misspeltSettings, olderNode, whereToLook } from './startWords.js';

describe('the last words of a start', () => {
  it('are the addresses of the pages and of the endpoints', () => {
    expect(whereToLook('http://127.0.0.1:8000', true)).toBe(
      'ganita: charts and almanac at http://127.0.0.1:8000/, every endpoint to try at http://127.0.0.1:8000/docs\n',
    );
    expect(whereToLook('http://127.0.0.1:8000', false)).toBe(
      'ganita: every endpoint to try at http://127.0.0.1:8000/docs\n',
    );
  });

  it('name the own machine where the service listens on every address', () => {
    expect(whereToLook('http://0.0.0.0:9000', false)).toContain('http://localhost:9000/docs');
    expect(whereToLook('http://[::]:9000', false)).toContain('http://localhost:9000/docs');
    expect(whereToLook('http://[::1]:80', false)).toContain('http://[::1]:80/docs');
  });
});

describe('an older Node', () => {
  it('is named, a newer one is not', () => {
    expect(olderNode('20.19.0')).toContain('Node 20.19.0 is supported');
    expect(olderNode('22.13.1')).toContain('with Node 24');
    expect(olderNode('24.0.0')).toBeNull();
    expect(olderNode('100.1.0')).toBeNull();
  });
});

describe('a misspelt setting', () => {
  it.each([
    ['PROT', 'PORT'],
    ['WORKER', 'WORKERS'],
    ['RATE_LIMIT_FACTER', 'RATE_LIMIT_FACTOR'],
    ['MCP_ORIGIN', 'MCP_ORIGINS'],
    ['port', 'PORT'],
  ])('%s is named with the setting that it nearly is', (name, setting) => {
    expect(misspeltSettings({ [name]: '9000' })).toEqual([
      `the variable ${name} is no setting; did you mean ${setting}?`,
    ]);
  });

  it('is not suspected where the setting itself is given, nor in variables of other programs', () => {
    expect(misspeltSettings({ PROT: '1', PORT: '9000' })).toEqual([]);
    const usual = [
      'HOME',
      'PATH',
      'PAGER',
      'TERM',
      'HOSTNAME',
      'LOGNAME',
      'LANG',
      'SHELL',
      'TMPDIR',
      'NODE_ENV',
      'NODE_OPTIONS',
    ];
    expect(misspeltSettings(Object.fromEntries(usual.map((name) => [name, 'x'])))).toEqual([]);
  });
});

describe('an address', () => {
  it.each([
    ['127.0.0.1', true],
    ['127.1.2.3', true],
    ['::1', true],
    ['localhost', true],
    ['0.0.0.0', false],
    ['::', false],
    ['10.0.0.1', false],
    ['127.example.org', false],
  ])('%s is reached from the own machine alone: %s', (host, own) => {
    expect(isLoopback(host)).toBe(own);
  });
});
