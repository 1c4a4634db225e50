import { type Endpoint, endpoints } from "@plateful/contract";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UNNOTED_JOINING_CALLS } from "../../test/access-joining.ts";
import { ACCESS_POLICY, CALLERS, type Caller } from "../../test/access-policy.ts";
import { type Aim, addressFor, addressOf, payloadOf, type Request } from "../../test/access-request.ts";
import { REQUESTS } from "../../test/access-requests.ts";
import { UNNOTED_TEAM_CALLS } from "../../test/access-team.ts";
import { UNNOTED_TEMPLATE_CALLS } from "../../test/access-templates.ts";
import { NOTED_OF_TOKENS } from "../../test/access-tokens.ts";
import { OWN_SETTINGS } from "../../test/access-triage.ts";
import { buildWorld, type World } from "../../test/access-world.ts";
import { undescribed } from "../../test/described-answers.ts";
import { openTestApp, type TestAnswer, type TestApp } from "../../test/test-app.ts";
import { routes } from "../routes.ts";
import { auditedTable } from "./calls/audit.ts";

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  world = await buildWorld(app);
});
afterAll(() => app.close());

/** Answers that the description of the API does not name. */
const surprises = new Set<string>();

async function send(endpoint: Endpoint, request: Request, caller: Caller): Promise<TestAnswer> {
  const as = caller === "nobody" ? undefined : (request.as ?? world.people[caller]);
  const { payload, headers } = payloadOf(request);
  const address = addressOf(endpoint.path, request);
  const answer = await app.call(endpoint.method, address, payload, { as, headers, ip: addressFor(endpoint) });
  const surprise = undescribed(endpoint, answer);
  if (surprise !== null) surprises.add(surprise);
  return answer;
}

type Policy = (typeof ACCESS_POLICY)[string];

function policyOf(endpoint: Endpoint): Policy {
  const policy = ACCESS_POLICY[endpoint.name];
  if (policy === undefined) throw new Error(`${endpoint.name} has no policy.`);
  return policy;
}

async function ask(endpoint: Endpoint, caller: Caller, isThere: boolean) {
  const build = REQUESTS[endpoint.name];
  if (build === undefined) throw new Error(`${endpoint.name} has no request.`);
  const aim: Aim = { caller, isThere, isCarriedOut: policyOf(endpoint)[0][caller] === "ok" };
  const request = await build(world, aim);
  return { request, answer: await send(endpoint, request, caller) };
}

/** How an answer is told from others: carried out, a list without rows, or a refusal. */
function outcomeOf({ status, body }: TestAnswer, policy: Policy): string {
  if (status >= 300) return String(status);
  return policy[1] === "empty" && body.count === 0 && body.results.length === 0 ? "empty" : "ok";
}

function expectedOf([word, hiding]: Policy, caller: Caller, isThere: boolean): string {
  const outcome = word[caller];
  if (outcome === "hidden" || (!isThere && (outcome === "ok" || outcome === "seen"))) return String(hiding);
  return outcome === "seen" ? "403" : String(outcome);
}

/** An answer without the marks of the single call, and with every id in a message written alike. */
function comparable({ status, headers, body }: TestAnswer): string {
  const { "x-request-id": _request, date: _date, ...rest } = headers;
  // The length tells no more than the id that the caller sent.
  const length = typeof body === "object" ? undefined : rest["content-length"];
  return JSON.stringify({ status, body, ...rest, "content-length": length }).replaceAll(/\\"\d+\\"/g, "N");
}

interface Noted {
  readonly actor_id: number;
  readonly user_id: number | null;
  readonly action: string;
}

let lastNoted = 0;
/** What was noted since this was last asked: in one message to the database, because it is asked after every call. */
async function newlyNoted(): Promise<Noted[]> {
  const statements = `select set_config('app.reach', 'all', true);
    select id, actor_id, user_id, action from audit_log where id > ${lastNoted} order by id`;
  const results = (await app.app.services.database.query(statements)) as unknown as pg.QueryResult[];
  const rows: { id: number; actor_id: number; user_id: number | null; action: string }[] =
    results[1]?.rows ?? [];
  lastNoted = rows.at(-1)?.id ?? lastNoted;
  return rows.map(({ id: _id, ...noted }) => noted);
}

/** Accounts are noted under names of their own. */
const AUDIT_NAMES: Readonly<Record<string, string>> = {
  "get-user": "read-user",
  "replace-user": "change-user",
};

/** What staff do with someone's account. */
const STAFF_ACTIONS = [
  "end-user-sessions",
  "erase-user",
  "open-health-data",
  "close-health-data",
  "switch-account",
  "choose-practice-owner",
  "extend-trial",
];

/** What staff read of accounts in their console has a test of its own. */
const STAFF_READS = ["list-staff-people", "get-staff-person", "list-practice-members"];

const NOUNS = /^replace-(managed-organisation|feature-flag)$/;

/** Of an account that is gone the log does not say whose it was. */
const staffAudit = ({ name }: Endpoint, { owner }: Request) => ({
  actor_id: world.people.staff.id,
  user_id: name === "erase-user" ? null : (owner ?? null),
  action: name === "switch-account" ? "deactivate-account" : name,
});

/**
 * What must be noted of a call that was carried out: that of a coach or of staff on what is someone else's, and a setting
 * that staff changed.
 */
function expectedAudit(endpoint: Endpoint, caller: Caller, request: Request) {
  const word = policyOf(endpoint)[0];
  if (STAFF_ACTIONS.includes(endpoint.name) && word[caller] === "ok") return staffAudit(endpoint, request);
  if (endpoint.path.startsWith("admin/") && endpoint.method !== "GET" && word[caller] === "ok") {
    const action = endpoint.name.replace(NOUNS, "change-$1");
    return { actor_id: world.people.staff.id, user_id: null, action };
  }
  // Settings of the caller's own, about nobody else.
  if (
    [...OWN_SETTINGS, ...UNNOTED_TEAM_CALLS, ...UNNOTED_TEMPLATE_CALLS, ...UNNOTED_JOINING_CALLS].includes(
      endpoint.name,
    )
  )
    return null;
  const isPersonal = endpoint.access.who === "own" && (word.other === "hidden" || word.other === 403);
  if (!(isPersonal || endpoint.access.who === "coach") || word[caller] !== "ok") return null;
  if (caller !== "coach" && caller !== "staff") return null;
  const actor = world.people[caller];
  const action = AUDIT_NAMES[endpoint.name] ?? endpoint.name;
  return {
    actor_id: actor.id,
    user_id: request.owner === undefined ? world.people.self.id : request.owner,
    action,
  };
}

describe("census", () => {
  const names = endpoints.map(({ name }) => name).sort();

  it("A1 A11 ERR-023: every call of the contract is served, and has a policy and a request", () => {
    expect(routes.map(({ endpoint }) => endpoint.name).sort()).toEqual(names);
    expect(Object.keys(ACCESS_POLICY).sort()).toEqual(names);
    expect(Object.keys(REQUESTS).sort()).toEqual(names);
  });

  it("A10 DATA-034: every call on a thing of a person knows where to find its owner", () => {
    const personal = endpoints.filter(({ access, params }) => access.who === "own" && params !== undefined);
    const unknown = personal.filter((endpoint) => auditedTable(endpoint) === undefined);
    // Accounts note for themselves what staff do with them.
    expect(unknown.map(({ name }) => name)).toEqual(["get-user", "replace-user", "change-user"]);
  });
});

/** Who is switched off hears so, wherever a sign-in is asked for. */
function checkBlocked(endpoint: Endpoint, caller: Caller, answer: TestAnswer): void {
  const [word] = policyOf(endpoint);
  if ((caller === "disabled" || caller === "disabledCoach") && word.nobody === 401 && word[caller] === 403)
    expect(answer.body.code).toBe("account_disabled");
}

/** Exactly the calls of coaches and staff on what is someone else's are noted. */
async function checkNoted(endpoint: Endpoint, caller: Caller, request: Request) {
  const noted = await newlyNoted();
  // The list of accounts has a test of its own, and so have those that make one: its owner is known only afterwards.
  const apart = [
    "list-users",
    "create-user",
    "create-client",
    "import-clients",
    "invite-colleague",
    ...STAFF_READS,
    ...NOTED_OF_TOKENS,
  ];
  if (apart.includes(endpoint.name)) return;
  const audit = expectedAudit(endpoint, caller, request);
  expect([caller, noted]).toEqual([caller, audit === null ? [] : expect.arrayContaining([audit])]);
}

describe("every call as everybody", () => {
  const answers = new Map<string, string>();

  for (const endpoint of endpoints)
    it(`A1 ERR-023 ERR-024 AUTH-047 DATA-034: ${endpoint.name} on what is there`, async () => {
      const policy = policyOf(endpoint);
      await newlyNoted();
      for (const caller of CALLERS) {
        const { request, answer } = await ask(endpoint, caller, true);
        expect([caller, outcomeOf(answer, policy)]).toEqual([caller, expectedOf(policy, caller, true)]);
        checkBlocked(endpoint, caller, answer);
        answers.set(`${endpoint.name} ${caller}`, comparable(answer));
        await checkNoted(endpoint, caller, request);
      }
    });

  for (const endpoint of endpoints.filter((each) => policyOf(each)[1] !== undefined))
    it(`A1 ERR-022 ERR-024: ${endpoint.name} tells what is out of reach and what is absent alike`, async () => {
      const policy = policyOf(endpoint);
      for (const caller of CALLERS) {
        const { answer } = await ask(endpoint, caller, false);
        expect([caller, outcomeOf(answer, policy)]).toEqual([caller, expectedOf(policy, caller, false)]);
        if (policy[0][caller] === "hidden")
          expect(comparable(answer)).toBe(answers.get(`${endpoint.name} ${caller}`));
      }
    });
});

describe("what the description of the API says of these answers", () => {
  it("DOOR-074 it names every status and code that anybody was answered", () => {
    expect([...surprises].sort()).toEqual([]);
  });
});

describe("lists that name nobody", () => {
  const lists = endpoints.filter(({ access, name }) => access.who === "own" && name.startsWith("list-"));
  const idsOf = async (endpoint: Endpoint, caller: Exclude<Caller, "nobody">): Promise<number[]> => {
    const { body } = await app.get(`${endpoint.path}?page_size=100`, { as: world.people[caller] });
    return body.results.map(({ id }: { id: number }) => id);
  };

  for (const endpoint of lists)
    it(`A1 ERR-023 ERR-024: ${endpoint.name} holds the caller's own rows only`, async () => {
      // Only staff's list of accounts is meant to hold those of others.
      const others = (
        ["other", "neighbour", "simpleClient", "coach", "colleague", "otherCoach", "staff"] as const
      ).filter((caller) => !(endpoint.name === "list-users" && caller === "staff"));
      const own = await idsOf(endpoint, "self");
      expect(own.length).toBeGreaterThan(0);
      for (const caller of others) {
        const seen = await idsOf(endpoint, caller);
        expect([caller, seen.filter((id) => own.includes(id))]).toEqual([caller, []]);
      }
    });

  it("DATA-034 notes every account that staff read in a list", async () => {
    await newlyNoted();
    const { body } = await app.get("auth/users/?page_size=5", { as: world.people.staff });
    const read = body.results.map(({ id }: { id: number }) => id);
    expect(read.length).toBe(5);
    const noted = await newlyNoted();
    expect(noted.map(({ user_id }) => user_id).sort()).toEqual(read.sort());
    expect(new Set(noted.map(({ actor_id }) => actor_id))).toEqual(new Set([world.people.staff.id]));
  });
});
