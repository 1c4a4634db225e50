import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import { type AddressInfo, isIPv6, type Socket } from "node:net";
import type { Log } from "../base/log.ts";
import { Problem } from "../base/problem.ts";
import type { AnsweredCall } from "../metrics/metrics.ts";
import type { OpenSpan } from "../traces/span.ts";
import type { Tracer } from "../traces/tracer.ts";
import { HttpReply } from "./http-reply.ts";
import { type Found, HttpRequest, type Trusts } from "./http-request.ts";
import { HttpRouter, pathOf } from "./http-router.ts";
import { type InsideRequest, insideMessage } from "./inside-request.ts";

/** Slow clients: headers within 8 s, the whole request within 10 s, looked at every 2 s. */
const TIMEOUTS = { headersTimeout: 8_000, requestTimeout: 10_000, connectionsCheckingInterval: 2_000 };
/** Proxies keep connections for a minute; a server that ends them earlier cuts off what a proxy sends in that moment. */
const KEEP_ALIVE_MS = 72_000;

export type Handler = (request: HttpRequest, reply: HttpReply) => HttpReply | Promise<HttpReply>;
/** Reads the body of a request; the handler finds it there. */
export type ReadBody = (request: HttpRequest) => Promise<unknown> | undefined;
type ErrorHandler = (error: unknown, request: HttpRequest, reply: HttpReply) => HttpReply;
/** @throws Problem what the request is answered instead. */
type Check = (request: HttpRequest) => void;
type Finish = (request: HttpRequest, reply: HttpReply) => void | Promise<void>;

interface Route {
  readonly handle: Handler;
  readonly readBody: ReadBody | undefined;
}

/** A request with its answer, which is still to be written. */
interface Answered {
  readonly request: HttpRequest;
  readonly reply: HttpReply;
  readonly span: OpenSpan | null;
}

export interface HttpServerOptions {
  readonly log: Log;
  readonly trusts: Trusts;
  /** On every answer, also on errors and files. */
  readonly headers: Readonly<Record<string, string>>;
  /** Words an error. */
  readonly answerError: ErrorHandler;
  /** Told of every answer. */
  readonly onAnswered?: (call: AnsweredCall) => void;
  /** Records the way of calls through this process; undefined = nothing is recorded. */
  readonly tracer?: Tracer | undefined;
}

/** Files are not worth a trace, and neither is being asked every few seconds how it is. */
const TRACED = /^\/api\/(?!health\/)/;

/** What Node refuses before there is a request: broken, slow, or with headers that are too large. */
const REFUSALS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

const noRoute: Handler = () => {
  throw new Problem("not_found");
};

/** An address that cannot be decoded is refused in the words of HTTP, as what is no request is. */
const badAddress: Handler = (_request, reply) => reply.status(400).json({ detail: STATUS_CODES[400] });

/**
 * The HTTP of the product, on Node's own server: routes, checks before them, and answers. Everything else knows requests and
 * replies, and nothing of what they are made with.
 */
export class HttpServer {
  /** Node's server: for its sockets, and for being asked whether it listens. */
  readonly node: Server;
  /** Takes a request, wherever it comes from. */
  readonly listener: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
  readonly #options: HttpServerOptions;
  readonly #router = new HttpRouter<Route>();
  readonly #fallbacks: { readonly prefix: string; readonly route: Route }[] = [];
  readonly #checks: Check[] = [];
  readonly #finishes: Finish[] = [];

  constructor(options: HttpServerOptions) {
    this.#options = options;
    this.listener = (incoming, outgoing) => void this.#answer(incoming, outgoing);
    this.node = createServer({ ...TIMEOUTS, keepAliveTimeout: KEEP_ALIVE_MS }, this.listener);
    this.node.on("clientError", (error, socket) => this.#refuse(error, socket as Socket));
  }

  /** The patterns of all routes. */
  get patterns(): readonly string[] {
    return this.#router.patterns;
  }

  /** @param readBody Without one, a body is not read and not looked at. */
  route(methods: readonly string[], path: string, handle: Handler, readBody?: ReadBody): void {
    for (const method of methods) this.#router.add(method, path, { handle, readBody });
  }

  /** Answers an address, and what asks for its headers alone. */
  get(path: string, handle: Handler): void {
    this.route(["GET"], path, handle);
  }

  post(path: string, handle: Handler, readBody?: ReadBody): void {
    this.route(["POST"], path, handle, readBody);
  }

  /** Answers all that begins so and has no route; the first that fits is taken. */
  fallback(prefix: string, handle: Handler): void {
    this.#fallbacks.push({ prefix, route: { handle, readBody: undefined } });
  }

  /** Looks at every request before its body is read, in the order in which the checks were added. */
  onRequest(check: Check): void {
    this.#checks.push(check);
  }

  /** Has the last word on every answer. */
  onSend(finish: Finish): void {
    this.#finishes.push(finish);
  }

  /** @returns The address that it listens at. */
  async listen(at: { readonly port: number; readonly host: string }): Promise<string> {
    this.node.listen(at);
    await once(this.node, "listening");
    const { port } = this.node.address() as AddressInfo;
    return `http://${isIPv6(at.host) ? `[${at.host}]` : at.host}:${port}`;
  }

  /** Takes no more connections, and ends once the last one has. */
  async close(): Promise<void> {
    if (!this.node.listening) return;
    const closed = once(this.node, "close");
    this.node.close();
    await closed;
  }

  /**
   * Answers a call of the API that the server makes itself for whoever sent a request. It takes the way of any other call: limits,
   * checks, the log and the last words on the answer are the same.
   */
  async answerInside(outer: HttpRequest, inside: InsideRequest): Promise<HttpReply> {
    const began = performance.now();
    const { request, reply, span } = await this.#process(insideMessage(outer, inside));
    this.#log(request, reply.statusCode, began, span);
    return reply;
  }

  #find(method: string, path: string | null): Found & { readonly route: Route } {
    if (path === null)
      return { pattern: "unknown", params: {}, route: { handle: badAddress, readBody: undefined } };
    const found = this.#router.find(method === "HEAD" ? "GET" : method, path);
    if (found !== null) return found;
    const fallback = this.#fallbacks.find(({ prefix }) => path.startsWith(prefix));
    const route = fallback?.route ?? { handle: noRoute, readBody: undefined };
    return { pattern: fallback === undefined ? "unknown" : `${fallback.prefix}*`, params: {}, route };
  }

  async #answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    try {
      await this.#putTogether(incoming, outgoing);
    } catch (error) {
      // Nothing that was thrown on the way is left; this is a fault of an answer that cannot be written at all.
      this.#options.log.error({ err: error }, "An answer could not be written");
      outgoing.destroy();
    }
  }

  async #putTogether(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const began = performance.now();
    const { request, reply, span } = await this.#process(incoming);
    if (request.isCut) reply.header("connection", "close");
    const log = () => this.#log(request, outgoing.statusCode, began, span);
    // Of a client that left before it was answered, it is logged what the answer would have been.
    if (outgoing.closed) queueMicrotask(log);
    else outgoing.once("close", log);
    reply.write(outgoing, request.method === "HEAD", (error) => this.#tellCut(error, request));
  }

  /** Answers a message by its route, with every check before it and every last word after it. */
  async #process(incoming: IncomingMessage): Promise<Answered> {
    const path = pathOf(incoming.url ?? "/");
    const found = this.#find(incoming.method ?? "GET", path);
    const request = new HttpRequest(incoming, path ?? "", found, this.#options.trusts);
    const reply = new HttpReply(this.#options.headers).header("x-request-id", request.id);
    const span = this.#beginSpan(request);
    if (span === null) await this.#handle(found.route, request, reply);
    else await span.run(() => this.#handle(found.route, request, reply));
    try {
      for (const finish of this.#finishes) {
        const later = finish(request, reply);
        // Most have nothing to wait for, and each wait costs a turn of the queue.
        if (later instanceof Promise) await later;
      }
    } catch (error) {
      this.#options.answerError(error, request, reply);
    }
    return { request, reply, span };
  }

  async #handle({ handle, readBody }: Route, request: HttpRequest, reply: HttpReply): Promise<void> {
    try {
      for (const check of this.#checks) check(request);
      if (readBody !== undefined) request.body = await readBody(request);
      await handle(request, reply);
    } catch (error) {
      // What failed may have begun to answer.
      delete reply.headers["content-type"];
      this.#options.answerError(error, request, reply);
    }
  }

  #beginSpan({ id, method, route, traceparent }: HttpRequest): OpenSpan | null {
    if (this.#options.tracer === undefined || !TRACED.test(route)) return null;
    const attributes = { "http.request.method": method, "http.route": route, "plateful.request_id": id };
    return this.#options.tracer.begin(
      { name: `${method} ${route}`, kind: "server", attributes },
      traceparent,
    );
  }

  /** A client that leaves while it is sent a file is no fault of ours. */
  #tellCut(error: Error, request: HttpRequest): void {
    if ((error as { code?: string }).code === "ERR_STREAM_PREMATURE_CLOSE") return;
    this.#options.log.error({ err: error, requestId: request.id }, "An answer ended before its end");
  }

  #log(
    { id: requestId, method, route }: HttpRequest,
    status: number,
    began: number,
    span: OpenSpan | null,
  ): void {
    const ms = performance.now() - began;
    const trace = span === null ? {} : { traceId: span.trace.id };
    this.#options.log.info({ requestId, ...trace, method, route, status, ms: Math.round(ms) }, "call");
    span?.endTrace({ "http.response.status_code": status }, status >= 500);
    this.#options.onAnswered?.({ method, route, status, ms });
  }

  #refuse(error: Error & { code?: string }, socket: Socket): void {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = REFUSALS[error.code ?? ""] ?? 400;
    const text = JSON.stringify({ detail: STATUS_CODES[status] });
    const headers: OutgoingHttpHeaders = {
      ...this.#options.headers,
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(text),
      connection: "close",
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n${text}`);
    socket.destroySoon();
  }
}
