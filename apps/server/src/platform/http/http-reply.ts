import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { pipeline, Readable } from "node:stream";
import { type CookieOptions, serialize } from "hono/utils/cookie";

export type Payload = string | Buffer | Readable | null;

const NO_CONTENT = [204, 304];

/** What answers a request. It is put together by whoever answers, and written once, when all of it is known. */
export class HttpReply {
  statusCode = 200;
  payload: Payload = null;
  /** By their names in lower case. */
  readonly headers: OutgoingHttpHeaders;

  constructor(headers: OutgoingHttpHeaders) {
    this.headers = { ...headers };
  }

  status(code: number): this {
    this.statusCode = code;
    return this;
  }

  header(name: string, value: string): this {
    this.headers[name] = value;
    return this;
  }

  withoutHeader(name: string): this {
    delete this.headers[name];
    return this;
  }

  type(value: string): this {
    return this.header("content-type", value);
  }

  /** Says what is sent: a text, bytes, what a stream gives, or nothing. */
  send(payload: Payload = null): this {
    this.payload = payload;
    if (payload !== null) this.headers["content-type"] ??= "text/plain; charset=utf-8";
    return this;
  }

  json(value: unknown): this {
    return this.type("application/json; charset=utf-8").send(JSON.stringify(value));
  }

  redirect(address: string, status: number): this {
    return this.status(status).header("location", address).send();
  }

  setCookie(name: string, value: string, options: CookieOptions): this {
    const cookies = this.headers["set-cookie"] ?? [];
    this.headers["set-cookie"] = [...(cookies as string[]), serialize(name, value, options)];
    return this;
  }

  /** @param onCut Told of a stream that failed: the connection ends before what was promised was sent. */
  write(outgoing: ServerResponse, isHead: boolean, onCut: (error: Error) => void): void {
    const { payload, headers } = this;
    if (payload instanceof Readable) {
      outgoing.writeHead(this.statusCode, headers);
      if (!isHead) {
        pipeline(payload, outgoing, (error) => {
          if (error) onCut(error);
        });
        return;
      }
      payload.destroy();
      outgoing.end();
      return;
    }
    const bytes = typeof payload === "string" ? Buffer.from(payload) : payload;
    if (!NO_CONTENT.includes(this.statusCode)) headers["content-length"] = bytes?.length ?? 0;
    outgoing.writeHead(this.statusCode, headers);
    if (isHead || bytes === null) outgoing.end();
    else outgoing.end(bytes);
  }
}
