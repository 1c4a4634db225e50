import type { Seeds } from "../check.ts";

const PLATFORM = "apps/server/src/platform";

export const E_SEEDS: Seeds = {
  // A query for each row.
  E1: [
    {
      file: "apps/server/src/groceries/grocery-lists.ts",
      from: "  const items = await listItems(\n    call.db,\n    rows.map(({ id }) => id),\n  );",
      to: "  const items = (await Promise.all(rows.map(({ id }) => listItems(call.db, [id])))).flat();",
    },
  ],
  // A kilobyte is kept of every call.
  E2: [
    {
      file: `${PLATFORM}/calls/serve.ts`,
      from: "          const outcome = await answerCall(",
      to: "          ((globalThis as { leak?: Buffer[] }).leak ??= []).push(Buffer.alloc(1024, 1));\n          const outcome = await answerCall(",
    },
  ],
  // The answer is sent before the commit.
  E3: [
    {
      file: `${PLATFORM}/calls/answer-call.ts`,
      from: "  return source.inTransaction(on.opening, async (trx, opened) => {",
      to: "  return new Promise<Outcome | Refusal | Outside<unknown>>((early, failed) => source.inTransaction(on.opening, async (trx, opened) => {",
    },
    {
      file: `${PLATFORM}/calls/answer-call.ts`,
      from: "    return runOnce(on, phase, call, httpOf(request, reply, services.settings));\n  });",
      to: "    const done = await runOnce(on, phase, call, httpOf(request, reply, services.settings));\n    early(done);\n    await new Promise((later) => setTimeout(later, 30));\n    return done;\n  }).catch(failed));",
    },
  ],
  // Nobody listens to connections that break.
  E4: [
    { file: `${PLATFORM}/database/pool.ts`, from: '  pool.on("error", () => {});', to: "" },
    {
      file: `${PLATFORM}/database/pool.ts`,
      from: '  pool.on("connect", (client) => client.on("error", () => {}));',
      to: "",
    },
  ],
  // A database that says nothing is waited for longer than anybody waits.
  E5: [
    {
      file: `${PLATFORM}/database/live-pool.ts`,
      from: "const SUSPICIOUS_MS = 1_000;",
      to: "const SUSPICIOUS_MS = 12_000;",
    },
    {
      file: `${PLATFORM}/database/live-pool.ts`,
      from: "const CONNECT_TIMEOUT_MS = 3_500;",
      to: "const CONNECT_TIMEOUT_MS = 12_000;",
    },
    { file: `${PLATFORM}/database/open-server.ts`, from: "CALL_MS = 4_000", to: "CALL_MS = 12_000" },
  ],
  // A day is inserted as if nobody else could be doing the same.
  E6: [
    {
      file: "apps/server/src/diary/day/calendar-day-store.ts",
      from: '...note, modified: now })\n    .onConflict((conflict) => conflict.columns(["user_id", "date"]).doNothing())',
      to: "...note, modified: now })",
    },
  ],
  // Saves do not look at the version that they build on.
  E7: [
    {
      file: `${PLATFORM}/calls/answer-call.ts`,
      from: "    if (!(await isStale(versioned, call, seen))) return handle(call, http);",
      to: "    if (versioned !== null) return handle(call, http);",
    },
  ],
  // Old messages count.
  E8: [
    {
      file: `${PLATFORM}/payments/stripe-provider.ts`,
      from: "const MAX_AGE_SECONDS = 300;",
      to: "const MAX_AGE_SECONDS = 300_000;",
    },
  ],
  // Keys are not kept.
  E9: [
    {
      file: `${PLATFORM}/calls/answer-call.ts`,
      from: "  if (idempotent !== null) await keepAnswer(call.db, idempotent, outcome, [...subjects]);",
      to: "  if (idempotent !== null) await releaseKey(call.db, idempotent);",
    },
  ],
  // A full disk counts as a fault of the call.
  E10: [{ file: `${PLATFORM}/database/away.ts`, from: "(08...|53...|57014|", to: "(08...|57014|" }],
  // The process ends at once.
  E11: [
    {
      file: `${PLATFORM}/base/stop-process.ts`,
      from: "    close().then(",
      to: "    process.exit(0);\n    close().then(",
    },
  ],
  // The phone's date is read in universal time.
  E12: [
    {
      file: "apps/web/src/lib/device/today.ts",
      from: '  const month = String(now.getMonth() + 1).padStart(2, "0");',
      to: '  if (now.getTime() > 0) return now.toISOString().slice(0, 10);\n  const month = String(now.getMonth() + 1).padStart(2, "0");',
    },
  ],
  // The last meal is rounded like the others.
  E13: [
    {
      file: "packages/nutrition/src/meal-sizes.ts",
      from: "    parts[last] = roundHalfUp(total - others, Math.max(decimals, 6));",
      to: "    parts[last] = parts[last] ?? others;",
    },
  ],
  // A swap that is sent again goes out under another key.
  E14: [
    {
      file: "apps/web/src/lib/kept/diary-calls.ts",
      from: "body: { ...bodyOf(meal), leftovers }, idempotencyKey: key }",
      to: "body: { ...bodyOf(meal), leftovers }, idempotencyKey: crypto.randomUUID() }",
    },
  ],
  // The provider is waited for as long as it takes.
  E15: [
    {
      file: `${PLATFORM}/payments/provider-client.ts`,
      from: "const QUESTION_MS = 3_500;",
      to: "const QUESTION_MS = 9_000;",
    },
  ],
};
