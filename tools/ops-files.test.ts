import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load, YAML11_SCHEMA } from "js-yaml";
import { describe, expect, it } from "vitest";
import { PROCESS_OPTIONS } from "../apps/server/src/platform/base/process-options.ts";
import { readSettings } from "../apps/server/src/platform/settings/settings.ts";
import { getHealth, getReadiness } from "../packages/contract/src/index.ts";
import { KNOWN_SETTINGS as KNOWN } from "./known-settings.ts";
import { ROOT } from "./run.ts";

interface Service {
  readonly environment: Readonly<Record<string, string | number>>;
  readonly read_only?: boolean;
  readonly user?: string;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks: unknown;
}

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const compose = load(read("compose.yaml"), { schema: YAML11_SCHEMA }) as {
  readonly services: Readonly<Record<string, Service>>;
};
const service = (name: string): Service => {
  const found = compose.services[name];
  if (found === undefined) throw new Error(`compose.yaml has no ${name}`);
  return found;
};
const ROLES = ["web", "worker"] as const;
const UNITS = ROLES.map((role) => [role, read(`ops/systemd/plateful-${role}.service`)] as const);

/** What an operator fills in. */
const FILLED_IN: Readonly<Record<string, string>> = {
  PUBLIC_URL: "https://app.plateful.example",
  SECRET_KEY: "kQ3vXn8RrPz1cYd7LmT0bWgE5uHsJaF2",
  DATA_KEYS: "2026:wIJb0iE4A1k9fQWmZ3U7sTn2xLrYcVhGq6oDp5yR8eM=",
  BACKUP_KEY: `AGE-SECRET-KEY-1${"Q".repeat(58)}`,
  METRICS_TOKEN: "5f1e7c0a9b3d48e2a6c4f8d1",
  POSTGRES_PASSWORD: "0a1b2c3d4e",
  DATABASE_OWNER_PASSWORD: "1a2b3c4d5e",
  DATABASE_LOGIN_PASSWORD: "2a3b4c5d6e",
  SMTP_URL: "smtps://mail.plateful.example:465",
  MAIL_FROM: "Plateful <no-reply@plateful.example>",
  SECURITY_CONTACT: "security@plateful.example",
  SUPPORT_CONTACT: "support@plateful.example",
};

/** Puts into a value what stands in the file of settings. */
const fillIn = (value: string | number): string =>
  String(value).replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name: string, mark, otherwise) => {
    const given = FILLED_IN[name];
    if (given === undefined && mark !== "-") throw new Error(`${name} is not in ops/plateful.env.example`);
    return given ?? String(otherwise);
  });
const environmentOf = (name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(service(name).environment).map(([key, value]) => [key, fillIn(value)]));

const assignments = (text: string): string[] =>
  [...text.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1] ?? "");
const unitSettings = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^Environment=(.*)$/gm)]
      .flatMap((match) => (match[1] ?? "").split(" "))
      .map((pair) => pair.split("=", 2) as [string, string]),
  );

describe("the files of those who run the product", () => {
  it.each(ROLES)(
    "OPS-011: compose gives a %s process every setting it needs, and none that is unknown",
    (role) => {
      const given = environmentOf(role);
      expect(Object.keys(given).filter((name) => !KNOWN.has(name))).toEqual([]);
      const settings = readSettings(given);
      expect(settings).toMatchObject({
        role,
        production: true,
        host: "0.0.0.0",
        trustProxy: { kind: "addresses", ranges: ["172.30.16.10"] },
        smtpUrl: FILLED_IN.SMTP_URL,
        backups: { folder: "/var/lib/plateful/backups", key: FILLED_IN.BACKUP_KEY },
        metrics: { token: FILLED_IN.METRICS_TOKEN },
        databaseMustKeepWrites: true,
      });
      expect(settings.database).toMatchObject({
        kind: "postgres",
        ownerUrl: expect.stringContaining("plateful_owner"),
      });
      for (const name of ["SECRET_KEY", "DATA_KEYS", "DATABASE_URL"])
        expect(() =>
          readSettings({ ...given, [name]: name === "DATABASE_URL" ? "pglite:data" : "" }),
        ).toThrow();
    },
  );

  it("OPS-011: the file of settings holds what compose and the commands ask for, and no value", () => {
    const text = read("ops/plateful.env.example");
    expect(assignments(text).toSorted()).toEqual(Object.keys(FILLED_IN).toSorted());
    expect(text.match(/^[A-Z_]+=.+$/gm)).toBeNull();
  });

  it.each(ROLES)(
    "OPS-012: the container of a %s process is not root, and writes to its own folders alone",
    (role) => {
      const { read_only, user, cap_drop, security_opt, ports, volumes } = service(role);
      expect({ read_only, user, cap_drop, security_opt, ports }).toEqual({
        read_only: true,
        user: "10001:10001",
        cap_drop: ["ALL"],
        security_opt: ["no-new-privileges:true"],
        ports: undefined,
      });
      expect(volumes).toEqual(["media:/var/lib/plateful/media", "backups:/var/lib/plateful/backups"]);
    },
  );

  it("OPS-012: the proxy alone is reached from outside, and the database by nobody else", () => {
    const open = Object.entries(compose.services).filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([name]) => name)).toEqual(["proxy"]);
    expect(service("postgres").networks).toEqual(["inside"]);
    expect(service("proxy").networks).not.toHaveProperty("inside");
  });

  it("OPS-045: the image, the units and the commands start Node with one helper thread", () => {
    expect(PROCESS_OPTIONS).toContain("--v8-pool-size=1");
    const options = PROCESS_OPTIONS.join(" ");
    for (const [, unit] of UNITS)
      expect(unit).toMatch(new RegExp(`^ExecStart=\\S+/node ${options} apps/server/src/main\\.ts$`, "m"));
    const command = JSON.stringify(["node", ...PROCESS_OPTIONS, "apps/server/src/main.ts"]).replaceAll(
      ",",
      ", ",
    );
    expect(read("Dockerfile")).toContain(`\nCMD ${command}\n`);
    for (const tool of ["tools/start.ts", "tools/dev.ts"])
      expect(read(tool)).toMatch(
        /spawn\(\s*process\.execPath,\s*\[\.\.\.PROCESS_OPTIONS, .*apps\/server\/src\/main\.ts/,
      );
  });

  it("OPS-012: the image runs as a user of its own, and asks how it is at an address that exists", () => {
    const last =
      read("Dockerfile")
        .split(/^FROM /m)
        .at(-1) ?? "";
    expect(last).toMatch(/^USER 10001:10001$/m);
    expect(
      last
        .match(/^(?:USER|COPY|RUN|CMD) ?/gm)
        ?.slice(-2)
        .map((word) => word.trim()),
    ).toEqual(["USER", "CMD"]);
    expect(last).toContain(`/api/${getReadiness.path}`);
    expect(read("ops/Caddyfile")).toContain(`/api/${getReadiness.path}`);
    expect(read("docs/operations.md")).toContain(`/api/${getHealth.path}`);
    for (const [, source] of last.matchAll(/^COPY (?!--from)(\S+)/gm))
      expect(readdirSync(join(ROOT, source ?? "", source === "package.json" ? ".." : "."))).not.toEqual([]);
  });

  it("OPS-012: nothing secret gets into an image", () => {
    const ignored = read(".dockerignore").split("\n");
    for (const name of [".git", ".env", "data", "**/*.keys", "**/node_modules"])
      expect(ignored).toContain(name);
  });

  it.each(UNITS)(
    "OPS-012: the unit of a %s process is its role, not root, and writes to its own folders alone",
    (role, text) => {
      const own = unitSettings(text);
      expect(Object.keys(own).filter((name) => !KNOWN.has(name))).toEqual([]);
      const database = "postgres://plateful_login:x@127.0.0.1/plateful";
      expect(readSettings({ ...FILLED_IN, DATABASE_URL: database, ...own })).toMatchObject({
        role,
        production: true,
        host: "127.0.0.1",
        metrics: { host: "127.0.0.1" },
      });
      for (const line of [
        "User=plateful",
        "NoNewPrivileges=true",
        "ProtectSystem=strict",
        "CapabilityBoundingSet=",
        "UMask=0077",
      ])
        expect(text.split("\n")).toContain(line);
    },
  );

  it("OPS-034: a server that does not renew its lease is replaced in time, by one that has every acknowledged write", () => {
    const { bootstrap, etcd3 } = load(read("ops/ha/patroni.yml"), { schema: YAML11_SCHEMA }) as {
      readonly bootstrap: { readonly dcs: Record<string, unknown> };
      readonly etcd3: { readonly hosts: readonly string[] };
    };
    const { ttl, loop_wait, retry_timeout, synchronous_mode } = bootstrap.dcs as Record<string, number>;
    expect(synchronous_mode).toBe(true);
    expect(ttl).toBeLessThanOrEqual(20);
    expect(ttl).toBeGreaterThanOrEqual((loop_wait ?? 0) + 2 * (retry_timeout ?? 0));
    for (const host of etcd3.hosts) expect(read("ops/ha/etcd.env")).toContain(host.split(":")[0]);
  });

  it("OPS-034: the files of three servers hold no password, and the balancer asks where a process says that it stops", () => {
    const words = [...read("ops/ha/patroni.yml").matchAll(/password: (.+)/g)].map((match) => match[1]);
    expect(new Set(words)).toEqual(new Set(["CHANGE-ME"]));
    const balancer = read("ops/ha/haproxy.cfg");
    expect(balancer).toContain(`uri /api/${getReadiness.path}`);
    // What has reached a server may have been done, so it is not sent to another one.
    expect([...balancer.matchAll(/retry-on (.+)/g)].map((match) => match[1])).toEqual(["conn-failure"]);
  });

  it("OPS-012: units beside each other listen at ports of their own", () => {
    const ports = UNITS.flatMap(([, text]) => [unitSettings(text).PORT, unitSettings(text).METRICS_PORT]);
    expect(new Set(ports).size).toBe(4);
  });
});
