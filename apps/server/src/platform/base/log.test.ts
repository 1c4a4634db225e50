import { describe, expect, it } from "vitest";
import { type LogLevel, openLog } from "./log.ts";

function logAt(level: LogLevel) {
  const lines: string[] = [];
  const log = openLog(level, (line) => void lines.push(line));
  return { log, lines, read: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe("the log", () => {
  it("OPS-051 writes a line of JSON for each event, with level, time, fields and words", () => {
    const { log, lines, read } = logAt("info");
    log.info({ route: "/api/brand", status: 200 }, "call");
    log.warn("only words");
    log.error({ code: 7 });
    expect(lines.every((line) => line.endsWith("}\n") && line.trim().split("\n").length === 1)).toBe(true);
    expect(read()).toMatchObject([
      { level: 30, route: "/api/brand", status: 200, msg: "call" },
      { level: 40, msg: "only words" },
      { level: 50, code: 7 },
    ]);
    for (const { time } of read()) expect(Math.abs(Number(time) - Date.now())).toBeLessThan(60_000);
  });

  it("OPS-051 writes its own level and those above, and nothing when it is silent", () => {
    for (const [level, count] of [
      ["trace", 6],
      ["warn", 3],
      ["fatal", 1],
      ["silent", 0],
    ] as const) {
      const { log, lines } = logAt(level);
      for (const name of ["trace", "debug", "info", "warn", "error", "fatal"] as const) log[name]("a");
      expect([level, lines.length]).toEqual([level, count]);
    }
    const { log, lines } = logAt("info");
    log.atLeast("warn").info("quiet");
    log.atLeast("debug").debug("not louder than the whole");
    log.atLeast("warn").warn("heard");
    expect(lines).toHaveLength(1);
  });

  it("G1: hides bodies, tokens, cookies and addresses at any depth, and what errors quote", () => {
    const { log, lines } = logAt("info");
    log.error(
      {
        email: "anna@example.org",
        request: { headers: { authorization: "anna", cookie: ["anna"] }, body: { name: "anna" } },
        err: Object.assign(new Error("Key (email)=(anna)"), { code: "23505" }),
      },
      "A call failed",
    );
    expect(lines.join("")).not.toContain("anna");
    expect(lines.join("")).toContain("[hidden]");
    expect(lines.join("")).toContain("23505");
  });

  it("OPS-051 what cannot be written as JSON leaves its words, and fails nothing", () => {
    const { log, read } = logAt("info");
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    log.warn({ circle, count: 1 }, "odd");
    log.info({ rows: 12n }, "big");
    expect(read()).toMatchObject([
      { level: 40, msg: "odd", unwritable: ["circle", "count"] },
      { level: 30, rows: "12", msg: "big" },
    ]);
  });
});
