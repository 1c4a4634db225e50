import { splitHosts } from "./database-hosts.ts";
import { SettingsError } from "./settings-error.ts";

/** A database of a PostgreSQL server. */
export interface PostgresAddress {
  readonly kind: "postgres";
  /** Where the running product logs in; may name several servers, of which the primary is used. */
  readonly url: string;
  /** Where the owner of the tables logs in, to migrate and to set up the queue; undefined = `url`. */
  readonly ownerUrl?: string | undefined;
  /** Where one connection lasts, so that messages are heard: past a pooler of transactions; undefined = `url`. */
  readonly directUrl?: string | undefined;
  /** A server that follows the primary and takes reads off it; undefined = the primary answers everything. */
  readonly replicaUrl?: string | undefined;
}

/** Where the data lives: an embedded database in a folder or in memory, or a PostgreSQL server. */
export type DatabaseAddress =
  | { readonly kind: "pglite"; readonly folder: string | undefined }
  | PostgresAddress;

const isPostgresUrl = (url: string): boolean => splitHosts(url) !== null;

function readDatabase(value: string | undefined): DatabaseAddress {
  const url = value === undefined || value === "" ? "pglite:./data" : value;
  if (url === "pglite:memory") return { kind: "pglite", folder: undefined };
  if (url.startsWith("pglite:") && url.length > "pglite:".length)
    return { kind: "pglite", folder: url.slice("pglite:".length) };
  if (isPostgresUrl(url)) return { kind: "postgres", url };
  throw new SettingsError(
    "DATABASE_URL must be pglite:<folder>, pglite:memory or postgres://user:password@host:port/database. With several hosts, host1:5432,host2:5432, it must end in ?target_session_attrs=read-write.",
  );
}

/** Another address of the same database, under the names of its setting and of the field that holds it. */
function withUrl(
  database: DatabaseAddress,
  name: string,
  {
    key,
    role,
    value,
  }: { key: "ownerUrl" | "directUrl" | "replicaUrl"; role: string; value: string | undefined },
): DatabaseAddress {
  if (value === undefined || value === "") return database;
  if (database.kind !== "postgres" || !isPostgresUrl(value))
    throw new SettingsError(
      `${name} must look like postgres://${role}:password@host:port/database, and so must DATABASE_URL then.`,
    );
  return { ...database, [key]: value };
}

/** One server, or what stands in front of several that follow the same primary. */
function refuseSeveralReplicas(database: DatabaseAddress): DatabaseAddress {
  const replica = database.kind === "postgres" ? database.replicaUrl : undefined;
  if (replica !== undefined && splitHosts(replica)?.length !== 1)
    throw new SettingsError(
      "DATABASE_REPLICA_URL must name one host. For several replicas, name a load balancer in front of them.",
    );
  return database;
}

/** @throws SettingsError for the first address that cannot work. */
export function readDatabaseAddress(env: NodeJS.ProcessEnv): DatabaseAddress {
  const owner = { key: "ownerUrl", role: "owner", value: env.DATABASE_OWNER_URL } as const;
  const direct = { key: "directUrl", role: "user", value: env.DATABASE_DIRECT_URL } as const;
  const database = withUrl(readDatabase(env.DATABASE_URL), "DATABASE_OWNER_URL", owner);
  const replica = { key: "replicaUrl", role: "user", value: env.DATABASE_REPLICA_URL } as const;
  const written = withUrl(database, "DATABASE_DIRECT_URL", direct);
  return refuseSeveralReplicas(withUrl(written, "DATABASE_REPLICA_URL", replica));
}
