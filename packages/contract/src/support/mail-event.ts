import { z } from "zod/mini";
import { email, text } from "../fields.ts";

/** The most that a mail provider reports at once. */
const MAX_EVENTS = 500;

/**
 * What a mail provider reports of one mail. A bounce counts when it is for good; REACTIVATED says that the address may be
 * written to again. Other kinds are accepted and change nothing.
 */
const mailEvent = z.object({
  id: text(200),
  type: text(50),
  email: email(),
  permanent: z.optional(z.boolean()),
});
export type MailEvent = z.output<typeof mailEvent>;

/** Body of the notices of the mail provider, which come to `webhooks/email/`. */
export const mailEvents = z.object({ events: z.array(mailEvent).check(z.maxLength(MAX_EVENTS)) });
