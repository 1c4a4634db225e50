import { USUAL_CONNECTIONS } from "../database/pool.ts";
import { readNumber } from "./read-number.ts";
import { refuseGuessable } from "./secret-settings.ts";
import { SettingsError } from "./settings-error.ts";

const ROLES = ["web", "worker", "all"] as const;

/** What a process does: answer calls, do the work that nobody waits for, or both. */
export type Role = (typeof ROLES)[number];

/** Where the figures of this process are read. */
export interface MetricsSettings {
  readonly port: number;
  readonly host: string;
  /** What a reader must show; undefined = only programs of the same machine get here. */
  readonly token: string | undefined;
}

/** What is decided for one process, where others share the database with it. */
export interface ProcessSettings {
  readonly role: Role;
  /** Connections to a database server that this process opens at most. */
  readonly databaseConnections: number;
  /** For how long a read waits for the replica to have what the primary has, in milliseconds. */
  readonly replicaWaitMs: number;
  /** Undefined = there are no figures to read. */
  readonly metrics: MetricsSettings | undefined;
  /** For how long a process that was told to stop says that it is unready and still takes calls. */
  readonly stopNoticeSeconds: number;
}

const MAX_CONNECTIONS = 200;
const MAX_NOTICE_SECONDS = 60;
const USUAL_REPLICA_WAIT_MS = 50;
const MAX_REPLICA_WAIT_MS = 500;
const MIN_TOKEN_LENGTH = 24;

/** The embedded database belongs to one process, which has to do everything. */
function readRole(value: string | undefined, isEmbedded: boolean): Role {
  const role = ROLES.find((each) => each === (value || "all"));
  if (role === undefined) throw new SettingsError(`ROLE must be web, worker or all, not "${value}".`);
  if (role !== "all" && isEmbedded)
    throw new SettingsError(`ROLE=${role} needs a PostgreSQL server in DATABASE_URL, which processes share.`);
  return role;
}

const isLoopback = (host: string): boolean => host === "localhost" || host === "::1" || /^127\./.test(host);

function readToken(value: string | undefined, host: string): string | undefined {
  if (value === undefined || value === "") {
    if (!isLoopback(host))
      throw new SettingsError(
        `METRICS_TOKEN is required when METRICS_HOST is "${host}", which other machines may reach.`,
      );
    return undefined;
  }
  if (value.length < MIN_TOKEN_LENGTH || /\s/.test(value))
    throw new SettingsError(
      `METRICS_TOKEN must be at least ${MIN_TOKEN_LENGTH} characters long, without spaces.`,
    );
  refuseGuessable("METRICS_TOKEN", value);
  return value;
}

function readMetrics(env: NodeJS.ProcessEnv): MetricsSettings | undefined {
  if (env.METRICS_PORT === undefined || env.METRICS_PORT === "") return undefined;
  const port = readNumber("METRICS_PORT", env.METRICS_PORT, { otherwise: 0, max: 65_535 });
  const host = env.METRICS_HOST || "127.0.0.1";
  return { port, host, token: readToken(env.METRICS_TOKEN, host) };
}

/** @throws SettingsError for the first setting that cannot work. */
export function readProcessSettings(env: NodeJS.ProcessEnv, isEmbedded: boolean): ProcessSettings {
  return {
    role: readRole(env.ROLE, isEmbedded),
    databaseConnections: readNumber("DATABASE_CONNECTIONS", env.DATABASE_CONNECTIONS, {
      otherwise: USUAL_CONNECTIONS,
      min: 2,
      max: MAX_CONNECTIONS,
    }),
    replicaWaitMs: readNumber("DATABASE_REPLICA_WAIT_MS", env.DATABASE_REPLICA_WAIT_MS, {
      otherwise: USUAL_REPLICA_WAIT_MS,
      max: MAX_REPLICA_WAIT_MS,
    }),
    metrics: readMetrics(env),
    // Only in production does a balancer have to notice.
    stopNoticeSeconds: readNumber("STOP_NOTICE_SECONDS", env.STOP_NOTICE_SECONDS, {
      otherwise: env.NODE_ENV === "production" ? 1 : 0,
      max: MAX_NOTICE_SECONDS,
    }),
  };
}
