import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Settings } from "./settings.ts";

const YEAR_SECONDS = 31_536_000;

/** Strict headers on every answer, also on errors and files. Mantine sets inline styles, so style-src allows them. */
export async function setHeaders(app: FastifyInstance, settings: Settings): Promise<void> {
  const https = settings.publicUrl.startsWith("https:");
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
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
      },
    },
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: https ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: "deny" },
  });
}
