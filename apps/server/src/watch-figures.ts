import type { Services } from "./platform/calls/services.ts";
import type { HttpServer } from "./platform/http/http-server.ts";
import type { Figure } from "./platform/metrics/instruments.ts";
import type { Metrics } from "./platform/metrics/metrics.ts";
import {
  plannerFigures,
  poolFigures,
  replicaFigures,
  watchProcess,
} from "./platform/metrics/process-figures.ts";
import { openMetricsServer } from "./platform/metrics/serve-metrics.ts";
import type { MetricsSettings } from "./platform/settings/process-settings.ts";
import { buildFigure, watchDatabaseFigures } from "./support/index.ts";

export interface WatchedFigures {
  /** Where they are read. It does not listen yet. */
  readonly server: HttpServer;
  readonly read: () => Promise<readonly Figure[]>;
  readonly close: () => Promise<void>;
}

/** Everything that can be read of this process, and of the database if it does the work that lies there. */
export function watchFigures(services: Services, metrics: Metrics, access: MetricsSettings): WatchedFigures {
  const { settings, database, planner, log } = services;
  const process = watchProcess();
  const readDatabase = settings.role === "web" ? async () => [] : watchDatabaseFigures(services);
  const read = async () => [
    buildFigure(settings.role),
    ...metrics.read(),
    ...poolFigures(database),
    ...replicaFigures(database),
    ...plannerFigures(planner),
    ...process.read(),
    ...(await readDatabase()),
  ];
  // Its reader comes every few seconds: the log keeps what goes wrong.
  const quiet = log.atLeast("warn");
  const server = openMetricsServer(access, read, quiet);
  const close = async () => {
    process.stop();
    const closed = server.close();
    server.node.closeAllConnections();
    await closed;
  };
  return { server, read, close };
}
