import { promisify } from "node:util";
import {
  brotliCompress,
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  gzip,
} from "node:zlib";
import type { FastifyInstance, FastifyReply } from "fastify";
import { Problem } from "./problem.ts";

/** Shorter ones fit in one packet of the network either way. */
const MIN_BYTES = 1024;
const PACKABLE =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.+-]*json|javascript|xml|vnd\.oai\.openapi)|image\/svg)/;
/** Answers are packed while somebody waits; files of the web app were packed by the build, at a higher level. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const PACKERS = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} as const;

export type Encoding = keyof typeof PACKERS;

const listed = (text: string, separator: string): string[] =>
  text.split(separator).map((each) => each.trim());

/** The encodings that a client takes, the best one first. */
export function encodingsOf(accepted: string | undefined): readonly Encoding[] {
  const wishes = new Map(
    (accepted ?? "").split(",").map((each) => {
      const [name = "", weight = "q=1"] = listed(each.toLowerCase(), ";");
      return [name, Number(weight.replace("q=", ""))];
    }),
  );
  const takes = (name: Encoding) => (wishes.get(name) ?? wishes.get("*") ?? 0) > 0;
  return (["br", "gzip"] as const).filter(takes);
}

/** Adds a name to `Vary`, for caches between us and the client. */
export function varyBy(reply: FastifyReply, name: string): void {
  const there = String(reply.getHeader("vary") ?? "");
  if (!listed(there, ",").includes(name)) reply.header("vary", there === "" ? name : `${there}, ${name}`);
}

/** Packs longer texts for clients that can unpack them. */
export function packAnswers(server: FastifyInstance): void {
  server.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return payload;
    if (reply.hasHeader("content-encoding") || !PACKABLE.test(String(reply.getHeader("content-type") ?? "")))
      return payload;
    varyBy(reply, "accept-encoding");
    if (Buffer.byteLength(payload) < MIN_BYTES) return payload;
    const [encoding] = encodingsOf(request.headers["accept-encoding"]);
    if (encoding === undefined) return payload;
    reply.header("content-encoding", encoding).removeHeader("content-length");
    return PACKERS[encoding](Buffer.from(payload));
  });
}

const UNPACKERS = { br: createBrotliDecompress, gzip: createGunzip, deflate: createInflate } as const;

/** Unpacks the bodies of requests as they are read, so that the limit of their size holds for what comes out. */
export function unpackBodies(server: FastifyInstance): void {
  server.addHook("preParsing", (request, _reply, payload, done) => {
    const encoding = request.headers["content-encoding"] ?? "identity";
    if (encoding === "identity") {
      done(null, payload);
      return;
    }
    const unpacker = UNPACKERS[encoding as keyof typeof UNPACKERS]?.();
    if (unpacker === undefined) {
      done(new Problem("unsupported_media_type"));
      return;
    }
    const counted = Object.assign(unpacker, { receivedEncodedLength: 0 });
    payload.on("data", (bytes: Buffer) => {
      counted.receivedEncodedLength += bytes.length;
    });
    // What cannot be unpacked, or is cut off, cannot be read either.
    unpacker.on("error", (error) => Object.assign(error, { statusCode: 400 }));
    payload.on("error", (error) => unpacker.destroy(error));
    done(null, payload.pipe(counted));
  });
}
