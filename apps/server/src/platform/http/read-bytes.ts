import type { IncomingMessage } from "node:http";
import type { Readable, Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { Problem } from "../base/problem.ts";

const UNPACKERS = { br: createBrotliDecompress, gzip: createGunzip, deflate: createInflate } as const;

/** What unpacks a body; undefined for one that is not packed. */
function unpackerOf(encoding = "identity"): Transform | undefined {
  if (encoding === "identity") return undefined;
  const open = Object.hasOwn(UNPACKERS, encoding) ? UNPACKERS[encoding as keyof typeof UNPACKERS] : undefined;
  if (open === undefined) throw new Problem("unsupported_media_type");
  return open();
}

/** A request that only promises a long body gets no more memory for it. */
const MAX_FIRST_BYTES = 65_536;

/** The parts of a body, put together as they come, so that none is held longer than it takes to copy it. */
class Collected {
  #bytes: Buffer;
  #length = 0;
  readonly #expected: number;

  /** @param expected What the request says, which may not come, or be more when it is unpacked. */
  constructor(expected: number) {
    this.#expected = expected;
    this.#bytes = Buffer.allocUnsafeSlow(Math.min(expected, MAX_FIRST_BYTES));
  }

  get length(): number {
    return this.#length;
  }

  add(part: Buffer): void {
    const length = this.#length + part.length;
    if (length > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(2 * length, this.#expected));
      this.#bytes.copy(larger, 0, 0, this.#length);
      release(this.#bytes);
      this.#bytes = larger;
    }
    part.copy(this.#bytes, this.#length);
    this.#length = length;
  }

  take = (): Buffer => this.#bytes.subarray(0, this.#length);
  drop = (): void => release(this.#bytes);
}

/**
 * Gives the memory of a body back that `readBytes` gave, and that nobody looks at again. The collector would find it in its
 * own time: it hardly sees what lies outside its heap, so that some large bodies would make the process larger for long.
 */
export function release({ buffer }: Buffer): void {
  const memory = buffer as ArrayBuffer;
  if (!memory.detached) memory.transfer(0);
}

/** Reads a stream to its end, unless more than so many bytes come. */
function collect(source: Readable, incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const collected = new Collected(Number(incoming.headers["content-length"] ?? 0));
    let isOver = false;
    const end = () => {
      isOver = true;
      source.off("data", onData).off("end", onEnd).off("error", onFault);
      incoming.off("close", onClose).off("error", onFault);
    };
    // A stream that fails says so more than once, and goes on telling those who were listening when it began to.
    const fail = (problem: Problem) => {
      if (isOver) return;
      end();
      collected.drop();
      reject(problem);
    };
    const onData = (part: Buffer) => {
      if (collected.length + part.length > maxBytes) fail(new Problem("too_large"));
      else collected.add(part);
    };
    const onEnd = () => {
      end();
      resolve(collected.take());
    };
    // What cannot be unpacked, or is cut off, cannot be read either.
    const onFault = (error?: Error) => fail(error instanceof Problem ? error : new Problem("parse_error"));
    const onClose = () => {
      if (!incoming.readableEnded) onFault();
    };
    source.on("data", onData).on("end", onEnd).on("error", onFault);
    incoming.on("close", onClose).on("error", onFault);
  });
}

/**
 * Reads a body, unpacked as it comes, so that the limit of its size holds for what comes out. A body that says that it is
 * longer is not read at all.
 */
export async function readBytes(incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(incoming.headers["content-length"]) > maxBytes) throw new Problem("too_large");
  const unpacker = unpackerOf(incoming.headers["content-encoding"]);
  if (unpacker === undefined) return collect(incoming, incoming, maxBytes);
  // What it says after it was given up is of no interest, and must not end the process.
  unpacker.on("error", () => {});
  // Packed bytes that give nothing have a limit, too.
  let packedBytes = 0;
  const count = (part: Buffer) => {
    packedBytes += part.length;
    if (packedBytes > maxBytes) unpacker.destroy(new Problem("too_large"));
  };
  incoming.on("data", count);
  try {
    return await collect(incoming.pipe(unpacker), incoming, maxBytes);
  } finally {
    incoming.off("data", count).unpipe(unpacker);
    unpacker.destroy();
  }
}
