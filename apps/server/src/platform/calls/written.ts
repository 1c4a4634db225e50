import type { Schema } from "@plateful/contract";
import type { z } from "zod/mini";
import { etagOf } from "../http/etag.ts";
import type { Page } from "../http/page.ts";
import { parse } from "../http/validate.ts";

/** An answer that was checked against its contract and is JSON already: made once, sent often. */
export class Written<Answer> {
  readonly bytes: Buffer;
  /** Of the object that the answer shows, if that has one (api.md 1.8). */
  readonly version: number | undefined;
  /** No value of this type exists; it tells written answers of different calls apart. */
  declare readonly answer: Answer;
  #tag: string | undefined;

  /** @param tag Where it follows from less than the bytes. */
  constructor(bytes: Buffer, version?: number, tag?: string) {
    this.bytes = bytes;
    this.version = version;
    this.#tag = tag;
  }

  /** Weak validator: equal bytes, equal tag. */
  get tag(): string {
    this.#tag ??= etagOf(this.bytes);
    return this.#tag;
  }
}

/**
 * An answer as its contract reads it.
 * @throws Error naming the answer when it does not fit, which is a bug of ours and never the caller's.
 */
export function checkAnswer(name: string, schema: Schema, answer: unknown): unknown {
  try {
    return parse(schema, answer);
  } catch (error) {
    throw new Error(`The answer of ${name} breaks its contract: ${(error as Error).message}`);
  }
}

/** Checks an answer and writes it. @throws Error when it does not fit its contract. */
export function write<S extends Schema>(name: string, schema: S, value: z.input<S>): Written<z.input<S>> {
  const checked = checkAnswer(name, schema, value) as { readonly version?: unknown };
  const version = typeof checked.version === "number" ? checked.version : undefined;
  return new Written(Buffer.from(JSON.stringify(checked)), version);
}

const COMMA = Buffer.from(",");
const END = Buffer.from("]}");
const MAX_KEPT_BYTES = 8_000_000;

/**
 * The pages that were put together last, by their tags, so that equal pages share one copy. A copy for each call would be
 * large enough to make the garbage collector run after a few of them. The page used longest ago is dropped first.
 */
class KeptPages {
  readonly #pages = new Map<string, Buffer>();
  #bytes = 0;

  get(tag: string, make: () => Buffer): Buffer {
    const kept = this.#pages.get(tag);
    if (kept !== undefined) {
      this.#pages.delete(tag);
      this.#pages.set(tag, kept);
      return kept;
    }
    const made = make();
    this.#pages.set(tag, made);
    this.#bytes += made.length;
    for (const [oldest, { length }] of this.#pages) {
      if (this.#bytes <= MAX_KEPT_BYTES) break;
      this.#pages.delete(oldest);
      this.#bytes -= length;
    }
    return made;
  }
}

const kept = new KeptPages();

/** A page of rows that are written already. Its tag follows from theirs, so that no row is read again. */
export function writePage<Row>({ results, ...page }: Page<Written<Row>>): Written<Page<Row>> {
  const head = `${JSON.stringify(page).slice(0, -1)},"results":[`;
  const tag = etagOf(head + results.map((row) => row.tag).join(""));
  const bytes = kept.get(tag, () => {
    const rows = results.flatMap(({ bytes: row }, index) => (index === 0 ? [row] : [COMMA, row]));
    return Buffer.concat([Buffer.from(head), ...rows, END]);
  });
  return new Written(bytes, undefined, tag);
}
