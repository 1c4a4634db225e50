import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, datetime, email, entity, idInPath } from "../fields.ts";

const staff = { feature: "staff", access: { who: "staff" } } as const;

/** Why nothing is mailed to an address any more. */
export const BLOCK_REASONS = ["BOUNCE", "COMPLAINT"] as const;

/** The outbox: what waits, what could not be sent, and the addresses that get nothing any more (ledger STAFF-006). */
export const staffMail = entity(
  "StaffMail",
  z.object({
    waiting: z.int(),
    oldest_seconds: z.nullable(z.number()),
    failed: z.array(
      z.object({
        id: z.int(),
        recipient: z.string(),
        subject: z.string(),
        created_at: datetime(),
        given_up_at: datetime(),
        /** The code that the mail server gave. */
        failure: z.nullable(z.string()),
        /** False when what it says is out of date, such as a code. */
        can_be_sent: z.boolean(),
      }),
    ),
    blocked: z.array(z.object({ email: z.string(), reason: choice(BLOCK_REASONS), since: datetime() })),
  }),
);
export type StaffMail = z.output<typeof staffMail>;

export const getStaffMail = endpoint({
  ...staff,
  method: "GET",
  name: "get-staff-mail",
  path: "admin/mail/",
  summary: "Say which mail waits, which failed, and which addresses are blocked",
  answer: staffMail,
});

export const resendMail = endpoint({
  ...staff,
  method: "POST",
  name: "resend-mail",
  path: "admin/mail/{id}/resend/",
  summary: "Send a mail that was given up once more",
  params: idInPath,
  errors: ["not_found"],
});

export const unblockAddress = endpoint({
  ...staff,
  method: "POST",
  name: "unblock-address",
  path: "admin/mail/unblock/",
  summary: "Mail an address again that was blocked after a bounce or complaint",
  body: z.object({ email: email() }),
  errors: ["not_found"],
  status: 204,
});
