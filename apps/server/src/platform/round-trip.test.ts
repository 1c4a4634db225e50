import { appendFileSync } from "node:fs";
import type { Endpoint } from "@plateful/contract";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Request } from "../../test/access-request.ts";
import { buildWorld, type World } from "../../test/access-world.ts";
import { type Described, described, type Field, fieldsIn, fits } from "../../test/described-schema.ts";
import { LEFT_OUT } from "../../test/described-values.ts";
import { keepLetIn } from "../../test/let-in.ts";
import { placed } from "../../test/placed.ts";
import { openTestApp, type TestAnswer, type TestApp } from "../../test/test-app.ts";
import { requestsOf, valueAt, write, writes } from "../../test/write-calls.ts";
import { openLog } from "./base/log.ts";
import { inSystemScope } from "./database/scope.ts";

/** Texts of each field; the bar's run sends all 500 to each. */
const TEXTS = Number(process.env.ROUND_TRIP_TEXTS ?? 4);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123);

const IS_RUN = process.env.TEST_DATABASE === "postgres";
let app: TestApp;
let world: World;
/** The youngest meal that was planned when the world began. */
let lastItem = 0;
let letIn: (() => Promise<boolean>) | undefined;
/** Why calls failed: an answer never says. */
const faults: string[] = [];
/** What became of the texts; `otherwise` is what was accepted and is no part of the answer, or was refused for something else. */
const told = { texts: 0, readBack: 0, refused: 0, otherwise: 0 };
async function begin(): Promise<void> {
  const log = openLog("error", (line: string) => void faults.push(line.slice(0, 900)));
  app = await openTestApp({ log });
  world = await buildWorld(app);
  letIn = await keepLetIn(app);
  const last = await inSystemScope(app.app.services.db, (trx) =>
    trx.selectFrom("calendar_items").select("id").orderBy("id", "desc").executeTakeFirst(),
  );
  lastItem = last?.id ?? 0;
}
beforeAll(async () => {
  if (IS_RUN) await begin();
});
afterEach(async () => {
  if (letIn === undefined || (await letIn())) return;
  // Someone deleted their account, as they may.
  await app.close();
  await begin();
});
afterAll(async () => {
  if (!IS_RUN) return;
  await app.close();
  if (process.env.BAR_FIGURES !== undefined)
    appendFileSync(process.env.BAR_FIGURES, `${JSON.stringify({ seed: SEED, ...told })}\n`);
});

const kinds = (schema: Described): readonly string[] => [
  ...[schema.type ?? []].flat(),
  ...(schema.anyOf ?? []).flatMap(kinds),
];
const isNumber = ({ schema }: Field) => kinds(schema).some((kind) => kind === "number" || kind === "integer");
const isFree = (schema: Described): boolean =>
  schema.anyOf?.some(isFree) ??
  (schema.type === "string" &&
    schema.enum === undefined &&
    schema.pattern === undefined &&
    schema.const === undefined);

const fieldsOf = ({ body }: Endpoint): readonly Field[] =>
  body === undefined ? [] : fieldsIn(described(body, "input"));

/** Numbers as they are written in JSON. */
const NUMBERS = [
  "1e309",
  "-1e309",
  "-0",
  "2147483648",
  "9007199254740993",
  "0.30000000000000004",
  "5e-324",
  "1e-7",
];
/** A place for the number, which no program of ours would write so. */
const MARK = "«number»";

type Next = () => Promise<Request>;

interface Loss {
  readonly call: string;
  readonly field: string;
  readonly sent: string;
  readonly stored: unknown;
}

/** Amounts are rounded to the decimals of their kind (api.md 1.3), of which no test value has more than the first. */
const isKept = (stored: number, sent: string) => Math.abs(stored - Number(sent)) < 1e-9;

/** Answers name every rule of the board, in an order of their own. */
const ANSWERS_ANOTHER_LIST = new Set(["change-triage-settings"]);
/** Writes below what is there already. */
const APPENDS = new Set(["add-day-note"]);

/** Sends one number to one field. What is accepted must be read back as exactly the number that was written. */
async function tryNumber(endpoint: Endpoint, field: Field, sent: string, next: Next): Promise<Loss[]> {
  const request = await next();
  const marked = JSON.stringify(placed(request.body ?? {}, field.path, MARK, LEFT_OUT));
  const { answer, readBack } = await write(world, endpoint, request, marked.replace(`"${MARK}"`, sent));
  const loss = { call: endpoint.name, field: field.path.join("."), sent };
  if (answer.status >= 500) return [{ ...loss, stored: faults.at(-1) }];
  // No program can read this number as it was written.
  const isLost = sent === "9007199254740993" || !Number.isFinite(Number(sent));
  if (answer.status < 300 && isLost) return [{ ...loss, stored: "accepted" }];
  const stored = valueAt(readBack, field.path);
  if (answer.status >= 300 || typeof stored !== "number" || isKept(stored, sent)) return [];
  if (ANSWERS_ANOTHER_LIST.has(endpoint.name)) return [];
  return [{ ...loss, stored }];
}

/** Texts that careless programs change: by case, by normal form, by cutting between the halves of a sign. */
const KNOWN = [
  ...["👩‍👩‍👧‍👦", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🇳🇱🇧🇪", "👍🏽", "❤️‍🔥", "1️⃣", "𝒜𝓃𝓃𝒶", "𠮷野家", "😀".repeat(5)],
  ...["İstanbul", "ıI iİ", "DIŞARI", "Straße", "ŒUVRE", "ĲSJE", "ﬁn", "ΑΣ ας", "ǅ"],
  ...["é", "e\u0301", "ñ", "n\u0303", "Å", "A\u030a", "ộ", "o\u0323\u0302", "각", "\u1100\u1161\u11a8", "Z͑ͫ̓ͪ̂ͫ̽͏̴̙"],
  ...["שלום", "שָׁלוֹם", "مرحبا", "مُحَمَّد", "سلام\u200cعلیکم", "abc \u2067مرحبا\u2069 def"],
  ...[
    "นำ้",
    "क्षि",
    "தமிழ்",
    "မြန်မာ",
    "ខ្មែរ",
    "བོད་",
    "ქართული",
    "Հայերեն",
    "日本語",
    "中文",
    "한국어",
    "Ελληνικά",
  ],
  ...[
    "a'b\"c`d",
    "<b>&amp;</b>",
    "\\n \\u0041 \\",
    "{{x}} %s $&",
    "a\tb",
    "a\u00a0b",
    "a\u200bb",
    "½ ⅓ ¾",
    "−1 – — …",
  ],
];

const texts: readonly string[] = [
  ...KNOWN,
  ...fc.sample(fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }), { numRuns: 2_000, seed: SEED }),
]
  .map((text) => text.trim())
  .filter(
    (text, index, all) =>
      text !== "" && text.isWellFormed() && !text.includes("\u0000") && all.indexOf(text) === index,
  )
  .slice(0, 500);

/** A day holds a hundred meals, and every text that is planned is one: what was not there in the beginning goes. */
const emptyDays = () =>
  inSystemScope(app.app.services.db, (trx) =>
    trx.deleteFrom("calendar_items").where("id", ">", lastItem).execute(),
  );

/** Sends one text to one field. What is accepted must be read back letter by letter. */
async function tryText(endpoint: Endpoint, field: Field, sent: string, next: Next): Promise<Loss[]> {
  const send = async () => {
    const request = await next();
    const body = JSON.stringify(placed(request.body ?? {}, field.path, sent, LEFT_OUT));
    return write(world, endpoint, request, body);
  };
  const isOfField = ({ status, body }: TestAnswer) =>
    status === 400 && Object.hasOwn(body, field.path[0] ?? "");
  let { answer, readBack } = await send();
  if (answer.status === 400 && !isOfField(answer)) {
    await emptyDays();
    ({ answer, readBack } = await send());
  }
  const found = valueAt(readBack, field.path);
  const isAppended = APPENDS.has(endpoint.name) && typeof found === "string" && found.endsWith(`\n${sent}`);
  const stored = isAppended ? sent : found;
  told.texts += 1;
  const loss = { call: endpoint.name, field: field.path.join("."), sent };
  if (answer.status >= 500) return [{ ...loss, stored: faults.at(-1) }];
  if (isOfField(answer)) told.refused += 1;
  else if (answer.status < 300 && stored === sent) told.readBack += 1;
  else told.otherwise += 1;
  const isKept = answer.status >= 300 || typeof stored !== "string" || stored === sent;
  return isKept ? [] : [{ ...loss, stored }];
}

async function tryTexts(endpoint: Endpoint, field: Field, turn: number, next: Next): Promise<Loss[]> {
  const losses: Loss[] = [];
  for (let index = 0; index < TEXTS; index++) {
    const text = texts[(turn * 7 + index * 13) % texts.length] ?? "";
    if (fits(field.schema, text)) losses.push(...(await tryText(endpoint, field, text, next)));
  }
  return losses;
}

describe.runIf(IS_RUN)("what is written is read back", { timeout: 3_600_000 }, () => {
  for (const endpoint of writes()) {
    const fields = fieldsOf(endpoint);
    const [numeric, free] = [fields.filter(isNumber), fields.filter(({ schema }) => isFree(schema))];
    it.runIf(numeric.length > 0)(
      `C3 ERR-046: ${endpoint.name} stores hostile numbers as they were sent, or refuses them`,
      async () => {
        const losses: Loss[] = [];
        const next = requestsOf(world, endpoint);
        for (const field of numeric)
          for (const sent of NUMBERS) losses.push(...(await tryNumber(endpoint, field, sent, next)));
        expect(losses).toEqual([]);
      },
    );
    it.runIf(free.length > 0)(
      `C5 ERR-047: ${endpoint.name} stores texts of all scripts as they were sent, or refuses them`,
      async () => {
        const losses: Loss[] = [];
        const next = requestsOf(world, endpoint);
        for (const [turn, field] of free.entries())
          losses.push(...(await tryTexts(endpoint, field, turn, next)));
        expect(losses).toEqual([]);
      },
    );
  }
});
