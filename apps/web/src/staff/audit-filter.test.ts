import { describe, expect, it } from "vitest";
import { filterOf, NO_FILTER, wrongNumbers } from "./audit-filter.ts";

describe("the filters of the audit log", () => {
  it("STAFF-013 ask for nothing that was not typed", () => {
    expect(filterOf(NO_FILTER)).toEqual({});
    expect(filterOf({ ...NO_FILTER, request: " 5f1 ", action: " get-client ", person: " 12 " })).toEqual({
      request_id: "5f1",
      action: "get-client",
      user: 12,
    });
  });

  it("STAFF-013 include both days, in the time of the device", () => {
    const { happened_at__gte: from, happened_at__lt: until } = filterOf({
      ...NO_FILTER,
      from: "2026-03-28",
      until: "2026-03-31",
    });
    expect([new Date(from ?? ""), new Date(until ?? "")]).toEqual([
      new Date(2026, 2, 28),
      new Date(2026, 3, 1),
    ]);
  });

  it("STAFF-013 say which number is none", () => {
    const wrong = (person: string) => wrongNumbers({ ...NO_FILTER, person, staff: "7" });
    expect(["", "12", "0", "12a", "99999999999", "-1"].map(wrong)).toEqual([
      [],
      [],
      ["person"],
      ["person"],
      ["person"],
      ["person"],
    ]);
  });
});
