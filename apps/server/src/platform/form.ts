import { hash } from "node:crypto";
import multipart from "@fastify/multipart";
import { type Endpoint, MOST_PICTURE_BYTES } from "@plateful/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "./problem.ts";

const LIMITS = { fileSize: MOST_PICTURE_BYTES, files: 1, fields: 10, fieldSize: 1000, parts: 11 };

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

/** Lets calls take forms with a file. Nothing of a form is read before its call asks for it. */
export async function acceptForms(server: FastifyInstance): Promise<void> {
  await server.register(multipart, { limits: LIMITS });
}

async function readForm(request: FastifyRequest): Promise<Readonly<Record<string, unknown>>> {
  const body: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for await (const part of request.parts())
    body[part.fieldname] =
      part.type === "file" ? new UploadedFile(Buffer.from(await part.toBuffer()), part.filename) : part.value;
  return body;
}

/**
 * What a request carries: the body as it was read, or the parts of a form. Read before the transaction of the call is
 * opened, so that a slow line holds no connection to the database.
 * @throws Problem unsupported_media_type for a form where none is taken, or anything else where one is.
 */
export async function bodyOf(endpoint: Endpoint, request: FastifyRequest): Promise<unknown> {
  const isForm = request.isMultipart();
  if (endpoint.isForm !== isForm && (isForm || request.body !== undefined))
    throw new Problem("unsupported_media_type");
  return isForm ? readForm(request) : request.body;
}
