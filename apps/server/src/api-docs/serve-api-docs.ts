import { type CompleteLanguage, LANGUAGES, languageFrom } from "@plateful/phrases";
import server from "../../package.json" with { type: "json" };
import type { Services } from "../platform/calls/services.ts";
import type { HttpReply } from "../platform/http/http-reply.ts";
import type { HttpRequest } from "../platform/http/http-request.ts";
import type { HttpServer } from "../platform/http/http-server.ts";
import { sendNotFound, sendPage } from "../platform/http/send-page.ts";
import type { DescribedCall } from "./described-call.ts";
import { PAGE_STYLE } from "./page-style.ts";

const KEPT_SECONDS = 300;
const MAX_QUERY_LENGTH = 100;

type Renderer = typeof import("./render-page.ts");

/** What makes the pages, with the words of all calls: loaded when a page is first asked for. */
interface Pages {
  readonly render: Renderer;
  readonly calls: readonly DescribedCall[];
}

async function load({ settings }: Services): Promise<Pages> {
  const [render, { callsOf }, { describeApi }] = await Promise.all([
    import("./render-page.ts"),
    import("./described-call.ts"),
    import("../platform/openapi/describe-api.ts"),
  ]);
  return { render, calls: callsOf(describeApi(server.version, settings.publicUrl)) };
}

/** The one value of a key in the query. */
function queryText(request: HttpRequest, key: string): string {
  const value = [request.query[key]].flat()[0];
  return typeof value === "string" ? value.slice(0, MAX_QUERY_LENGTH).trim() : "";
}

function languageOf(request: HttpRequest): { language: CompleteLanguage; isChosen: boolean } {
  const chosen = LANGUAGES.find((each) => each === queryText(request, "lang"));
  return {
    language: chosen ?? languageFrom(request.headers["accept-language"]),
    isChosen: chosen !== undefined,
  };
}

/** Where everything about the API is, for programs that have only its address. */
function sendIndex(reply: HttpReply, publicUrl: string): HttpReply {
  return reply.header("cache-control", "public, no-cache").json({
    title: "Plateful",
    version: server.version,
    documentation: `${publicUrl}/api-docs`,
    changelog: `${publicUrl}/api-docs/changelog`,
    schema: `${publicUrl}/api/schema/?format=json`,
    schemas: {
      "3.1": `${publicUrl}/api/schema/`,
      "3.0": `${publicUrl}/api/schema/v3/`,
      "2.0": `${publicUrl}/api/schema/v2/`,
    },
  });
}

/** Answers `/api/` and the pages about the API, to everybody and without any script. */
export function serveApiDocs(app: HttpServer, services: Services): void {
  const { publicUrl } = services.settings;
  let pages: Promise<Pages> | undefined;
  const made = new Map<string, string>();

  async function page(request: HttpRequest, reply: HttpReply, name: string): Promise<HttpReply> {
    pages ??= load(services);
    // What failed is tried again with the next request.
    pages.catch(() => {
      pages = undefined;
    });
    const { render, calls } = await pages;
    const { language, isChosen } = languageOf(request);
    const reader = { calls, language, isChosen, publicUrl };
    const query = name === "" ? queryText(request, "q") : "";
    const key = `${name} ${language} ${isChosen}`;
    let text = query === "" ? made.get(key) : render.searchPage(reader, query);
    if (text === undefined) {
      text = render.pageNamed(reader, name) ?? undefined;
      if (text === undefined) return sendNotFound(reply);
      made.set(key, text);
    }
    reply.header("vary", "accept-language");
    return sendPage(request, reply, { type: "text/html; charset=utf-8", text, seconds: KEPT_SECONDS });
  }

  app.get("/api", (request, reply) => {
    reply.header("vary", "accept");
    if (/\btext\/html\b/.test(request.headers.accept ?? "")) return reply.redirect("/api-docs", 302);
    return sendIndex(reply, publicUrl);
  });
  app.get("/api-docs", (request, reply) => page(request, reply, ""));
  app.get("/api-docs/:page", (request, reply) => page(request, reply, request.params.page ?? ""));
  app.get("/api-docs.css", (request, reply) =>
    sendPage(request, reply, { type: "text/css; charset=utf-8", text: PAGE_STYLE, seconds: KEPT_SECONDS }),
  );
}
