import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { datetime } from "../fields.ts";

export const createDemoAccount = endpoint({
  feature: "support",
  name: "create-demo-account",
  method: "POST",
  path: "createDemoAccount/",
  summary: "Make a coach with sample clients to look around with for 24 hours",
  access: { who: "anyone" },
  body: z.object({}),
  errors: ["not_found", "throttled"],
  answer: z.object({ auth_token: z.string(), expires_at: datetime() }),
});
