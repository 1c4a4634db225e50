/** E1: the processor time of the ten hottest operations against a bare route, and against the last release. */
import { type Compared, compare, openPair } from "../../server/compare.ts";
import { operationsOf } from "../../server/scenario.ts";
import type { Finding } from "../check.ts";

const EFFORT = { slices: 12, requests: 250 };
const MAX_RATIO = 1.6;

export async function compareCpu(log: (line: string) => void): Promise<Finding> {
  const pair = await openPair();
  try {
    const found: Compared[] = [];
    for (const operation of operationsOf(pair.person)) {
      const compared = await compare(pair, operation, EFFORT);
      log(
        `${compared.name}: ${compared.statements} statements, ${Math.round(compared.cost)} µs, ${compared.ratio.toFixed(2)}`,
      );
      found.push(compared);
    }
    const above = found.filter(({ ratio }) => ratio > MAX_RATIO);
    const ratios = found.map(({ ratio }) => ratio);
    const figure = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}; ${above.length} of ${found.length} above`;
    return { pass: above.length === 0, figure };
  } finally {
    await pair.close();
  }
}
