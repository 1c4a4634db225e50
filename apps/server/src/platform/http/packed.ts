import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { HttpReply } from "./http-reply.ts";
import type { HttpServer } from "./http-server.ts";

/** Shorter ones fit in one packet of the network either way. */
const MIN_BYTES = 1024;
const PACKABLE =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.+-]*json|javascript|xml|vnd\.oai\.openapi)|image\/svg)/;
/** Answers are packed while someone waits; files of the web app were packed by the build, at a higher level. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const PACKERS = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} as const;

export type Encoding = keyof typeof PACKERS;

const listed = (text: string, separator: string): string[] =>
  text.split(separator).map((each) => each.trim());

function readEncodings(accepted: string): readonly Encoding[] {
  const wishes = new Map(
    accepted.split(",").map((each) => {
      const [name = "", weight = "q=1"] = listed(each.toLowerCase(), ";");
      return [name, Number(weight.replace("q=", ""))];
    }),
  );
  const takes = (name: Encoding) => (wishes.get(name) ?? wishes.get("*") ?? 0) > 0;
  return (["br", "gzip"] as const).filter(takes);
}

/** What browsers send is one of a few texts. */
const MAX_KNOWN = 100;
const known = new Map<string, readonly Encoding[]>();

/** The encodings that a client takes, the best one first. */
export function encodingsOf(accepted: string | undefined): readonly Encoding[] {
  const text = accepted ?? "";
  const read = known.get(text);
  if (read !== undefined) return read;
  const encodings = readEncodings(text);
  if (known.size < MAX_KNOWN) known.set(text, encodings);
  return encodings;
}

/** Adds a name to `Vary`, for caches between us and the client. */
export function varyBy(reply: HttpReply, name: string): void {
  const there = String(reply.headers.vary ?? "");
  if (there.includes(name) && listed(there, ",").includes(name)) return;
  reply.header("vary", there === "" ? name : `${there}, ${name}`);
}

/** Packs longer texts for clients that can unpack them. */
export function packAnswers(server: HttpServer): void {
  server.onSend(({ headers }, reply) => {
    const { payload } = reply;
    if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return undefined;
    if (reply.headers["content-encoding"] !== undefined) return undefined;
    if (!PACKABLE.test(String(reply.headers["content-type"] ?? ""))) return undefined;
    varyBy(reply, "accept-encoding");
    if (Buffer.byteLength(payload) < MIN_BYTES) return undefined;
    const [encoding] = encodingsOf(headers["accept-encoding"]);
    return encoding === undefined ? undefined : pack(reply, Buffer.from(payload), encoding);
  });
}

async function pack(reply: HttpReply, payload: Buffer, encoding: Encoding): Promise<void> {
  reply.header("content-encoding", encoding).payload = await PACKERS[encoding](payload);
}
