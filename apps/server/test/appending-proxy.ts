import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export interface AppendingProxy {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** A proxy on 127.0.0.1 that hands calls on and appends the address of its client to `X-Forwarded-For`, as balancers do. */
export async function openAppendingProxy(target: number): Promise<AppendingProxy> {
  const proxy = createServer((incoming, outgoing) => {
    const given = incoming.headers["x-forwarded-for"];
    const forwarded = [...(given === undefined ? [] : [given]), incoming.socket.remoteAddress].join(", ");
    const onward = request(
      {
        host: "127.0.0.1",
        port: target,
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, "x-forwarded-for": forwarded },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on("error", () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    port: (proxy.address() as AddressInfo).port,
    close: () => new Promise((resolve) => proxy.close(() => resolve())),
  };
}

/** The status of a call from one of this machine's own addresses (127.0.0.0/8). */
export function statusFrom(from: string, port: number, forwarded: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = {
      host: "127.0.0.1",
      port,
      path: "/api/brand/",
      localAddress: from,
      headers: { "x-forwarded-for": forwarded, connection: "close" },
    };
    const call = request(options, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode ?? 0));
    });
    call.once("error", reject);
    call.end();
  });
}
