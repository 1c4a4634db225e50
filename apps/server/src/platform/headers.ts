import helmet from "@fastify/helmet";
import fastify, { type FastifyInstance } from "fastify";
import type { Settings } from "./settings.ts";

const YEAR_SECONDS = 31_536_000;

/** Headers of an answer that say something of that answer alone. */
const OF_ONE_ANSWER = new Set(["content-type", "content-length", "date", "connection"]);

/** What the header library sets on every answer, as it would write it. */
async function writtenHeaders(settings: Settings): Promise<Readonly<Record<string, string>>> {
  const https = settings.publicUrl.startsWith("https:");
  const probe = fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        // An organisation's welcome video lies where the organisation keeps its videos.
        mediaSrc: ["'self'", "https:"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // Text never turns into HTML or code; the app's one rule allows its own scripts as workers.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["default"],
      },
    },
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: https ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: "deny" },
  });
  probe.get("/", async () => "");
  const { headers } = await probe.inject("/");
  await probe.close();
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !OF_ONE_ANSWER.has(name))
      .map(([name, value]) => [name, String(value)]),
  );
}

/**
 * The request's id and strict headers on every answer, also on errors and files. The strict ones are always the same: working them out once saves a tenth of what a small call costs.
 */
export async function setHeaders(app: FastifyInstance, settings: Settings): Promise<void> {
  const strict = await writtenHeaders(settings);
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(strict).header("x-request-id", request.id);
    done();
  });
}
