import { describe, expect, it } from "vitest";
import {
  readClientSearch,
  readClientsSearch,
  readInvitationsSearch,
  readWhoseSearch,
  whoseQueryOf,
} from "../../lib/client/client-search.ts";
import { displayName, initialsOf } from "../../lib/language/person-name.ts";
import { hasTuesdayPlan, plansOfWeek, weeklyAverage, weightChange } from "./client-view.ts";

const plan = (id: number, kcal: number) => ({ id, kcal }) as never as Plan;
type Plan = ReturnType<typeof plansOfWeek>[number];

function weekOf(...ids: readonly number[]) {
  const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = ids.map((id) =>
    plan(id, id * 100),
  );
  return { id: 1, monday, tuesday, wednesday, thursday, friday, saturday, sunday } as Parameters<
    typeof plansOfWeek
  >[0];
}

describe("a client as the coach reads them", () => {
  it("COACH-030 is called by first and last name, else by e-mail", () => {
    const email = "sanne@example.org";
    expect(displayName({ first_name: "Sanne", last_name: "de Wit", email })).toBe("Sanne de Wit");
    expect(displayName({ first_name: "Sanne", last_name: "", email })).toBe("Sanne");
    expect(displayName({ first_name: "", last_name: "de Wit", email })).toBe("de Wit");
    expect(displayName({ first_name: "", last_name: "", email })).toBe(email);
  });

  it.each([
    ["Sanne", "de Wit", "SW"],
    ["Fatima", "El Amrani", "FE"],
    ["joris", "dam", "JD"],
    ["Mila", "", "M"],
    ["", "", "A"],
  ])("COACH-030 stands for %s %s as %s", (first_name, last_name, letters) => {
    expect(initialsOf({ first_name, last_name, email: "anna@example.org" })).toBe(letters);
  });

  it.each([
    ["🥦 Emoji", "Naam", "🥦N"],
    ["👩‍🍳", "🥦", "👩‍🍳🥦"],
    ["e\u0301lise", "Bos", "E\u0301B"],
    ["محمد", "العلي", "ما"],
  ])("COACH-200 stands for %s %s as %s", (first_name, last_name, letters) => {
    expect(initialsOf({ first_name, last_name, email: "anna@example.org" })).toBe(letters);
  });

  it("COACH-029 COACH-030 can be viewed when the week has a plan for Tuesday", () => {
    expect(hasTuesdayPlan({ intake: null })).toBe(false);
    expect(hasTuesdayPlan({ intake: { weekly_nutrition_plan: null } })).toBe(false);
    const week = weekOf(1, 1, 1, 1, 1, 1, 1);
    expect(hasTuesdayPlan({ intake: { weekly_nutrition_plan: week } })).toBe(true);
    const { tuesday: _gone, ...rest } = week;
    expect(hasTuesdayPlan({ intake: { weekly_nutrition_plan: rest as typeof week } })).toBe(false);
  });

  it("COACH-059 shows each plan of the week once, in the order of its first day", () => {
    expect(plansOfWeek(weekOf(4, 2, 4, 2, 4, 2, 7)).map(({ id }) => id)).toEqual([4, 2, 7]);
    expect(weeklyAverage(weekOf(14, 14, 14, 14, 14, 21, 21))).toBe(1600);
  });

  it("COACH-001 compares the first weight of the month with the last, when there are two", () => {
    expect(weightChange([])).toBeNull();
    expect(weightChange([80])).toBeNull();
    expect(weightChange([80, 79, 78.5])).toEqual({ from: 80, to: 78.5 });
  });
});

describe("the address of the list", () => {
  it("COACH-010 says status, search and page, and leaves out what makes no sense", () => {
    const all = { status: "deactivated", search: "anna", page: 2 };
    expect(readClientsSearch(all)).toEqual(all);
    expect(readClientsSearch({ status: "active", search: "", page: 1 })).toEqual({});
    expect(readClientsSearch({ search: 2026, page: "two" })).toEqual({ search: "2026" });
    expect(readClientSearch({ tab: "settings" })).toEqual({ tab: "settings" });
    expect(readClientSearch({ tab: "wizard" })).toEqual({});
  });

  it("COACH-161 says whose clients are shown, and nothing of the reader's own", () => {
    expect(readClientsSearch({ coach: 12, page: 3 })).toEqual({ coach: 12, page: 3 });
    expect(readClientsSearch({ coach: "everybody" })).toEqual({ coach: "everybody" });
    for (const coach of ["own", -1, 1.5, "12", null]) expect(readWhoseSearch({ coach })).toEqual({});
    expect(readInvitationsSearch({ show: "ALL", coach: 12, page: 2 })).toEqual({
      ...{ show: "ALL", coach: 12, page: 2 },
    });
    expect(readInvitationsSearch({ show: "WAITING" })).toEqual({});
    expect(whoseQueryOf({ coach: "everybody" })).toEqual({ everybody: true });
    expect(whoseQueryOf({ coach: 12 })).toEqual({ coach: 12 });
    expect(whoseQueryOf({})).toEqual({});
  });
});
