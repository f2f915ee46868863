import type { Server, Socket } from 'node:net';
import { connectionKey } from '../clientKey.js';
import type { TrustsProxy } from '../trustProxy.js';

/** Connections that may be open at the same time. */
export interface ConnectionBounds {
  readonly perClient: number;
  readonly inAll: number;
}

/** Open connections by client. */
export interface OpenConnections {
  /**
   * Add a connection of a client, null for a trusted proxy, which has many clients. The returned function removes it,
   * once; null where the client has all that it may have.
   */
  add(client: string | null): (() => void) | null;
  count(): number;
}

/**
 * Counts connections. Without a limit for each client one address would use all of them with idle ones where no proxy is in
 * front. Those of trusted proxies have no limit of their own.
 */
export function countConnections(perClient: number): OpenConnections {
  const byClient = new Map<string, number>();
  let all = 0;
  return {
    add(client) {
      const own = client === null ? 0 : (byClient.get(client) ?? 0);
      if (client !== null && own >= perClient) return null;
      all++;
      if (client !== null) byClient.set(client, own + 1);
      return () => {
        all--;
        if (client === null) return;
        const left = (byClient.get(client) ?? 1) - 1;
        if (left === 0) byClient.delete(client);
        else byClient.set(client, left);
      };
    },
    count: () => all,
  };
}

export interface BoundOptions {
  readonly bounds: ConnectionBounds;
  /** Which proxies have many clients; null: none. */
  readonly trustsProxy: TrustsProxy | null;
  /** Called for each connection that is closed over a limit. */
  readonly onClosed: () => void;
}

/** Close connections to a server over the limits, as soon as they are opened. */
export function boundConnections(server: Server, { bounds, trustsProxy, onClosed }: BoundOptions): OpenConnections {
  const connections = countConnections(bounds.perClient);
  server.maxConnections = bounds.inAll;
  server.on('drop', onClosed);
  server.on('connection', (socket: Socket) => {
    const isProxy = trustsProxy?.(socket.remoteAddress, 0) ?? false;
    const end = connections.add(isProxy ? null : connectionKey(socket));
    if (end !== null) {
      socket.once('close', end);
      return;
    }
    onClosed();
    socket.destroy();
  });
  return connections;
}
