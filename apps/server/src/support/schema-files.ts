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
import { describeApi } from "../platform/openapi/describe-api.ts";
import { toOpenApi20, toOpenApi30 } from "../platform/openapi/older.ts";
import { DUTCH } from "./dutch-summaries.ts";

type Format = "json" | "yaml";
type Describe = (description: Record<string, unknown>) => Record<string, unknown>;

const VERSIONS: Readonly<Record<string, Describe>> = {
  "schema/": (description) => description,
  "schema/v3/": toOpenApi30,
  "schema/v2/": toOpenApi20,
};

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
  const made = new Map<string, string>();
  for (const [path, describe] of Object.entries(VERSIONS))
    app.get(`/api/${path}`, (request, reply) => {
      const { format, lang } = wishOf(request);
      const key = `${path} ${format} ${lang}`;
      let text = made.get(key);
      if (text === undefined) {
        const description = describe(describeApi(server.version, services.settings.publicUrl, WORDS[lang]));
        text = format === "json" ? JSON.stringify(description) : dump(description, { noRefs: true });
        made.set(key, text);
      }
      return send(request, reply, format, text);
    });
}
