import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readTrustProxy } from '../trustProxy.js';
import { type BoundOptions, boundConnections, countConnections } from './bounds.js';

describe('the count of connections', () => {
  const nothing = (): void => undefined;

  it('is bounded for each client, until one of them ends', () => {
    const connections = countConnections({ perClient: 2, inAll: 10 });
    const ends = [connections.add('a', nothing), connections.add('a', nothing)];
    expect(connections.add('a', nothing)).toBeNull();
    expect(connections.add('b', nothing)).not.toBeNull();
    ends[0]?.();
    ends[0]?.();
    expect(connections.count()).toBe(2);
    expect(connections.add('a', nothing)).not.toBeNull();
  });

  it('is bounded in all: the client with the most loses its oldest one to a client that has fewer', () => {
    const connections = countConnections({ perClient: 3, inAll: 4 });
    const closed: string[] = [];
    const add = (client: string, name: string) => connections.add(client, () => void closed.push(name));
    for (const [client, name] of [
      ['a', 'a1'],
      ['b', 'b1'],
      ['a', 'a2'],
      ['a', 'a3'],
    ] as const) {
      expect(add(client, name)).not.toBeNull();
    }
    expect(add('c', 'c1')).not.toBeNull();
    expect(closed).toEqual(['a1']);
    expect(connections.count()).toBe(4);
    // Two of each at the most: no client has more than the client of the new one would have.
    expect(add('b', 'b2')).toBeNull();
    expect(closed).toEqual(['a1']);
  });

  it('lets a trusted proxy have as many as there may be in all, and closes none of them', () => {
    const connections = countConnections({ perClient: 1, inAll: 3 });
    let closed = 0;
    for (let n = 0; n < 3; n++) expect(connections.add(null, () => closed++)).not.toBeNull();
    expect(connections.add(null, nothing)).toBeNull();
    expect(connections.add('a', nothing)).toBeNull();
    expect(closed).toBe(0);
  });
});

describe('a server with bounded connections', () => {
  const sockets: Socket[] = [];
  let server: Server | null = null;
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server?.close();
  });

  async function start(options: Omit<BoundOptions, 'onClosed'>) {
    const started = createServer();
    server = started;
    let closed = 0;
    const connections = boundConnections(started, { ...options, onClosed: () => closed++ });
    started.listen(0, '127.0.0.1');
    await once(started, 'listening');
    const { port } = started.address() as { port: number };
    return {
      connections,
      closed: () => closed,
      connectFrom(localAddress: string): Socket {
        const socket = connect({ port, host: '127.0.0.1', localAddress });
        socket.on('error', () => undefined);
        socket.resume();
        sockets.push(socket);
        return socket;
      },
    };
  }

  it('closes those of a client that has too many at once, and those of no other client', async () => {
    const { connections, closed, connectFrom } = await start({
      bounds: { perClient: 2, inAll: 10 },
      trustsProxy: null,
    });
    for (let n = 0; n < 2; n++) connectFrom('127.0.0.2');
    await expect.poll(connections.count).toBe(2);
    await once(connectFrom('127.0.0.2'), 'close');
    expect(closed()).toBe(1);
    connectFrom('127.0.0.3');
    await expect.poll(connections.count).toBe(3);
    for (const socket of sockets) socket.destroy();
    await expect.poll(connections.count).toBe(0);
  });

  it('does not take a trusted proxy for one client', async () => {
    const { connections, connectFrom } = await start({
      bounds: { perClient: 2, inAll: 10 },
      trustsProxy: readTrustProxy('127.0.0.2'),
    });
    for (let n = 0; n < 5; n++) connectFrom('127.0.0.2');
    await expect.poll(connections.count).toBe(5);
  });
});
