import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from "node:http";
import { createServer as createSecretServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import type { TLSSocket } from "node:tls";
import type { Network } from "../src/platform/outgoing/fetch-page.ts";

/** An address that counts as public; connections to it end at the server of the test. */
export const PUBLIC = "93.184.215.14";
const HTTPS = 443;

type Answer = string | ((answer: ServerResponse) => void);

interface Request {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** The host that the connection was made secret for; undefined over http. */
  readonly servername: string | false | null | undefined;
}

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
};

/** Sites of the web as a test wants them, on this machine: names are looked up here, and every connection ends here. */
export class PageServer {
  readonly pages = new Map<string, Answer>();
  /** IP addresses of names, or how they are looked up; each other name is a public machine. */
  readonly names = new Map<string, readonly string[] | (() => Promise<readonly string[]>)>();
  /** Where connections were begun, and what was asked there. */
  readonly dialled: string[] = [];
  readonly asked: Request[] = [];
  /** What goes wrong in this server itself when it begins a connection. */
  fault: Error | null = null;
  #port = 0;
  #secretPort = 0;

  readonly #answer: RequestListener = (request, answer) => {
    const { servername } = request.socket as Partial<Pick<TLSSocket, "servername">>;
    const scheme = "encrypted" in request.socket ? "https" : "http";
    const url = `${scheme}://${request.headers.host}${request.url}`;
    this.asked.push({ url, headers: request.headers, servername });
    const page = this.pages.get(url);
    if (page === undefined) answer.writeHead(404).end();
    else if (typeof page === "function") page(answer);
    else answer.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
  };
  readonly #servers: { closeAllConnections: () => void; close: (done: () => void) => unknown }[] = [];

  readonly network: Network = {
    resolve: async (host) => {
      const addresses = this.names.get(host) ?? [PUBLIC];
      return typeof addresses === "function" ? addresses() : addresses;
    },
    dial: (address, port) => {
      if (this.fault !== null) throw this.fault;
      this.dialled.push(`${address}:${port}`);
      return { host: "127.0.0.1", port: port === HTTPS ? this.#secretPort : this.#port };
    },
  };

  /** @param certificate With which https is answered as well. */
  async open(certificate?: { readonly key: string; readonly cert: string }): Promise<void> {
    const server = createServer(this.#answer);
    this.#servers.push(server);
    this.#port = await listen(server);
    if (certificate === undefined) return;
    const secret = createSecretServer(certificate, this.#answer);
    this.#servers.push(secret);
    this.#secretPort = await listen(secret);
  }

  async close(): Promise<void> {
    for (const server of this.#servers) {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    }
  }
}
