import {
  type Endpoint,
  endpoints,
  TOKEN_SCOPES,
  type TokenScope,
  tokenRuleOf,
  tokenRules,
} from "@plateful/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCESS_POLICY, type Caller } from "../../test/access-policy.ts";
import { type Aim, addressFor, addressOf, payloadOf, type Request } from "../../test/access-request.ts";
import { REQUESTS } from "../../test/access-requests.ts";
import { aToken } from "../../test/access-tokens.ts";
import { buildWorld, type World } from "../../test/access-world.ts";
import { openTestApp, type Person, type TestAnswer, type TestApp } from "../../test/test-app.ts";
import type { Problem } from "../platform/base/problem.ts";
import { refuseToken } from "../platform/calls/refuse-token.ts";
import type { Actor } from "../platform/calls/who-is.ts";

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  world = await buildWorld(app);
});
afterAll(() => app.close());

type Holder = Exclude<Caller, "nobody">;
const COACHING = ["coach:read", "coach:write"] as const;

const secrets = new Map<string, string>();
/** One token for a person and what it may do. */
async function tokenOf(person: Person, scopes: readonly TokenScope[]): Promise<string> {
  const name = `${person.id} ${scopes.join()}`;
  const known = secrets.get(name);
  if (known !== undefined) return known;
  const { secret } = await aToken(app, person, scopes);
  secrets.set(name, secret);
  return secret;
}

function send(endpoint: Endpoint, request: Request, bearer: string): Promise<TestAnswer> {
  const { payload, headers } = payloadOf(request);
  const address = addressOf(endpoint.path, request);
  return app.call(endpoint.method, address, payload, { bearer, headers, ip: addressFor(endpoint) });
}

const policyOf = ({ name }: Endpoint) => {
  const policy = ACCESS_POLICY[name];
  if (policy === undefined) throw new Error(`${name} has no policy.`);
  return policy;
};

/** Makes a call with a token of `holder` that may do `scopes`, as `caller` would make it. */
async function ask(
  endpoint: Endpoint,
  holder: Holder,
  scopes: readonly TokenScope[],
  caller: Holder = holder,
) {
  const aim: Aim = { caller, isThere: true, isCarriedOut: policyOf(endpoint)[0][caller] === "ok" };
  const request = await REQUESTS[endpoint.name]?.(world, aim);
  if (request === undefined) throw new Error(`${endpoint.name} has no request.`);
  const bearer = await tokenOf(request.as ?? world.people[holder], scopes);
  const answer = await send(endpoint, request, bearer);
  const [, hiding] = policyOf(endpoint);
  if (answer.status >= 300) return String(answer.status);
  return hiding === "empty" && answer.body.count === 0 ? "empty" : "ok";
}

/** What someone of this kind gets with a session. */
function promised(endpoint: Endpoint, caller: Caller): string {
  const [word, hiding] = policyOf(endpoint);
  const outcome = word[caller];
  if (outcome === "hidden") return String(hiding);
  return outcome === "seen" ? "403" : String(outcome);
}

const openedBy = (scope: TokenScope) => endpoints.filter(({ name }) => tokenRuleOf(name) === scope);
const isOpened = ({ name }: Endpoint) => !["none", "every"].includes(tokenRuleOf(name));

describe("the table of scopes", () => {
  it("DOOR-004: has every call of the API exactly once, and nothing else", () => {
    const names = tokenRules.map(([name]) => name);
    expect([...names].sort()).toEqual(endpoints.map(({ name }) => name).sort());
  });

  it("DOOR-004: opens nothing of visitors, staff, accounts, payments, consents, messages or teams", () => {
    const opened = endpoints.filter(isOpened);
    expect(
      opened.filter(({ access }) => !["user", "own", "coach", "blocked-too"].includes(access.who)),
    ).toEqual([]);
    const closed = ["billing", "messages", "check-ins", "team", "staff", "support", "privacy", "onboarding"];
    const features = opened.map(({ feature, name }) => `${feature} ${name}`);
    expect(features.filter((each) => closed.some((feature) => each.startsWith(`${feature} `)))).toEqual([]);
    expect(opened.filter(({ feature }) => feature === "sign-in").map(({ name }) => name)).toEqual(["get-me"]);
    const every = endpoints.filter(({ name }) => tokenRuleOf(name) === "every");
    expect(every.filter(({ access, method }) => access.who !== "anyone" || method !== "GET")).toEqual([]);
  });

  it("DOOR-004: a scope that only reads opens nothing that stores", () => {
    const posts = TOKEN_SCOPES.filter((scope) => scope.endsWith(":read"))
      .flatMap(openedBy)
      .filter(({ method }) => method !== "GET")
      .map(({ name }) => name);
    // What takes too much to ask for in an address.
    expect(posts.sort()).toEqual([
      "calculate-energy",
      "calculate-meal-sizes",
      "count-client-fitting-recipes",
      "count-fitting-recipes",
      "generate-meals-by-body",
      "list-client-fits",
      "preview-day-plan",
      "preview-plan",
      "recognise-meal",
    ]);
  });
});

function refusalFor(actor: Actor, endpoint: Endpoint): string | null {
  try {
    refuseToken(actor, endpoint);
    return null;
  } catch (error) {
    return (error as Problem).code;
  }
}

describe("every call with a token of every scope", { timeout: 240_000 }, () => {
  const refusalOf = (endpoint: Endpoint) => {
    const rule = tokenRuleOf(endpoint.name);
    return rule === "none" ? "token_not_allowed" : `scope_missing ${rule}`;
  };

  it("DOOR-005: a call is opened by its own scope, and by all others together it is refused", async () => {
    for (const endpoint of endpoints.filter(({ name }) => tokenRuleOf(name) !== "every")) {
      // A coach, so that nothing is refused for another reason.
      const others = TOKEN_SCOPES.filter((scope) => scope !== tokenRuleOf(endpoint.name));
      const bearer = await tokenOf(world.people.coach, others);
      const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, 1] as const);
      const request = {
        params: Object.fromEntries(names),
        ...(endpoint.method === "GET" ? {} : { body: {} }),
      };
      const { status, body } = await send(endpoint, request, bearer);
      const told = [body.code, body.scope].filter((each) => each !== undefined).join(" ");
      expect([endpoint.name, status, told]).toEqual([endpoint.name, 403, refusalOf(endpoint)]);
    }
  });

  it("DOOR-005: for each scope and each call, the scope alone opens it exactly where the table says so", () => {
    for (const scope of TOKEN_SCOPES)
      for (const endpoint of endpoints) {
        const actor = { token: { id: 1, scopes: [scope] } } as unknown as Actor;
        const rule = tokenRuleOf(endpoint.name);
        const isOpen = rule === "every" || rule === scope;
        const refused = isOpen ? null : rule === "none" ? "token_not_allowed" : "scope_missing";
        expect([scope, endpoint.name, refusalFor(actor, endpoint)]).toEqual([scope, endpoint.name, refused]);
      }
  });

  for (const scope of TOKEN_SCOPES) {
    it(`DOOR-005 DOOR-006: ${scope} opens its calls to its person as far as a session does`, async () => {
      for (const endpoint of openedBy(scope))
        for (const holder of ["self", "other", "simpleClient", "neighbour"] as const)
          expect([endpoint.name, holder, await ask(endpoint, holder, [scope])]).toEqual([
            ...[endpoint.name, holder],
            promised(endpoint, holder),
          ]);
    });

    it(`DOOR-006: ${scope} reaches clients only where the token may coach, and nobody is staff with it`, async () => {
      // Planning fills further days than the one that it is asked for.
      for (let day = 0; day < 60; day += 1) world.newDate();
      for (const endpoint of openedBy(scope)) {
        const { name } = endpoint;
        const coaching = await ask(endpoint, "coach", [...new Set([scope, ...COACHING])]);
        expect([name, "coach", coaching]).toEqual([name, "coach", promised(endpoint, "coach")]);
        const isOfClient = promised(endpoint, "coach") === "ok" && promised(endpoint, "otherCoach") !== "ok";
        const isOfPerson = endpoint.access.who === "own" && promised(endpoint, "other") !== "ok";
        if (isOfClient && isOfPerson && !scope.startsWith("coach:")) {
          const alone = await ask(endpoint, "coach", [scope]);
          expect([name, "alone", alone]).toEqual([name, "alone", promised(endpoint, "otherCoach")]);
        }
        const staff = await ask(endpoint, "staff", [scope], "other");
        expect([name, "staff", staff]).toEqual([name, "staff", promised(endpoint, "other")]);
      }
    });
  }
});
