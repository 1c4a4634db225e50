import { describe, expect, it } from "vitest";
import { readUtc } from "./read-utc.ts";

/** How the database is tested does not matter here, so this runs once. */
describe.runIf(process.env.TEST_DATABASE === "pglite")("a moment as PostgreSQL writes it", () => {
  it.for([
    ["2026-11-21 12:00:00+00", "2026-11-21T12:00:00.000Z"],
    ["2026-11-21 12:00:00.5+00", "2026-11-21T12:00:00.500Z"],
    ["2026-11-21 12:00:00.05+00", "2026-11-21T12:00:00.050Z"],
    ["2026-11-21 12:00:00.123456+00", "2026-11-21T12:00:00.123Z"],
    ["1969-12-31 23:59:59.999999+00", "1969-12-31T23:59:59.999Z"],
    ["2024-02-29 00:00:00+00", "2024-02-29T00:00:00.000Z"],
  ] as const)("DATA-001 reads %s", ([text, moment]) => {
    expect(readUtc(text)?.toISOString()).toBe(moment);
  });

  it.for([
    "infinity",
    "-infinity",
    "0044-03-15 12:00:00+00 BC",
    "0099-01-01 00:00:00+00",
    "12026-01-01 00:00:00+00",
    "2026-11-21 12:00:00+01",
    "2026-11-21 12:00:00+05:30",
  ])("DATA-001 leaves %s to the driver", (text) => {
    expect(readUtc(text)).toBeUndefined();
  });
});
