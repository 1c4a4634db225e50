import { TEAM_RIGHTS, type TeamRight } from "@plateful/access";
import { type Endpoint, endpoints } from "@plateful/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCESS_POLICY } from "../../../test/access-policy.ts";
import { addressFor, addressOf, payloadOf } from "../../../test/access-request.ts";
import { REQUESTS } from "../../../test/access-requests.ts";
import { buildWorld, type World } from "../../../test/access-world.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { writes } from "../base/reach.ts";
import { inSystemScope } from "../database/scope.ts";

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  world = await buildWorld(app);
});
afterAll(() => app.close());

/** Calls with a right of their own, beside those that write what belongs to a client. */
const RIGHT_OF_CALL: Readonly<Record<string, TeamRight>> = {
  "change-client": "EDIT_PLANS",
  "create-plan-template": "EDIT_PLANS",
  "change-plan-template": "EDIT_PLANS",
  "remove-plan-template": "EDIT_PLANS",
  "declare-client-consent": "EDIT_PLANS",
  "send-client-message": "MESSAGE",
  "ask-for-check-in": "MESSAGE",
  "set-check-in-schedule": "MESSAGE",
  "reply-to-check-in": "MESSAGE",
  "save-check-in-questions": "MESSAGE",
  "create-client": "INVITE",
  "import-clients": "INVITE",
  "preview-invitation": "INVITE",
  "undo-client": "INVITE",
  "list-waitlist": "INVITE",
  "remove-from-waitlist": "INVITE",
  "send-invitation": "INVITE",
  "correct-client-address": "INVITE",
  "withdraw-invitation": "INVITE",
  "create-client-magic-link": "INVITE",
  "hand-over-clients": "HAND_OVER",
  "change-organisation": "BRAND",
  "open-customer-portal": "BILLING",
  "create-checkout-session": "BILLING",
  "create-setup-intent": "BILLING",
  "create-coach-checkout": "BILLING",
  "invite-colleague": "TEAM",
  "withdraw-team-invitation": "TEAM",
  "change-team-member": "TEAM",
  "remove-team-member": "TEAM",
};

const wordOf = ({ name }: Endpoint) => ACCESS_POLICY[name]?.[0];

/** What the caller's practice has to do with: what belongs to `self`, to the coach's clients or to the practice. */
function concernsPractice(endpoint: Endpoint): boolean {
  const word = wordOf(endpoint);
  if (word?.coach !== "ok") return false;
  if (endpoint.name in RIGHT_OF_CALL || endpoint.access.who === "coach") return true;
  return endpoint.access.who === "own" && (word.other === "hidden" || word.other === 403);
}

function rightOf(endpoint: Endpoint): TeamRight | null {
  const own = RIGHT_OF_CALL[endpoint.name];
  if (own !== undefined) return own;
  return endpoint.access.who === "own" && writes(endpoint) ? "EDIT_PLANS" : null;
}

/** Without a right of its own a call is refused as such; where the client is out of reach it answers as to a stranger. */
function refusalOf(endpoint: Endpoint): number | "empty" {
  if (endpoint.name in RIGHT_OF_CALL) return 403;
  const [word, hidden] = ACCESS_POLICY[endpoint.name] ?? [];
  return typeof word?.otherCoach === "number" ? word.otherCoach : (hidden ?? 404);
}

const give = (rights: readonly TeamRight[]): Promise<unknown> =>
  inSystemScope(app.app.services.db, (trx) =>
    trx
      .updateTable("team_members")
      .set({ role: "COACH", rights: [...rights] })
      .where("user_id", "=", world.people.coach.id)
      .execute(),
  );

/** Asks as the coach of `self`, with these rights and no others. */
async function askWith(endpoint: Endpoint, rights: readonly TeamRight[]): Promise<number> {
  const build = REQUESTS[endpoint.name];
  if (build === undefined) throw new Error(`${endpoint.name} has no request.`);
  // What the request needs is made by a coach who may do everything.
  await give(TEAM_RIGHTS);
  const request = await build(world, { caller: "coach", isThere: true, isCarriedOut: true });
  await give(rights);
  const { payload, headers } = payloadOf(request);
  const as = request.as ?? world.people.coach;
  const options = { as, headers, ip: addressFor(endpoint) };
  const { status } = await app.call(endpoint.method, addressOf(endpoint.path, request), payload, options);
  return status;
}

describe("the rights of a coach in a practice", () => {
  for (const endpoint of endpoints.filter(concernsPractice)) {
    const right = rightOf(endpoint);
    if (right === null)
      it(`TEAM-003: ${endpoint.name} needs no right beside being the client's coach`, async () => {
        expect(await askWith(endpoint, [])).toBeLessThan(300);
      });
    else
      it(`TEAM-003: ${endpoint.name} is refused without ${right} alone, and carried out with it`, async () => {
        const others = TEAM_RIGHTS.filter((each) => each !== right);
        expect(await askWith(endpoint, others)).toBe(refusalOf(endpoint));
        // Nobody gives a colleague what they do not have themselves.
        expect(await askWith(endpoint, right === "TEAM" ? TEAM_RIGHTS : [right])).toBeLessThan(300);
      });
  }

  it("TEAM-002: every right but seeing all clients is asked for by a call", () => {
    const asked = new Set(endpoints.filter(concernsPractice).map(rightOf));
    expect(TEAM_RIGHTS.filter((right) => !asked.has(right))).toEqual(["SEE_ALL_CLIENTS"]);
  });
});
