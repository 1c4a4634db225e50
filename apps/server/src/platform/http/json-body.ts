import { Problem } from "../base/problem.ts";
import { FORM } from "./form.ts";
import type { HttpRequest } from "./http-request.ts";
import { release } from "./read-bytes.ts";

const JSON_LIMIT_BYTES = 1_000_000;
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

/** Keys by which a body could change what all objects have; no field of the API has such a name. */
function namesPrototype(value: object): boolean {
  const waiting: object[] = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (Object.hasOwn(next, "__proto__")) return true;
    for (const [key, held] of Object.entries(next) as [string, unknown][]) {
      if (typeof held !== "object" || held === null) continue;
      if (key === "constructor" && Object.hasOwn(held, "prototype")) return true;
      waiting.push(held);
    }
  }
  return false;
}

/** A key can be written in signs of its own or in escaped ones. */
const MAY_NAME_PROTOTYPE = /__proto__|constructor|\\u/;
const BYTE_ORDER_MARK = /^\u{feff}/u;

/** @throws Problem too_deep, or parse_error for what is no JSON or names a prototype. */
function parseJson(written: string): unknown {
  const text = written.replace(BYTE_ORDER_MARK, "");
  if (isDeeperThan(text, DEEPEST)) throw new Problem("too_deep");
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return value;
    if (!MAY_NAME_PROTOTYPE.test(text) || !namesPrototype(value)) return value;
  } catch {
    // Said below, in the same words.
  }
  throw new Problem("parse_error");
}

async function readText(request: HttpRequest, maxBytes: number): Promise<string> {
  const bytes = await request.readBytes(maxBytes);
  const text = bytes.toString("utf8");
  release(bytes);
  return text;
}

/**
 * Reads the body of a call as JSON. A form is left for later, because its call decides who may send one.
 * @throws Problem unsupported_media_type for anything else.
 */
export function readJson(request: HttpRequest, maxBytes = JSON_LIMIT_BYTES): Promise<unknown> | undefined {
  if (request.mediaType === "application/json") return readText(request, maxBytes).then(parseJson);
  if (request.hasBody && request.mediaType !== FORM) throw new Problem("unsupported_media_type");
  return undefined;
}

/** Reads a body of any kind as it came: what is signed are the very bytes. */
export const readRaw = (request: HttpRequest): Promise<Buffer> | undefined =>
  request.hasBody ? request.readBytes(JSON_LIMIT_BYTES) : undefined;
