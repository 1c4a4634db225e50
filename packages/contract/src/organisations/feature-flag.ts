import { z } from "zod/mini";
import { crud } from "../crud.ts";
import { choice, entity, id, integer } from "../fields.ts";

/** FLAG for people and organisations, SWITCH for everybody at once, SAMPLE for a share of people. */
export const FLAG_KINDS = ["FLAG", "SWITCH", "SAMPLE"] as const;
const MAX_TARGETS = 10_000;

const targets = () => z.array(id()).check(z.maxLength(MAX_TARGETS));

/** A feature that staff switch on for some people, and for whom it is on (ledger ORG-022, ORG-026). */
export const featureFlag = entity(
  "FeatureFlag",
  z.object({
    id: id(),
    name: z.string(),
    kind: choice(FLAG_KINDS),
    everyone: z.nullable(z.boolean()),
    users: z.array(id()),
    organisations: z.array(id()),
    percent: z.int(),
  }),
);
export type FeatureFlag = z.output<typeof featureFlag>;

const fields = {
  name: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,79}$/, { error: "flag_name" })),
  kind: z.optional(choice(FLAG_KINDS)),
  /** True or false decides for everybody; null leaves it to the lists and the share. */
  everyone: z.optional(z.nullable(z.boolean())),
  users: z.optional(targets()),
  organisations: z.optional(targets()),
  /** Share of people in whole percents; counts for a SAMPLE only. */
  percent: z.optional(integer(0, 100)),
};
const create = z.object(fields);

export const featureFlags = crud({
  feature: "organisations",
  access: { who: "staff" },
  noun: "feature-flag",
  path: "admin/feature-flags/",
  what: "feature flags",
  entity: featureFlag,
  create,
  patch: z.partial(create),
  filters: {},
});
