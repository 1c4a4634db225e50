/** E1: the processor time of the ten hottest operations against a bare route, and against the last release. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../../tools/run.ts";
import { type Compared, compare, openPair } from "../../server/compare.ts";
import { operationsOf } from "../../server/scenario.ts";
import type { Finding } from "../check.ts";

/** BAR_REQUESTS makes slices shorter, for a trial: then the compiler weighs more on the side with more code. */
const EFFORT = { slices: 12, requests: Number(process.env.BAR_REQUESTS ?? 3_000) };
const MAX_RATIO = 1.6;
/** Against the stored figure of the last release. */
const MAX_GROWTH = 1.1;
const FILE = join(ROOT, "bench/bar/results/cpu.json");

type Ratios = Readonly<Record<string, number>>;
/** By version, oldest first. */
type Stored = Readonly<Record<string, Ratios>>;

const readStored = (): Stored => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as Stored) : {});

const versionOf = (): string =>
  (JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string }).version;

/** Operations that cost more than a tenth more than in the release before. */
function grown(ratios: Ratios, version: string, stored: Stored): string[] {
  const last = Object.entries(stored).findLast(([name]) => name !== version)?.[1] ?? {};
  return Object.entries(ratios)
    .filter(([name, ratio]) => ratio > (last[name] ?? Number.POSITIVE_INFINITY) * MAX_GROWTH)
    .map(([name]) => name);
}

export async function compareCpu(log: (line: string) => void): Promise<Finding> {
  const pair = await openPair();
  const found: Compared[] = [];
  try {
    for (const operation of operationsOf(pair.person)) {
      const compared = await compare(pair, operation, EFFORT);
      const { name, statements, cost, ratio } = compared;
      log(`${name}: ${statements} statements, ${Math.round(cost)} µs, ${ratio.toFixed(2)}`);
      found.push(compared);
    }
  } finally {
    await pair.close();
  }
  const version = versionOf();
  const stored = readStored();
  const ratios = Object.fromEntries(found.map(({ name, ratio }) => [name, Math.round(ratio * 100) / 100]));
  writeFileSync(FILE, `${JSON.stringify({ ...stored, [version]: ratios }, null, 2)}\n`);
  const above = found.filter(({ ratio }) => ratio > MAX_RATIO).length;
  const more = grown(ratios, version, stored);
  const values = Object.values(ratios);
  return {
    pass: above === 0 && more.length === 0,
    figure: `slices of ${EFFORT.requests.toLocaleString("en")}: ${Math.min(...values)} to ${Math.max(...values)}; ${above} of ${found.length} above ${MAX_RATIO}; ${more.length} grown`,
  };
}
