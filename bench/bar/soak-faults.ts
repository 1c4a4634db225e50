/** What goes wrong during a soak, one after the other, again and again. */
import type { FaultProxy } from "../../tools/fault-proxy.ts";
import type { PostgresCluster } from "../../tools/postgres.ts";
import type { ServerProcess } from "./server-process.ts";

export interface SoakFault {
  readonly name: string;
  readonly run: () => Promise<void>;
}

export interface FaultTargets {
  readonly servers: readonly ServerProcess[];
  readonly cluster: PostgresCluster;
  readonly provider: FaultProxy;
  /** Told of every orderly stop: how many milliseconds it took. */
  readonly onStopped: (ms: number) => void;
  /** While true, the provider answers nothing. */
  readonly onProvider: (isSwallowed: boolean) => void;
}

/** Every commit waits this long, as on a disk that is busy with something else. */
const SLOW_COMMIT_US = 100_000;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const MAX_STARTS = 5;

/** As whatever supervises a server does: one that does not come up is started again. */
async function startAgain(server: ServerProcess): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await server.start();
      return;
    } catch (error) {
      if (tries === MAX_STARTS) throw error;
    }
}

/** @param lengthMs How long a fault that lasts is kept up. */
export function faultsOf(targets: FaultTargets, lengthMs: number): readonly SoakFault[] {
  const { servers, cluster, provider } = targets;
  let turn = 0;
  const nextServer = (): ServerProcess => {
    turn += 1;
    const server = servers[turn % servers.length];
    if (server === undefined) throw new Error("A soak needs servers.");
    return server;
  };
  return [
    {
      name: "a server is killed",
      run: async () => {
        const server = nextServer();
        await server.stop("SIGKILL");
        await startAgain(server);
      },
    },
    {
      name: "a server is restarted",
      run: async () => {
        const server = nextServer();
        targets.onStopped(await server.stop("SIGTERM"));
        await startAgain(server);
      },
    },
    {
      name: "the database crashes",
      run: async () => {
        await cluster.crash();
        await cluster.start();
      },
    },
    {
      name: "the payment provider swallows every call",
      run: async () => {
        provider.become("hole");
        targets.onProvider(true);
        await wait(lengthMs);
        targets.onProvider(false);
        // Connections that lost bytes are of no use afterwards.
        provider.become("cut");
        provider.become("up");
      },
    },
    {
      name: "the disk is slow",
      run: async () => {
        await cluster.administer(
          `alter system set commit_delay = ${SLOW_COMMIT_US}`,
          "alter system set commit_siblings = 0",
          "select pg_reload_conf()",
        );
        await wait(lengthMs);
        await cluster.administer(
          "alter system reset commit_delay",
          "alter system reset commit_siblings",
          "select pg_reload_conf()",
        );
      },
    },
  ];
}
