import { randomBytes } from "node:crypto";
import type { TokenScope } from "@plateful/contract";
import { hashToken } from "../src/platform/calls/who-is.ts";
import { inSystemScope } from "../src/platform/database/scope.ts";
import type { Policy, Word } from "./access-policy.ts";
import { ABSENT, type Build, plain } from "./access-request.ts";
import type { Person, TestApp } from "./test-app.ts";

const DAY_MS = 86_400_000;

interface StoredToken {
  readonly id: number;
  readonly secret: string;
}

/** A stored token of a person, as the call that makes one would store it. */
export async function aToken(
  app: TestApp,
  person: Pick<Person, "id">,
  scopes: readonly TokenScope[],
  columns: { readonly created_at?: Date; readonly expires_at?: Date; readonly revoked_at?: Date } = {},
): Promise<StoredToken> {
  const secret = `plt_${randomBytes(32).toString("base64url")}`;
  const now = app.clock.now();
  return inSystemScope(app.app.services.db, async (trx) => {
    const { id } = await trx
      .insertInto("access_tokens")
      .values({
        ...{ user_id: person.id, name: "Kitchen", token_hash: hashToken(secret), scopes: [...scopes] },
        ...{ created_at: now, expires_at: new Date(now.getTime() + 90 * DAY_MS) },
        ...columns,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { id, secret };
  });
}

const EVERYBODY: Word = {
  ...{ nobody: 401, self: "ok", other: "ok", coach: "ok", otherCoach: "ok", disabled: "ok", staff: "ok" },
};
const OWNER: Word = {
  ...{ nobody: 401, self: "ok", other: "hidden", coach: "hidden", otherCoach: "hidden", disabled: "hidden" },
  staff: "hidden",
};

/** What the calls on tokens must answer: their person alone reaches them, also when switched off (ledger DOOR-003). */
export const TOKEN_POLICY: Readonly<Record<string, Policy>> = {
  "find-access-tokens": [EVERYBODY],
  "create-access-token": [{ ...EVERYBODY, disabled: 403 }],
  "revoke-access-token": [OWNER, 404],
  "find-access-token-calls": [OWNER, 404],
};

const onToken: Build = async ({ app, people }, aim) => ({
  params: { id: aim.isThere ? (await aToken(app, people.self, ["diary:read"])).id : ABSENT },
});

/** A valid request for each of these calls. */
export const TOKEN_REQUESTS: Readonly<Record<string, Build>> = {
  "find-access-tokens": plain(),
  "create-access-token": plain({ body: { name: "Kitchen", scopes: ["diary:read"], expires_in_days: 30 } }),
  "revoke-access-token": onToken,
  "find-access-token-calls": onToken,
};

/** What people do with their own tokens is noted, and is about nobody else. */
export const NOTED_OF_TOKENS = ["create-access-token", "revoke-access-token"];
