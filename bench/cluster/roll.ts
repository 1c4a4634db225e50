/**
 * `npm run bar -- rolling`: two servers behind HAProxy are replaced one after the other, again and again, while people call.
 * With `--from=<commit>` they begin as that version of the product, so that the two versions run side by side while its
 * database is migrated. No try of any call may fail.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startPostgres } from "../../tools/postgres.ts";
import { ROOT } from "../../tools/run.ts";
import { linkPackages } from "../bar/seeded-copy.ts";
import type { ServerProcess } from "../bar/server-process.ts";
import { Fleet, type FleetFigures, isKept } from "./fleet.ts";

interface RollOptions {
  readonly people: number;
  readonly rate: number;
  /** Times that both servers are replaced. */
  readonly rounds: number;
  /** Where the first version comes from; this version unless given. */
  readonly from: string | undefined;
}

export interface RollFigures extends FleetFigures {
  readonly replaced: number;
  readonly from: string | null;
  readonly slowestStopMs: number;
}

const BETWEEN_MS = 3_000;

/** No try failed, and nothing was lost. */
export const isRollPassed = (figures: RollFigures): boolean =>
  isKept(figures) && Object.keys(figures.failedTries).length === 0;

/** The product as it was at a commit, with the packages that are installed here. */
function checkOut(commit: string): { main: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "plateful-before-"));
  const tar = execFileSync("git", ["-C", ROOT, "archive", "--format=tar", commit], { maxBuffer: 2 ** 30 });
  execFileSync("tar", ["-x", "-C", folder], { input: tar });
  linkPackages(folder);
  const main = join(folder, "apps/server/src/main.ts");
  return { main, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

async function rollAll(fleet: Fleet, rounds: number, log: (line: string) => void) {
  let slowestStopMs = 0;
  let replaced = 0;
  const replace = async (server: ServerProcess) => {
    const { failed, tookMs } = await fleet.during(async () => {
      slowestStopMs = Math.max(slowestStopMs, await server.stop("SIGTERM"));
      server.become();
      await server.start();
      await wait(BETWEEN_MS);
    });
    replaced += 1;
    log(`server ${server.port} replaced in ${Math.round(tookMs)} ms, ${failed} tries failed`);
  };
  for (let round = 0; round < rounds; round += 1) for (const server of fleet.servers) await replace(server);
  return { slowestStopMs, replaced };
}

export async function rollServers(options: RollOptions, log: (line: string) => void): Promise<RollFigures> {
  const { people, rate, rounds, from } = options;
  const before = from === undefined ? undefined : checkOut(from);
  const cluster = await startPostgres(true);
  try {
    await cluster.createDatabase("rolling");
    const settings = { DATABASE_URL: cluster.urlOf("rolling") };
    const url = () => cluster.urlOf("rolling");
    const start = { servers: 2, people, rate, settings, url, ...(before && { main: before.main }) };
    const fleet = await Fleet.start(start, log);
    try {
      const rolled = await rollAll(fleet, rounds, log);
      return { ...(await fleet.settle()), ...rolled, from: from ?? null };
    } finally {
      await fleet.end();
    }
  } finally {
    cluster.stop();
    before?.remove();
  }
}
