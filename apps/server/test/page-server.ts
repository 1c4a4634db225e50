import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Network } from "../src/platform/outgoing/fetch-page.ts";

/** An address that counts as public; connections to it end at the server of the test. */
const PUBLIC = "93.184.215.14";

type Answer = string | ((answer: ServerResponse) => void);

/** Sites of the web as a test wants them, on this machine: names are looked up here, and every connection ends here. */
export class PageServer {
  readonly pages = new Map<string, Answer>();
  /** IP addresses of names; each other name is a public machine. A list of lists answers a question after the other. */
  readonly names = new Map<string, readonly string[] | Error>();
  /** Where connections were begun, and what was sent there. */
  readonly dialled: string[] = [];
  readonly asked: { readonly url: string; readonly headers: IncomingHttpHeaders }[] = [];
  #port = 0;
  readonly #server = createServer((request, answer) => {
    const url = `http://${request.headers.host}${request.url}`;
    this.asked.push({ url, headers: request.headers });
    const page = this.pages.get(url);
    if (page === undefined) answer.writeHead(404).end();
    else if (typeof page === "function") page(answer);
    else answer.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
  });

  readonly network: Network = {
    resolve: async (host) => {
      const addresses = this.names.get(host) ?? [PUBLIC];
      if (addresses instanceof Error) throw addresses;
      return addresses;
    },
    dial: (address, port) => {
      this.dialled.push(`${address}:${port}`);
      return { host: "127.0.0.1", port: this.#port };
    },
  };

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
