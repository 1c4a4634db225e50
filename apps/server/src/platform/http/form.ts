import { hash } from "node:crypto";
import { type Endpoint, MAX_PICTURE_BYTES } from "@plateful/contract";
import { Problem } from "../base/problem.ts";
import type { HttpRequest } from "./http-request.ts";

/** What forms are sent as. */
export const FORM = "multipart/form-data";

const MAX_FILES = 1;
const MAX_FIELDS = 10;
const MAX_PARTS = MAX_FILES + MAX_FIELDS;
const MAX_FIELD_BYTES = 1000;
/** The headers of a part, and what stands between two. */
const MAX_PART_HEADERS_BYTES = 1000;
/** What a form has beside its file. */
const MAX_REST_BYTES = MAX_FIELDS * MAX_FIELD_BYTES + MAX_PARTS * MAX_PART_HEADERS_BYTES;

/** A file of a form. Written as JSON it is its own fingerprint, so that two calls with the same file count as the same. */
class UploadedFile extends File {
  readonly #bytes: Buffer<ArrayBuffer>;

  constructor(bytes: Buffer<ArrayBuffer>, name: string) {
    super([bytes], name);
    this.#bytes = bytes;
  }

  toJSON(): string {
    return hash("sha256", this.#bytes, "base64url");
  }
}

/** How often the mark between parts stands in a form; counting them costs less than to take parts without number apart. */
function hasTooManyParts(bytes: Buffer, type: string): boolean {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return false;
  const mark = `--${boundary}`;
  let marks = 0;
  for (
    let at = bytes.indexOf(mark);
    at !== -1 && marks <= MAX_PARTS + 1;
    at = bytes.indexOf(mark, at + mark.length)
  )
    marks += 1;
  // The last mark ends the form.
  return marks > MAX_PARTS + 1;
}

async function partsOf(bytes: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(bytes as Buffer<ArrayBuffer>, { headers: { "content-type": type } }).formData();
  } catch {
    throw new Problem("parse_error");
  }
}

async function readForm(
  request: HttpRequest,
  maxFileBytes: number,
): Promise<Readonly<Record<string, unknown>>> {
  const type = request.headers["content-type"] ?? "";
  const bytes = await request.readBytes(maxFileBytes + MAX_REST_BYTES);
  if (hasTooManyParts(bytes, type)) throw new Problem("too_large");
  const body: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  let files = 0;
  for (const [name, value] of await partsOf(bytes, type)) {
    if (typeof value === "string") {
      if (Buffer.byteLength(value) > MAX_FIELD_BYTES) throw new Problem("too_large");
      body[name] = value;
      continue;
    }
    files += 1;
    if (files > MAX_FILES || value.size > maxFileBytes) throw new Problem("too_large");
    body[name] = new UploadedFile(Buffer.from(await value.arrayBuffer()), value.name);
  }
  return body;
}

/** Whether a call holds a file, which is read only from someone who may send it. */
export const comesAsForm = (endpoint: Endpoint, request: HttpRequest): boolean =>
  endpoint.isForm || (endpoint.form !== undefined && isSentAsForm(request));

const isSentAsForm = ({ method, mediaType }: HttpRequest): boolean => method !== "GET" && mediaType === FORM;

/**
 * What a request carries: the body as it was read, or the parts of a form. Read before the transaction of the call is
 * opened, so that a slow line holds no connection to the database.
 * @throws Problem unsupported_media_type for a form where none is taken, or anything else where one is.
 */
export async function bodyOf(endpoint: Endpoint, request: HttpRequest): Promise<unknown> {
  const isForm = isSentAsForm(request);
  if (comesAsForm(endpoint, request) !== isForm && (isForm || request.body !== undefined))
    throw new Problem("unsupported_media_type");
  return isForm ? readForm(request, endpoint.maxFileBytes ?? MAX_PICTURE_BYTES) : request.body;
}
