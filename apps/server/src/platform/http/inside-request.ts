import { type IncomingHttpHeaders, IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { Method } from "@plateful/contract";
import type { HttpRequest } from "./http-request.ts";

/** A call of the API that this server makes itself, for the caller whom it is answering. */
export interface InsideRequest {
  readonly method: Method;
  /** Below `/api/`, with its query. */
  readonly path: string;
  readonly body?: object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What says who calls, from where and when it is there. Nothing else of the outer request reaches the inner one. */
const OF_CALLER = [
  "authorization",
  "accept-language",
  "forwarded",
  "host",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-time-zone",
] as const;

/** A connection without a network: only the address at its other end is ever asked for. */
class InsideSocket extends Socket {
  override readonly remoteAddress: string | undefined;

  constructor(peer: string | undefined) {
    super();
    this.remoteAddress = peer;
  }
}

/** The same as if the caller of a request had sent it over the network: with their token, and from their address. */
export function insideMessage(outer: HttpRequest, inside: InsideRequest): IncomingMessage {
  const message = new IncomingMessage(new InsideSocket(outer.peer));
  const bytes = inside.body === undefined ? null : Buffer.from(JSON.stringify(inside.body));
  const ofCaller = OF_CALLER.map((name) => [name, outer.headers[name]] as const);
  const headers: IncomingHttpHeaders = Object.fromEntries(
    ofCaller.filter(([, value]) => value !== undefined),
  );
  if (bytes !== null) {
    headers["content-type"] = "application/json";
    headers["content-length"] = String(bytes.length);
  }
  message.method = inside.method;
  message.url = `/api/${inside.path}`;
  message.headers = { ...headers, ...inside.headers };
  if (bytes !== null) message.push(bytes);
  message.push(null);
  message.complete = true;
  return message;
}
