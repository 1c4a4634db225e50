import { createHash, timingSafeEqual } from "node:crypto";
import type { Log } from "../base/log.ts";
import { Problem } from "../base/problem.ts";
import { trustOf } from "../http/client-address.ts";
import { answerErrors } from "../http/error-answer.ts";
import { HttpServer } from "../http/http-server.ts";
import type { MetricsSettings } from "../settings/process-settings.ts";
import { EXPOSITION_TYPE, expositionOf } from "./exposition.ts";
import type { Figure } from "./instruments.ts";

const HEADERS = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

const digestOf = (text: string) => createHash("sha256").update(text).digest();

/** Takes as long for a token that is nearly right as for any other. */
const isSame = (given: string, wanted: string): boolean => timingSafeEqual(digestOf(given), digestOf(wanted));

/** Answers what reads the figures, at a port that people do not reach. */
export function openMetricsServer(
  { token }: Pick<MetricsSettings, "token">,
  read: () => Promise<readonly Figure[]>,
  log: Log,
): HttpServer {
  const server = new HttpServer({
    log,
    trusts: trustOf({ kind: "off" }),
    headers: HEADERS,
    answerError: answerErrors(log),
  });
  server.onRequest(({ headers }) => {
    if (token !== undefined && !isSame(headers.authorization ?? "", `Bearer ${token}`))
      throw new Problem("not_authenticated");
  });
  server.get("/metrics", async (_request, reply) =>
    reply.type(EXPOSITION_TYPE).send(expositionOf(await read())),
  );
  return server;
}
