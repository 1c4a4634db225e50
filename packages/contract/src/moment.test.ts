import { describe, expect, it } from "vitest";
import { z } from "zod/mini";
import { moment, queryMoment } from "./fields.ts";

const read = (value: string) => z.safeParse(moment(), value).data;

describe("moments with an offset", () => {
  it.each([
    ["2026-03-18T08:30:00Z", "2026-03-18T08:30:00Z"],
    ["2026-03-18T08:30:00+01:00", "2026-03-18T07:30:00Z"],
    ["2026-03-18T23:30:00-05:30", "2026-03-19T05:00:00Z"],
    ["2026-01-01T00:15:00.123456+02:00", "2025-12-31T22:15:00.123456Z"],
    ["2024-02-29T00:00:00+00:00", "2024-02-29T00:00:00Z"],
    ["2024-03-01T00:00:00+14:00", "2024-02-29T10:00:00Z"],
  ])("DOOR-076 reads %s as %s", (given, utc) => {
    expect(read(given)).toBe(utc);
  });

  it.each([
    "2026-02-30T08:30:00+01:00",
    "2026-03-18T24:00:00+01:00",
    "2026-03-18T08:60:00+01:00",
    "2026-03-18T08:30:00+24:00",
    "2026-03-18T08:30:00+01:60",
    "2026-03-18T08:30:00+0100",
    "2026-03-18T08:30:00",
    "2026-03-18 08:30:00+01:00",
    "1900-01-01T00:00:00+01:00",
    "2199-12-31T23:59:59-01:00",
  ])("DOOR-076 refuses %s", (wrong) => {
    const { error } = z.safeParse(moment(), wrong);
    expect(error?.issues.map(({ message }) => message)).toContain("datetime");
  });

  it("DOOR-076 in a query a plus that was not escaped is read as one", () => {
    expect(z.safeParse(queryMoment(), "2026-03-18T08:30:00 01:00").data).toBe("2026-03-18T07:30:00Z");
    expect(z.safeParse(moment(), "2026-03-18T08:30:00 01:00").success).toBe(false);
  });
});
