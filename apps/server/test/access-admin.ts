import type { Policy, Word } from "./access-policy.ts";
import { ABSENT, type Aim, type Build, plain } from "./access-request.ts";
import type { World } from "./access-world.ts";
import { formOf, TINY_PNG, upload } from "./tiny-pictures.ts";

const STAFF: Word = {
  nobody: 401,
  self: 403,
  other: 403,
  coach: 403,
  otherCoach: 403,
  disabled: 403,
  staff: "ok",
};

const six = <T>(
  noun: string,
  of: Readonly<Record<"list" | "create" | "get" | "replace" | "change" | "delete", T>>,
) => ({
  [`list-${noun}s`]: of.list,
  [`create-${noun}`]: of.create,
  [`get-${noun}`]: of.get,
  [`replace-${noun}`]: of.replace,
  [`change-${noun}`]: of.change,
  [`delete-${noun}`]: of.delete,
});

const managed: Parameters<typeof six<Policy>>[1] = {
  list: [STAFF],
  create: [STAFF],
  get: [STAFF, 404],
  replace: [STAFF, 404],
  change: [STAFF, 404],
  delete: [STAFF, 404],
};

/** What every call that only staff make must answer (api.md 5). */
export const ADMIN_POLICY: Readonly<Record<string, Policy>> = {
  ...six("managed-organisation", managed),
  ...six("feature-flag", managed),
  "list-audit-entries": [STAFF],
};

const OWNER: Word = {
  nobody: 401,
  self: "ok",
  other: "hidden",
  coach: "hidden",
  otherCoach: "hidden",
  disabled: 403,
  staff: "hidden",
};

/** Pictures: everybody uploads, only their owner deletes. */
export const MEDIA_POLICY: Readonly<Record<string, Policy>> = {
  "upload-media": [{ ...OWNER, other: "ok", coach: "ok", otherCoach: "ok", staff: "ok" }],
  "delete-media": [OWNER, 404],
};

let made = 0;
const aName = () => {
  made += 1;
  return `FF_TEST_${made}`;
};

/** Writes something down without a call, and gives its id; that of nothing where there is to be none. */
async function aThing({ app }: World, aim: Aim, table: "feature_flags" | "organisations"): Promise<number> {
  if (!aim.isThere) return ABSENT;
  const { id } = await app.app.services.db
    .insertInto(table)
    .values({ name: aName() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const requests = (noun: string, table: Parameters<typeof aThing>[2]): Readonly<Record<string, Build>> => {
  const body = () => ({ name: aName() });
  const one =
    (more?: () => Readonly<Record<string, unknown>>): Build =>
    async (world, aim) => ({
      params: { id: await aThing(world, aim, table) },
      ...(more === undefined ? {} : { body: more() }),
    });
  return six<Build>(noun, {
    list: plain(),
    create: () => ({ body: body() }),
    get: one(),
    replace: one(body),
    change: one(body),
    delete: one(),
  });
};

/** A valid request for each of these calls. */
export const ADMIN_REQUESTS: Readonly<Record<string, Build>> = {
  ...requests("managed-organisation", "organisations"),
  ...requests("feature-flag", "feature_flags"),
  "list-audit-entries": plain(),
};

export const MEDIA_REQUESTS: Readonly<Record<string, Build>> = {
  "upload-media": () => ({ form: formOf(TINY_PNG, "RECIPE_IMAGE") }),
  "delete-media": async ({ app, people }, aim) => {
    if (!aim.isThere) return { params: { id: ABSENT } };
    return { params: { id: (await upload(app, TINY_PNG, { as: people.self })).body.id } };
  },
};
