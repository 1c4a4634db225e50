import { mailEvents } from "@plateful/contract";
import { invalidField, Problem } from "../platform/base/problem.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import type { Handler } from "../platform/http/http-server.ts";
import { readRaw } from "../platform/http/json-body.ts";
import type { ServePages } from "../platform/http/send-page.ts";
import { isSigned } from "../platform/http/signed-body.ts";
import { parse } from "../platform/http/validate.ts";
import { takeMailEvents } from "./take-mail-events.ts";

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem("parse_error");
  }
}

/** Takes the notices of the mail provider. What is signed is the very text, so it is not read as JSON before. */
export const serveMailWebhook: ServePages = (server, services) => {
  const secret = services.settings.mailWebhookSecret;
  if (secret === undefined) return;
  const take: Handler = async ({ headers, body }, reply) => {
    const header = headers["x-mail-signature"];
    const now = services.clock.now();
    if (typeof header !== "string" || !Buffer.isBuffer(body) || !isSigned(body, secret, header, now))
      throw invalidField("", "signature");
    const { events } = parse(mailEvents, readJson(body.toString("utf8")));
    await inSystemScope(services.db, (db) => takeMailEvents(db, events, now));
    return reply.json({ received: events.length });
  };
  server.post("/api/webhooks/email/", take, readRaw);
};
