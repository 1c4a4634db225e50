import type { IncomingMessage } from "node:http";
import type { Readable, Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { Problem } from "./problem.ts";

const UNPACKERS = { br: createBrotliDecompress, gzip: createGunzip, deflate: createInflate } as const;

/** What unpacks a body; undefined for one that is not packed. */
function unpackerOf(encoding = "identity"): Transform | undefined {
  if (encoding === "identity") return undefined;
  const open = Object.hasOwn(UNPACKERS, encoding) ? UNPACKERS[encoding as keyof typeof UNPACKERS] : undefined;
  if (open === undefined) throw new Problem("unsupported_media_type");
  return open();
}

/** Reads a stream to its end, unless more than so many bytes come. */
function collect(source: Readable, incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let length = 0;
    const end = (settle: () => void) => {
      source.off("data", onData).off("end", onEnd).off("error", onFault);
      incoming.off("close", onClose).off("error", onFault);
      settle();
    };
    const onData = (part: Buffer) => {
      length += part.length;
      if (length > maxBytes) end(() => reject(new Problem("too_large")));
      else parts.push(part);
    };
    const onEnd = () =>
      end(() => resolve(parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts, length)));
    // What cannot be unpacked, or is cut off, cannot be read either.
    const onFault = () => end(() => reject(new Problem("parse_error")));
    const onClose = () => {
      if (!incoming.readableEnded) onFault();
    };
    source.on("data", onData).on("end", onEnd).on("error", onFault);
    incoming.on("close", onClose).on("error", onFault);
  });
}

/** Bytes that have come and are read no further stay with the connection until it ends, so nothing holds on to them. */
function letGo(incoming: IncomingMessage, unpacker: Transform | undefined): void {
  if (unpacker === undefined) return;
  incoming.unpipe(unpacker);
  unpacker.on("error", () => {}).destroy();
}

/**
 * Reads a body, unpacked as it comes, so that the limit of its size holds for what comes out. A body that says that it is
 * longer is not read at all.
 */
export async function readBytes(incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(incoming.headers["content-length"]) > maxBytes) throw new Problem("too_large");
  const unpacker = unpackerOf(incoming.headers["content-encoding"]);
  try {
    return await collect(unpacker === undefined ? incoming : incoming.pipe(unpacker), incoming, maxBytes);
  } finally {
    letGo(incoming, unpacker);
  }
}
