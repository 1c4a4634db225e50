import { type CompleteLanguage, LANGUAGES } from "@plateful/phrases";
import { dump } from "js-yaml";
import { z } from "zod/mini";
import server from "../../package.json" with { type: "json" };
import type { Services } from "../platform/calls/services.ts";
import { etagOf } from "../platform/http/etag.ts";
import type { HttpReply } from "../platform/http/http-reply.ts";
import type { HttpRequest } from "../platform/http/http-request.ts";
import type { HttpServer } from "../platform/http/http-server.ts";
import { parse } from "../platform/http/validate.ts";
import { DUTCH } from "./dutch-summaries.ts";

type Format = "json" | "yaml";
/** What was made before, or is made now; what failed is made again the next time. */
function kept<Key, Made>(made: Map<Key, Promise<Made>>, key: Key, make: () => Promise<Made>): Promise<Made> {
  const known = made.get(key);
  if (known !== undefined) return known;
  const now = make();
  made.set(key, now);
  now.catch(() => made.delete(key));
  return now;
}

type Description = Record<string, unknown>;
type Version = "3.1" | "3.0" | "2.0";

const VERSIONS: Readonly<Record<string, Version>> = {
  "schema/": "3.1",
  "schema/v3/": "3.0",
  "schema/v2/": "2.0",
};

/** What writes descriptions, with its words and examples, is loaded when one is first asked for. */
async function write(services: Services, lang: CompleteLanguage): Promise<Description> {
  const { describeApi } = await import("../platform/openapi/describe-api.ts");
  return describeApi(server.version, services.settings.publicUrl, WORDS[lang]);
}

async function inVersion(description: Description, version: Version): Promise<Description> {
  if (version === "3.1") return description;
  const { toOpenApi20, toOpenApi30 } = await import("../platform/openapi/older.ts");
  return version === "3.0" ? toOpenApi30(description) : toOpenApi20(description);
}

const wishes = z.object({
  format: z.optional(z.enum(["json", "yaml"])),
  lang: z.optional(z.enum(LANGUAGES)),
});

/**
 * The format that is asked for by name, else by `Accept`; YAML when nothing is asked (api.md, `schema/`). The language is
 * English unless Dutch is asked for by name.
 */
function wishOf(request: HttpRequest): { format: Format; lang: CompleteLanguage } {
  const { format, lang = "en" } = parse(wishes, request.query);
  return { format: format ?? (/\bjson\b/.test(request.headers.accept ?? "") ? "json" : "yaml"), lang };
}

/** What the description says in each language; the contract itself is written in English. */
const WORDS: Readonly<Record<CompleteLanguage, typeof DUTCH | undefined>> = { en: undefined, nl: DUTCH };

const TYPES: Readonly<Record<Format, string>> = {
  json: "application/vnd.oai.openapi+json; charset=utf-8",
  yaml: "application/vnd.oai.openapi; charset=utf-8",
};

function send(request: HttpRequest, reply: HttpReply, format: Format, text: string): HttpReply {
  const etag = etagOf(text);
  reply.header("etag", etag).header("cache-control", "public, no-cache").header("vary", "accept");
  if (request.headers["if-none-match"] === etag) return reply.status(304);
  return reply.type(TYPES[format]).send(text);
}

/** Hands out the description of the API as files, to everybody. They are made once, when they are first asked for. */
export function serveSchemaFiles(app: HttpServer, services: Services): void {
  const made = new Map<string, Promise<string>>();
  const descriptions = new Map<CompleteLanguage, Promise<Description>>();
  const descriptionIn = (lang: CompleteLanguage) => kept(descriptions, lang, () => write(services, lang));
  const textOf = async (version: Version, { format, lang }: { format: Format; lang: CompleteLanguage }) => {
    const description = await inVersion(await descriptionIn(lang), version);
    return format === "json" ? JSON.stringify(description) : dump(description, { noRefs: true });
  };
  for (const [path, version] of Object.entries(VERSIONS))
    app.get(`/api/${path}`, async (request, reply) => {
      const wish = wishOf(request);
      const key = `${version} ${wish.format} ${wish.lang}`;
      return send(request, reply, wish.format, await kept(made, key, () => textOf(version, wish)));
    });
}
