import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { rowsOfBoth, testsOfEmbedded } from "./both-databases.ts";

describe("the tests of the embedded database", () => {
  it("are those of rows whose check names both, and of no other", () => {
    const ledger = [
      "| AREA-001 | a rule that holds on both databases | seen | api |",
      "| AREA-002 | a rule | not shown | api, both databases; journey |",
      "| AREA-003 | a rule | not shown | unit |",
    ].join("\n");
    expect([...rowsOfBoth(ledger)]).toEqual(["AREA-002"]);
  });

  it("are files, among them every call, and those that run nowhere else", () => {
    const files = testsOfEmbedded();
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    const src = "apps/server/src";
    for (const file of [
      "main.test.ts",
      "platform/access-matrix.test.ts",
      "platform/slow-clients.test.ts",
      "bring/bring.test.ts",
    ])
      expect(files).toContain(`${src}/${file}`);
    expect(files).not.toContain(`${src}/platform/answer-headers.test.ts`);
    expect(files.length).toBeGreaterThan(80);
  });
});
