import type { FastifyInstance } from "fastify";
import { Problem } from "./problem.ts";

/** No body of the API is deeper than eight; what is far deeper is sent to exhaust the stack of whoever walks it. */
const DEEPEST = 32;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Position behind the string that begins at this quotation mark. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) return at + 1;
    at += sign === BACKSLASH ? 2 : 1;
  }
  return at;
}

/** Whether lists and objects of a JSON text are nested deeper than this; told in one pass, before anything is built. */
export function isDeeperThan(text: string, deepest: number): boolean {
  let depth = 0;
  let at = 0;
  while (at < text.length) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) {
      at = endOfString(text, at);
      continue;
    }
    if (sign === OPEN_LIST || sign === OPEN_OBJECT) depth += 1;
    else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1;
    if (depth > deepest) return true;
    at += 1;
  }
  return false;
}

/** Reads JSON bodies with the framework's own parser, once they are known not to be too deep. */
export function acceptJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser("error", "error");
  server.removeContentTypeParser("application/json");
  server.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (isDeeperThan(body as string, DEEPEST)) done(new Problem("too_deep"));
    else void parse(request, body as string, done);
  });
}
