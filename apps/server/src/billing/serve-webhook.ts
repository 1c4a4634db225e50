import { invalidField } from "../platform/base/problem.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Handler, HttpServer } from "../platform/http/http-server.ts";
import { readRaw } from "../platform/http/json-body.ts";
import { handleProviderEvent } from "./handle-provider-event.ts";

/** Takes one message of the provider, as it came. */
export async function takeMessage(services: Services, body: unknown, signature: unknown): Promise<void> {
  const event =
    typeof signature === "string" && Buffer.isBuffer(body)
      ? await services.payments.readEvent(body, signature)
      : null;
  if (event === null) throw invalidField("", "signature");
  await handleProviderEvent(services, event);
}

/** Takes the provider's messages. What is signed is the very text, so it is not read as JSON before. */
export function serveWebhook(server: HttpServer, services: Services): void {
  const take: Handler = async ({ headers, body }, reply) => {
    await takeMessage(services, body, headers["stripe-signature"]);
    return reply.json({ received: true });
  };
  server.post("/api/webhooks/stripe/", take, readRaw);
}
