/** Starts the product with its probes, and people in it who follow a plan. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { PROCESS_OPTIONS } from "../../apps/server/src/platform/base/process-options.ts";
import { makeDataKey } from "../../apps/server/src/platform/encryption/key-ring.ts";
import { ANSWERS, agree, sender } from "../server/a-person.ts";

/** Given, so that no file of keys is left behind. */
const DATA_KEYS = makeDataKey();

const PRODUCT = fileURLToPath(new URL("./product.ts", import.meta.url));

export interface Figures {
  readonly lagP99: number;
  readonly lagMax: number;
  readonly plannerMs: number;
  readonly databaseMs: number;
}

export interface EngineProcess {
  readonly pid: number;
  readonly send: ReturnType<typeof sender>;
  readonly probe: <Answer>(path: string) => Promise<Answer>;
  readonly end: (signal: "SIGTERM" | "SIGKILL") => Promise<void>;
}

export async function startEngine(
  databaseUrl: string,
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<EngineProcess> {
  const child: ChildProcess = spawn(process.execPath, [...PROCESS_OPTIONS, PRODUCT], {
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_KEYS,
      SECRET_KEY: randomUUID(),
      DEMO: "off",
      IMPROVE_PLANS: "off",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve, reject) => {
    child.stdout?.once("data", resolve);
    child.once("exit", (code) => reject(new Error(`The product ended with ${code}`)));
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    pid: child.pid ?? 0,
    send: sender(port),
    probe: async (path) => (await fetch(`http://127.0.0.1:${port}/bench/${path}`)).json() as never,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

const MEALS = [
  ["LUNCH", "DINNER"],
  ["BREAKFAST", "LUNCH", "DINNER"],
  ["BREAKFAST", "LUNCH", "AFTERNOON_SNACK", "DINNER"],
  ["BREAKFAST", "MORNING_SNACK", "LUNCH", "AFTERNOON_SNACK", "DINNER"],
] as const;
const DIETS = [null, null, "VEGETARIAN", "PESCATARIAN", "VEGAN"] as const;

/** Answers of the n-th person: two to five meals, several diets, bodies from small to large. */
export const answersOf = (n: number) => ({
  ...ANSWERS,
  physicalStats: { ...ANSWERS.physicalStats, heightInCm: 160 + (n % 25), weightInKg: 75 + (n % 23) },
  dietPreferences: {
    ...ANSWERS.dietPreferences,
    mealTimes: MEALS[n % MEALS.length],
    dietaryPreference: DIETS[n % DIETS.length] ?? null,
  },
});

/** Someone who answered the onboarding; gives their token. */
export async function aPerson({ probe, send }: EngineProcess, n: number): Promise<string> {
  const { token } = await probe<{ token: string }>("person");
  await agree(send, token);
  await send("POST", "users/onboarding/complete/", answersOf(n), token);
  return token;
}

/** Has seven days planned for someone; gives how long they waited, in milliseconds. */
export async function planWeek({ send }: EngineProcess, token: string): Promise<number> {
  const body = {
    num_days: 7,
    start_date_inclusive: new Date().toISOString().slice(0, 10),
    delete_existing_plans: true,
  };
  const start = performance.now();
  await send("POST", "autoPlanDays/", body, token);
  return performance.now() - start;
}
