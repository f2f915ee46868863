#!/usr/bin/env node
/**
 * Pins the images of others by their digests: reads from their registry what each tag is now, and writes `name:tag@sha256:...`
 * into the Dockerfile, compose.yaml and the manifests. Run it before a release, and again when images have security updates.
 *
 *   node deploy/image/pin.mjs            writes
 *   node deploy/image/pin.mjs --check    ends with status 1 if an image is not pinned; connects to nothing
 *   node deploy/image/pin.mjs --folder FOLDER --registry http://127.0.0.1:5000
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    folder: { type: 'string', default: join(import.meta.dirname, '..') },
    registry: { type: 'string', default: 'https://registry-1.docker.io' },
  },
});

const files = [
  ...['Dockerfile', 'compose.yaml'],
  ...readdirSync(join(values.folder, 'kubernetes')).map((name) => `kubernetes/${name}`),
].map((name) => join(values.folder, name));
/** `image:` of YAML and `ARG ..._IMAGE=` of a Dockerfile; the image of Ganita itself is the operator's. */
const REFERENCE = /^(\s*(?:- )?image: |ARG \w+_IMAGE=)(?!ganita[:@])([\w./-]+:[\w.-]+)(@sha256:[0-9a-f]{64})?$/gm;
const MANIFESTS = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ');

/** A name as the registry has it: Docker Hub keeps its own images in `library`. */
const repositoryOf = (name) => {
  const path = name.replace(/^docker\.io\//, '');
  return path.includes('/') ? path : `library/${path}`;
};

/** The token that a registry requires for reading, from its own answer. */
async function tokenFor(challenge) {
  const parts = Object.fromEntries([...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
  const address = new URL(parts.realm);
  for (const name of ['service', 'scope']) if (parts[name] !== undefined) address.searchParams.set(name, parts[name]);
  const { token, access_token } = await (await fetch(address)).json();
  return token ?? access_token;
}

/** The digest of a tag, of all platforms. Error: the registry does not know it. */
async function digestOf(image) {
  const [name, tag] = image.split(':');
  const address = `${values.registry}/v2/${repositoryOf(name)}/manifests/${tag}`;
  const look = (headers = {}) => fetch(address, { method: 'HEAD', headers: { accept: MANIFESTS, ...headers } });
  let answer = await look();
  const challenge = answer.headers.get('www-authenticate');
  if (answer.status === 401 && challenge !== null) {
    answer = await look({ authorization: `Bearer ${await tokenFor(challenge)}` });
  }
  const digest = answer.headers.get('docker-content-digest');
  if (!answer.ok || !/^sha256:[0-9a-f]{64}$/.test(digest ?? '')) throw new Error(`${image}: status ${answer.status}`);
  return digest;
}

const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const found = [...texts.values()].flatMap((text) => [...text.matchAll(REFERENCE)]);
if (values.check) {
  const loose = found.filter(([, , , digest]) => digest === undefined).map(([, , image]) => image);
  for (const image of new Set(loose)) console.error(`${image} is not pinned`);
  if (loose.length > 0) process.exitCode = 1;
} else {
  const images = [...new Set(found.map(([, , image]) => image))];
  const digests = new Map(await Promise.all(images.map(async (image) => [image, await digestOf(image)])));
  for (const [file, text] of texts) {
    writeFileSync(
      file,
      text.replace(REFERENCE, (_, before, image) => `${before}${image}@${digests.get(image)}`),
    );
  }
  for (const [image, digest] of digests) console.log(`${image}@${digest}`);
}
