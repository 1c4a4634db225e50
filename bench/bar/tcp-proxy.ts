/** A relay in front of a TCP server that can swallow everything, as a broken network does. */

import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

export interface TcpProxy {
  readonly port: number;
  /** While swallowing, connections are accepted and nothing that is sent arrives, in either direction. */
  readonly swallow: (on: boolean) => void;
  readonly close: () => Promise<void>;
}

export async function openTcpProxy(target: number): Promise<TcpProxy> {
  let swallowing = false;
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
  };
  const server = createServer((client) => {
    track(client);
    const upstream = connect(target, "127.0.0.1");
    track(upstream);
    const relay = (from: Socket, to: Socket) => {
      from.on("data", (chunk) => {
        if (!swallowing) to.write(chunk);
      });
      from.on("close", () => to.destroy());
    };
    relay(client, upstream);
    relay(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    swallow: (on) => {
      swallowing = on;
      // Connections that lost bytes are of no use afterwards.
      if (!on) for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
