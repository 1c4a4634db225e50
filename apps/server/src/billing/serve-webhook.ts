import type { FastifyInstance } from "fastify";
import { invalidField } from "../platform/problem.ts";
import type { Services } from "../platform/services.ts";
import { handleProviderEvent } from "./handle-provider-event.ts";

/** Takes the provider's messages. What is signed is the very text, so it is not read as JSON before. */
export function serveWebhook(server: FastifyInstance, services: Services): void {
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, read) => read(null, body));
    scope.post("/api/webhooks/stripe/", async (request) => {
      const signature = request.headers["stripe-signature"];
      const { body } = request;
      const event =
        typeof signature === "string" && Buffer.isBuffer(body)
          ? await services.payments.readEvent(body, signature)
          : null;
      if (event === null) throw invalidField("", "signature");
      await handleProviderEvent(services, event);
      return { received: true };
    });
    done();
  });
}
