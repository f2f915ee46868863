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
   * Add a connection of a client, null for a trusted proxy, which has many clients. The returned function removes it;
   * null where the limit is reached. `close` is called where the connection is closed in favour of another.
   */
  add(client: string | null, close: () => void): (() => void) | null;
  count(): number;
}

interface Open {
  readonly close: () => void;
  readonly end: () => void;
}

/**
 * Counts connections. Where all are open, the client with the most of them loses its oldest one, if that is more than
 * the client of the new one has. Those of trusted proxies count towards the total, but have no limit of their own and
 * are not closed.
 */
export function countConnections({ perClient, inAll }: ConnectionBounds): OpenConnections {
  const byClient = new Map<string, Set<Open>>();
  let all = 0;

  const oldestToClose = (own: number): Open | undefined => {
    let most: ReadonlySet<Open> = new Set();
    for (const connections of byClient.values()) if (connections.size > most.size) most = connections;
    return most.size > own + 1 ? most.values().next().value : undefined;
  };

  return {
    add(client, close) {
      const own = client === null ? 0 : (byClient.get(client)?.size ?? 0);
      if (client !== null && own >= perClient) return null;
      if (all >= inAll) {
        const oldest = oldestToClose(own);
        if (oldest === undefined) return null;
        oldest.end();
        oldest.close();
      }
      let isOpen = true;
      const end = (): void => {
        if (!isOpen) return;
        isOpen = false;
        all--;
        if (client === null) return;
        const connections = byClient.get(client);
        connections?.delete(connection);
        if (connections?.size === 0) byClient.delete(client);
      };
      const connection: Open = { close, end };
      all++;
      if (client !== null) byClient.set(client, (byClient.get(client) ?? new Set()).add(connection));
      return end;
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
  const connections = countConnections(bounds);
  server.on('connection', (socket: Socket) => {
    const close = (): void => {
      onClosed();
      socket.destroy();
    };
    const isProxy = trustsProxy?.(socket.remoteAddress, 0) ?? false;
    const end = connections.add(isProxy ? null : connectionKey(socket), close);
    if (end === null) close();
    else socket.once('close', end);
  });
  return connections;
}
