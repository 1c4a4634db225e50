import { appendFileSync } from "node:fs";
import { type Endpoint, endpoints } from "@plateful/contract";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ACCESS_POLICY, type Caller } from "../../test/access-policy.ts";
import { addressFor, addressOf, type Request } from "../../test/access-request.ts";
import { REQUESTS } from "../../test/access-requests.ts";
import { buildWorld, type World } from "../../test/access-world.ts";
import { type Described, described, type Field, fieldsIn, fits } from "../../test/described-schema.ts";
import { breakersOf, LEFT_OUT, valuesOf } from "../../test/described-values.ts";
import { keepLetIn } from "../../test/let-in.ts";
import { placed } from "../../test/placed.ts";
import { openTestApp, type TestAnswer, type TestApp } from "../../test/test-app.ts";
import { openLog } from "./base/log.ts";
import { inSystemScope } from "./database/scope.ts";

/** Values of each kind for each field; the bar's run takes a fresh seed and sends more than 100,000 requests. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123);
const VALUES = Number(process.env.FUZZ_VALUES ?? 1);

const IS_RUN = process.env.TEST_DATABASE === "postgres";
let app: TestApp;
let world: World;
let letIn: (() => Promise<boolean>) | undefined;
const sent = { valid: 0, accepted: 0, invalid: 0, refused: 0, answers: 0 };
/** Why calls failed: an answer never says. */
const faults: string[] = [];
async function begin(): Promise<void> {
  const log = openLog("error", (line: string) => void faults.push(line));
  app = await openTestApp({ log });
  world = await buildWorld(app);
  letIn = await keepLetIn(app);
}
async function renew(): Promise<void> {
  await app.close();
  await begin();
}
beforeAll(async () => {
  if (IS_RUN) await begin();
});
afterEach(async () => {
  // Someone may have deleted their account.
  if (letIn !== undefined && !(await letIn())) await renew();
});
afterAll(async () => {
  if (!IS_RUN) return;
  await app.close();
  if (process.env.BAR_FIGURES !== undefined)
    appendFileSync(process.env.BAR_FIGURES, `${JSON.stringify({ seed: SEED, ...sent })}\n`);
});

/** What the server says of a value that its schema does not allow. */
const BREAKS_SCHEMA =
  /^(This field (is required|may not be (null|blank))\.|A valid (number|integer|boolean) is required\.|Must be a valid boolean\.|Not a valid string\.|Expected a |".*" is not a valid choice\.|Ensure this (value|field) |Choose at (least|most) )/s;

/** Someone for whom the call is carried out. */
const callerOf = ({ name }: Endpoint): Caller | undefined => {
  const word = ACCESS_POLICY[name]?.[0];
  return (["self", "coach", "staff", "nobody"] as const).find((caller) => word?.[caller] === "ok");
};

async function requestOf(endpoint: Endpoint, caller: Caller): Promise<Request> {
  const aim = { caller, isThere: true, isCarriedOut: true };
  const build = async () => (await REQUESTS[endpoint.name]?.(world, aim)) ?? {};
  try {
    return await build();
  } catch {
    // A world is used up, when all its recipes are marked or the days that may be planned are.
    await renew();
    return build();
  }
}

/** Numbers in addresses have at most six decimals, and no exponent. */
const asText = (value: unknown): string =>
  typeof value === "number" && !Number.isInteger(value) ? value.toFixed(3) : String(value);

function withQuery(path: string, request: Request, query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().map((each) => [key, asText(each)] as [string, string]),
  );
  const text = new URLSearchParams(pairs);
  const filled = addressOf(path, { ...request, query: {} });
  return text.size === 0 ? filled : `${filled}?${text}`;
}

type Place = "body" | "query";

/** What is taken beside what is described: a recipe as the object in which it is answered (see `recipeReference`). */
const isTakenToo = ({ path }: Field, value: unknown): boolean =>
  path.at(-1) === "recipe_template" && JSON.stringify(value) === '{"id":1}';

/** A rule that a schema does not say: the meals of a day are two different ones at least. */
const isRuleOfMeals = (place: string, sentence: string): boolean =>
  place.endsWith("mealTimes") && sentence === "Choose at least 2.";

/** A rule that depends on the plan of a person: no energy below the safe floor. */
const isRuleOfFloor = (place: string, sentence: string): boolean =>
  place === "steps" && sentence.startsWith("Ensure this value is greater than or equal to ");

/** Each rule of the board has bounds of its own for its threshold. */
const isRuleOfBoard = (endpoint: Endpoint, place: string, sentence: string): boolean =>
  endpoint.name === "change-triage-settings" &&
  place.endsWith("threshold") &&
  /^Ensure this value is (?:greater|less) than or equal to /.test(sentence);

/** Figures of a label are for 100 g, or for a serving, which may hold more. */
const isRuleOfLabel = (endpoint: Endpoint, sentence: string): boolean =>
  endpoint.name.endsWith("-own-product") &&
  /^Ensure this value is less than or equal to (?:900|100)\.$/.test(sentence);

/** Sends a request with a value in its place; what limits count is not the subject. */
async function send(endpoint: Endpoint, place: Place, field: Field, value: unknown): Promise<TestAnswer> {
  const caller = callerOf(endpoint) ?? "self";
  const request = await requestOf(endpoint, caller);
  const changed = placed(request[place] ?? {}, field.path, value, LEFT_OUT) as Record<string, unknown>;
  const path =
    place === "query" ? withQuery(endpoint.path, request, changed) : addressOf(endpoint.path, request);
  const body = place === "body" ? JSON.stringify(changed) : request.body;
  const as = request.as ?? (caller === "nobody" ? undefined : world.people[caller]);
  const call = () => app.call(endpoint.method, path, body, { as, ip: addressFor(endpoint) });
  const answer = await call();
  if (answer.status !== 429) return answer;
  await inSystemScope(app.app.services.db, (trx) => sql`delete from limited_events`.execute(trx));
  return call();
}

/** Every sentence of a refusal, with the place at which it stands. */
function sentencesIn(body: unknown, path: readonly string[] = []): [place: string, sentence: string][] {
  if (Array.isArray(body)) return body.map((each) => [path.join("."), String(each)]);
  if (typeof body !== "object" || body === null) return [];
  return Object.entries(body).flatMap(([key, each]) => sentencesIn(each, [...path, key]));
}

/** What stands in an address is described by what it is read as. */
const fieldsOf = (endpoint: Endpoint, place: Place): readonly Field[] => {
  const schema = endpoint[place];
  return schema === undefined ? [] : fieldsIn(described(schema, place === "body" ? "input" : "output"));
};

const described2xx = (endpoint: Endpoint): Described | null =>
  endpoint.answer === undefined ? null : described(endpoint.answer, "output");

/** Whether an answer is one that the description of the API knows. */
function isDescribed(
  endpoint: Endpoint,
  shape: Described | null,
  { status, headers, body }: TestAnswer,
): boolean {
  if (status === endpoint.status && endpoint.file !== undefined)
    return headers["content-type"] === endpoint.file;
  if (status < 300)
    return (
      (status === endpoint.status || status === endpoint.repeatStatus || status === 200) &&
      (shape === null ? body === "" : fits(shape, body))
    );
  if (status === 400 && body.detail === undefined) return sentencesIn(body).length > 0;
  return status < 500 && typeof body.detail === "string";
}

/** How many findings of a call its failure tells of. */
const MAX_TOLD = 5;

interface Finding {
  readonly call: string;
  readonly field: string;
  readonly value: string;
  readonly status: number;
  readonly body: string;
}

const shown = (value: unknown): string =>
  value === LEFT_OUT ? "left out" : (JSON.stringify(value) ?? "undefined").slice(0, 120);

const findingOf = (endpoint: Endpoint, { path }: Field, value: unknown, answer: TestAnswer): Finding => ({
  call: endpoint.name,
  field: path.join("."),
  value: shown(value),
  status: answer.status,
  body:
    answer.status < 500 ? JSON.stringify(answer.body).slice(0, 300) : (faults.at(-1)?.slice(0, 900) ?? ""),
});

/** A value that the schema does not allow must be refused, with the field named. */
async function tryBreakers(endpoint: Endpoint, place: Place, field: Field, turn: number) {
  const findings: Finding[] = [];
  const all = breakersOf(field).filter(
    (value) => (place === "body" || breaksAsText(field, value)) && !isTakenToo(field, value),
  );
  for (let index = 0; index < Math.min(VALUES, all.length); index++) {
    const value = all[(turn + index) % all.length];
    const answer = await send(endpoint, place, field, value);
    sent.invalid += 1;
    const [name = ""] = field.path;
    if (answer.status === 400 && Object.hasOwn(answer.body, name)) sent.refused += 1;
    else findings.push(findingOf(endpoint, field, value, answer));
  }
  return findings;
}

const WORDS: Readonly<Record<string, boolean>> = { true: true, false: false, 1: true, 0: false };

/** Whether a value written into an address cannot be read as what is described there. */
function breaksAsText({ schema }: Field, value: unknown): boolean {
  if (typeof value !== "string" && typeof value !== "number") return false;
  const text = String(value);
  const item = schema.items ?? schema;
  return ![text, WORDS[text] ?? text, ...(/^-?\d+(\.\d+)?$/.test(text) ? [Number(text)] : [])].some((each) =>
    fits(item, each),
  );
}

/** Versions of texts: a number that fits may still name a text that was never shown. */
const NAMES_TEXT = "text_version";

/** Fields whose value names something: another value names something else, or nothing. */
const isName = ({ path, schema }: Field): boolean =>
  JSON.stringify(schema).includes("2147483647") ||
  /(^|_)(id|ids|token|otp|email)$/.test(path.at(-1) ?? "") ||
  JSON.stringify({ path, schema }).includes(`"${NAMES_TEXT}"`);

/** A question of the practice's own needs words, one of the product's topics has none (ledger CHECK-002). */
const isRuleOfQuestions = ({ name }: Endpoint, key: string, sentence: string): boolean =>
  name === "save-check-in-questions" &&
  /^questions\.\d+\.text$/.test(key) &&
  sentence === "This field is required.";

/** A value that the schema allows is never refused for its shape, and the answer is one that is described. */
async function tryValues(
  endpoint: Endpoint,
  place: Place,
  field: Field,
  shape: Described | null,
  turn: number,
) {
  const findings: Finding[] = [];
  if (isName(field)) return findings;
  for (const value of fc.sample(valuesOf(field.schema), { numRuns: VALUES, seed: SEED + turn })) {
    const answer = await send(endpoint, place, field, value);
    sent.valid += 1;
    sent.answers += 1;
    if (answer.status < 300) sent.accepted += 1;
    const at = field.path.join(".");
    const said = answer.status === 400 ? sentencesIn(answer.body) : [];
    const isRefused = said.some(
      ([key, sentence]) =>
        key.startsWith(at) &&
        BREAKS_SCHEMA.test(sentence) &&
        !isRuleOfMeals(key, sentence) &&
        !isRuleOfFloor(key, sentence) &&
        !isRuleOfBoard(endpoint, key, sentence) &&
        !isRuleOfLabel(endpoint, sentence) &&
        !isRuleOfQuestions(endpoint, key, sentence),
    );
    if (isRefused || !isDescribed(endpoint, shape, answer))
      findings.push(findingOf(endpoint, field, value, answer));
  }
  return findings;
}

/** What does not depend on the database is sent to one alone: the server, where a call costs least. */
describe.runIf(IS_RUN)("requests made from the description of the API", { timeout: 3_600_000 }, () => {
  for (const endpoint of endpoints) {
    const places = (["body", "query"] as const).filter((place) => endpoint[place] !== undefined);
    if (places.length === 0 || endpoint.isForm || callerOf(endpoint) === undefined) continue;
    it(`C2 ERR-045: ${endpoint.name} takes what its schema allows, refuses what it does not, and answers as described`, async () => {
      const shape = described2xx(endpoint);
      const findings: Finding[] = [];
      for (const place of places) {
        const fields = fieldsOf(endpoint, place);
        for (const [turn, field] of fields.entries()) {
          findings.push(...(await tryBreakers(endpoint, place, field, turn)));
          findings.push(...(await tryValues(endpoint, place, field, shape, turn)));
        }
      }
      expect(findings, JSON.stringify(findings.slice(0, MAX_TOLD))).toEqual([]);
    });
  }
});
