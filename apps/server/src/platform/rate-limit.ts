import { hash } from "node:crypto";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "./problem.ts";
import { tokenOf } from "./who-is.ts";

/** Calls in five minutes: per token, and per address for people who are not signed in (ledger ERR-025). */
export interface GeneralLimits {
  readonly perToken: number;
  readonly perAddress: number;
}

export const GENERAL_LIMITS: GeneralLimits = { perToken: 600, perAddress: 120 };
const WINDOW_MS = 5 * 60_000;

function keyOf(request: FastifyRequest): string {
  const token = tokenOf(request.headers.authorization);
  return token === undefined ? `ip:${request.ip}` : `token:${hash("sha256", token, "base64url")}`;
}

/** Counts every API call; files of the web app are not counted. */
export async function limitCalls(app: FastifyInstance, limits: GeneralLimits): Promise<void> {
  await app.register(rateLimit, {
    timeWindow: WINDOW_MS,
    keyGenerator: keyOf,
    max: (_request, key) => (String(key).startsWith("token:") ? limits.perToken : limits.perAddress),
    allowList: (request) =>
      !request.url.startsWith("/api/") ||
      request.url.startsWith("/api/health") ||
      request.url.startsWith("/api/webhooks/"),
    errorResponseBuilder: (_request, context) => new Problem("throttled", context.ttl / 1000),
    addHeaders: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
      "retry-after": true,
    },
    addHeadersOnExceeding: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
    },
  });
}
