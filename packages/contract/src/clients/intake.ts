import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, entity, id } from "../fields.ts";
import { newClient } from "./client.ts";

/** The most rows of one list, whichever way it comes in. */
export const MAX_IMPORTED = 500;
/** The most rows of one call: a list goes in parts, so that its progress can be shown. */
export const MAX_IMPORTED_AT_ONCE = 50;

/** READY: could be invited, as far as a coach may know. CLIENT: is the caller's client already. TAKEN: has an account elsewhere. */
const IMPORT_STATES = ["READY", "INVITED", "CLIENT", "TAKEN"] as const;

const coaching = { feature: "clients", access: { who: "coach" } } as const;

export const importClients = endpoint({
  ...coaching,
  name: "import-clients",
  method: "POST",
  path: "clients/import/",
  summary: "Add up to 50 clients and mail them invitations",
  body: z.object({
    rows: z.array(newClient).check(z.minLength(1), z.maxLength(MAX_IMPORTED_AT_ONCE)),
    /** Adds nobody, and tells no more than who is a client of the caller. */
    check_only: z._default(z.boolean(), false),
  }),
  answer: entity(
    "ImportedClients",
    z.object({
      /** One for each row, in their order. */
      results: z.array(z.object({ state: choice(IMPORT_STATES), client: z.nullable(id()) })),
    }),
  ),
});
