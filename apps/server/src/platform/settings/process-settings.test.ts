import { describe, expect, it } from "vitest";
import { readProcessSettings } from "./process-settings.ts";

const TOKEN = "b3Blbi1zZXNhbWUtMTIzNDU2Nzg5MC1xdw";
const onServer = (env: NodeJS.ProcessEnv) => readProcessSettings(env, false);

describe("settings of a process", () => {
  it("OPS-005 OPS-006: a process does everything over ten connections unless told otherwise", () => {
    expect(onServer({})).toEqual({
      role: "all",
      databaseConnections: 10,
      replicaWaitMs: 50,
      metrics: undefined,
      stopNoticeSeconds: 0,
    });
    expect(onServer({ ROLE: "worker", DATABASE_CONNECTIONS: "25" })).toMatchObject({
      role: "worker",
      databaseConnections: 25,
    });
  });

  it("OPS-005: the embedded database, which one process has to itself, allows no other role", () => {
    expect(readProcessSettings({ ROLE: "all" }, true).role).toBe("all");
    for (const ROLE of ["web", "worker"])
      expect(() => readProcessSettings({ ROLE }, true)).toThrow(/^ROLE=\w+ needs a PostgreSQL server[^\n]*$/);
  });

  it("OPS-030: a notice may be none, or as long as the balancer needs", () => {
    const notice = (STOP_NOTICE_SECONDS: string) => onServer({ STOP_NOTICE_SECONDS }).stopNoticeSeconds;
    expect([notice("0"), notice("12"), notice("60"), notice("")]).toEqual([0, 12, 60, 0]);
    for (const wrong of ["61", "-1", "1.5"]) expect(() => notice(wrong)).toThrow(/^STOP_NOTICE_SECONDS /);
  });

  it("OPS-030: a notice lasts a second in production, and none elsewhere, unless told otherwise", () => {
    const notice = (env: NodeJS.ProcessEnv) => onServer(env).stopNoticeSeconds;
    expect(notice({ NODE_ENV: "production" })).toBe(1);
    expect(notice({ NODE_ENV: "production", STOP_NOTICE_SECONDS: "0" })).toBe(0);
    expect(notice({ NODE_ENV: "development" })).toBe(0);
  });

  it("OPS-008: figures are read on the same machine, or with a token", () => {
    const metrics = (env: NodeJS.ProcessEnv) => onServer({ METRICS_PORT: "9464", ...env }).metrics;
    expect(metrics({})).toEqual({ port: 9464, host: "127.0.0.1", token: undefined });
    expect(metrics({ METRICS_HOST: "0.0.0.0", METRICS_TOKEN: TOKEN })).toEqual({
      port: 9464,
      host: "0.0.0.0",
      token: TOKEN,
    });
    for (const METRICS_HOST of ["0.0.0.0", "::", "10.0.0.5", "metrics.internal"])
      expect(() => metrics({ METRICS_HOST })).toThrow("METRICS_TOKEN is required");
  });

  it.each([
    [{ ROLE: "server" }, "ROLE"],
    [{ DATABASE_CONNECTIONS: "1" }, "DATABASE_CONNECTIONS"],
    [{ DATABASE_CONNECTIONS: "1000" }, "DATABASE_CONNECTIONS"],
    [{ METRICS_PORT: "metrics" }, "METRICS_PORT"],
    [{ DATABASE_REPLICA_WAIT_MS: "501" }, "DATABASE_REPLICA_WAIT_MS"],
    [{ STOP_NOTICE_SECONDS: "61" }, "STOP_NOTICE_SECONDS"],
    [{ METRICS_PORT: "9464", METRICS_TOKEN: "short" }, "METRICS_TOKEN"],
    [{ METRICS_PORT: "9464", METRICS_TOKEN: "change-me-change-me-change-me" }, "METRICS_TOKEN"],
  ])("refuse %j in one line that names the setting", (env, name) => {
    expect(() => onServer(env)).toThrow(new RegExp(`^${name} [^\\n]*$`));
  });
});
