import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readTrustProxy } from '../trustProxy.js';
import { type BoundOptions, boundConnections, countConnections } from './connectionBounds.js';

describe('the count of connections', () => {
  it('is bounded for each client, until one of them ends', () => {
    const connections = countConnections(2);
    const ends = [connections.add('a'), connections.add('a')];
    expect(connections.add('a')).toBeNull();
    expect(connections.add('b')).not.toBeNull();
    ends[0]?.();
    expect(connections.count()).toBe(2);
    expect(connections.add('a')).not.toBeNull();
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

  it('closes those above the total of all clients', async () => {
    const { connections, closed, connectFrom } = await start({ bounds: { perClient: 2, inAll: 3 }, trustsProxy: null });
    for (const address of ['127.0.0.2', '127.0.0.3', '127.0.0.4']) connectFrom(address);
    await expect.poll(connections.count).toBe(3);
    await once(connectFrom('127.0.0.5'), 'close');
    expect([connections.count(), closed()]).toEqual([3, 1]);
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
