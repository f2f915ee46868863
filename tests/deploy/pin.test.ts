import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const DEPLOY = fileURLToPath(new URL('../../deploy', import.meta.url));
const DIGEST = `sha256:${'5'.repeat(64)}`;
const run = promisify(execFile);

describe('the images that deploy/image/pin.mjs pins', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ganita-pin-'));
  const requested: string[] = [];
  let registry: Server;
  let origin: string;
  const pin = (...more: readonly string[]) =>
    run(process.execPath, [join(DEPLOY, 'image/pin.mjs'), '--folder', folder, '--registry', origin, ...more]);

  beforeAll(async () => {
    cpSync(DEPLOY, folder, { recursive: true });
    registry = createServer((request, reply) => {
      if (request.url?.startsWith('/token?') === true) {
        reply.end(JSON.stringify({ token: new URL(request.url, origin).searchParams.get('scope') }));
      } else if (request.headers.authorization === undefined) {
        const scope = `repository:${request.url?.split('/manifests/')[0]?.slice('/v2/'.length)}:pull`;
        reply
          .writeHead(401, { 'www-authenticate': `Bearer realm="${origin}/token",service="here",scope="${scope}"` })
          .end();
      } else {
        requested.push(`${request.method} ${request.url} ${request.headers.authorization}`);
        reply.writeHead(200, { 'docker-content-digest': DIGEST }).end();
      }
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => registry.once('listening', resolve));
    origin = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    registry.close();
    rmSync(folder, { recursive: true });
  });

  it('are all of others, in every file, with a token of their registry', async () => {
    await expect(pin('--check')).rejects.toMatchObject({ code: 1 });
    await pin();
    await expect(pin('--check')).resolves.toMatchObject({ stderr: '' });
    const names = [
      'Dockerfile',
      'compose.yaml',
      ...readdirSync(join(folder, 'kubernetes')).map((name) => `kubernetes/${name}`),
    ];
    const texts = names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
    const images = [...texts.matchAll(/^(?:\s*image: |ARG \w+_IMAGE=)(\S+)$/gm)].map(([, image = '']) => image);
    for (const image of images) expect(image).toMatch(/^ganita:|@sha256:5{64}$/);
    expect(new Set(images).size).toBeGreaterThanOrEqual(5);
    expect(requested).toContain('HEAD /v2/library/nginx/manifests/1.27-alpine Bearer repository:library/nginx:pull');
    expect(requested).toContain('HEAD /v2/valkey/valkey/manifests/8-alpine Bearer repository:valkey/valkey:pull');
  });

  it('are pinned again where they are pinned already', async () => {
    await pin();
    expect(readFileSync(join(folder, 'Dockerfile'), 'utf8')).not.toMatch(/@sha256:\w+@/);
  });
});
