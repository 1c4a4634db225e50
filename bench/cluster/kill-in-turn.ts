/**
 * `npm run bar -- cluster`: three servers behind HAProxy, a primary and a synchronous standby each with a PgBouncer. Each is
 * killed in turn while people call, and the standby is promoted twice, so that both database servers are lost once.
 */
import { setTimeout as wait } from "node:timers/promises";
import { DatabasePair } from "./database-pair.ts";
import { Fleet, type FleetFigures, isKept } from "./fleet.ts";

interface KillOptions {
  readonly people: number;
  readonly rate: number;
}

export interface KillFigures extends FleetFigures {
  readonly kills: readonly {
    readonly name: string;
    readonly failedForMs: number;
    readonly failed: number;
    readonly tookMs: number;
  }[];
}

/** What watches over a process needs this long to start it again, and to decide that a primary is lost. */
const AWAY_MS = 2_000;
/** The bar: calls are served again this long after each kill. */
const RETURN_MS = 30_000;

/** Nothing lost, every call served in the end, and none refused for longer than half a minute. */
export const areKillsPassed = (figures: KillFigures): boolean =>
  isKept(figures) &&
  Object.keys(figures.unserved).length === 0 &&
  figures.kills.every(({ failedForMs }) => failedForMs <= RETURN_MS);

async function killAll(fleet: Fleet, pair: DatabasePair, log: (line: string) => void) {
  const kills: KillFigures["kills"][number][] = [];
  const kill = async (name: string, work: () => Promise<void>) => {
    const found = await fleet.during(work);
    log(`${name}: ${JSON.stringify(found)}`);
    kills.push({ name, ...found });
  };
  await kill("nothing", () => wait(AWAY_MS));
  for (const [at, server] of fleet.servers.entries())
    await kill(`server ${at + 1}`, async () => {
      await server.stop("SIGKILL");
      await wait(AWAY_MS);
      await server.start();
    });
  await kill("pooler of the primary", () => pair.killPooler(AWAY_MS));
  await kill("standby", () => pair.killStandby(AWAY_MS));
  await kill("primary; standby promoted", () => pair.failOver(AWAY_MS, AWAY_MS));
  await kill("new primary; the first one promoted", () => pair.failOver(AWAY_MS, AWAY_MS));
  return kills;
}

export async function killInTurn(options: KillOptions, log: (line: string) => void): Promise<KillFigures> {
  const pair = await DatabasePair.start();
  try {
    const { settings } = pair;
    const fleet = await Fleet.start({ servers: 3, ...options, settings, url: () => pair.url }, log);
    try {
      const kills = await killAll(fleet, pair, log);
      return { ...(await fleet.settle()), kills };
    } finally {
      await fleet.end();
    }
  } finally {
    await pair.stop();
  }
}
