/**
 * `npm run bar -- failover`: the files of ops/ha on three nodes of this machine, and two servers of the product. The primary is
 * lost twice while people call; Patroni promotes another one, and nobody does anything.
 */
import { Fleet, type FleetFigures, isKept } from "./fleet.ts";
import { haproxyFile } from "./node-files.ts";
import { PatroniNodes } from "./patroni-nodes.ts";

interface FailoverOptions {
  readonly people: number;
  readonly rate: number;
}

export interface FailoverFigures extends FleetFigures {
  readonly failovers: readonly { readonly failedForMs: number; readonly failed: number }[];
}

const TIMES = 2;
/** The bar: calls are served again this long after the primary is lost. */
const RETURN_MS = 30_000;

/** Nothing lost, and calls back within half a minute each time. */
export const isFailoverPassed = (figures: FailoverFigures): boolean =>
  isKept(figures) && figures.failovers.every(({ failedForMs }) => failedForMs <= RETURN_MS);

async function failOverUnder(nodes: PatroniNodes, options: FailoverOptions, log: (line: string) => void) {
  const balancer = { base: "http://127.0.0.10:8080", settings: haproxyFile };
  const { settings } = nodes;
  const fleet = await Fleet.start(
    { servers: 2, ...options, settings, balancer, url: () => nodes.superuserUrl() },
    log,
  );
  try {
    const failovers = [];
    for (let time = 0; time < TIMES; time += 1) {
      const found = await fleet.during(() => nodes.losePrimary());
      log(`the primary was lost: ${JSON.stringify(found)}`);
      failovers.push(found);
    }
    return { ...(await fleet.settle()), failovers };
  } finally {
    await fleet.end();
  }
}

export async function failOver(
  options: FailoverOptions,
  log: (line: string) => void,
): Promise<FailoverFigures> {
  const nodes = await PatroniNodes.start();
  try {
    return await failOverUnder(nodes, options, log);
  } finally {
    await nodes.stop();
  }
}
