import { en } from "@plateful/phrases/en";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anOrganisation, aPerson, aProfile, COACH, withFlags } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { ProfileScreen } from "./ProfileScreen.tsx";

const { profile } = en;
const START = "2026-03-17";

async function open(change: Parameters<typeof aPerson>[0]): Promise<void> {
  openScreen(aPerson(change), ProfileScreen);
  await screen.findByText(profile.title);
}
const howMany = (text: string) => screen.queryAllByText(text).length;

beforeEach(() => {
  vi.stubGlobal("__APP_VERSION__", "1.0.0");
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 500 }));
});
afterEach(() => vi.unstubAllGlobals());

describe("the profile", () => {
  it("PROF-001 shows dashes without a plan", async () => {
    await open({});
    const amounts = [...document.querySelectorAll("dl dd")].map(({ textContent }) => textContent);
    expect(amounts).toEqual(["–", "–", "–", "–"]);
  });

  it.each([
    ["FEMALE", START, ["FF_FEMALE_HORMONES"], 1, 1],
    ["FEMALE", null, ["FF_FEMALE_HORMONES"], 1, 0],
    ["FEMALE", START, ["FF_FEMALE_HORMONES_MENOPAUSE_ONLY"], 1, 0],
    ["FEMALE", START, [], 0, 0],
    ["MALE", START, ["FF_FEMALE_HORMONES"], 0, 0],
  ] as const)(
    "PROF-004 PROF-007 of %s with a first day of %s and %j shows menopause %i and cycle %i times",
    async (gender, last_menstrual_period_start_date, flags, menopause, cycle) => {
      const intake = aProfile({ gender, last_menstrual_period_start_date });
      await open({ intake, feature_flags_for_user: withFlags(...flags) });
      expect(howMany(profile.rows.menopause)).toBe(menopause);
      expect(howMany(profile.cycleDisplay.startedToday)).toBe(cycle);
    },
  );

  it("PROF-040 offers allergies in the full system, and where recipes are simple those of the recipe preferences alone", async () => {
    const intake = aProfile({ food_allergens: ["MILK", "EGG", "SOY", "FISH"] });
    await open({ intake });
    expect(howMany(profile.rows.allergies)).toBe(1);
    expect(howMany(profile.more({ names: "Milk, Egg, Soy", count: 1 }))).toBe(1);
    expect(howMany(profile.rows.allergens)).toBe(0);
    cleanup();
    const organisation = anOrganisation({ recipe_system_type: "SIMPLE" });
    await open({ intake, organisation, coach: { ...COACH, organisation } });
    expect([howMany(profile.rows.allergies), howMany(profile.rows.allergens)]).toEqual([0, 1]);
  });

  it("SAFE-020 SAFE-024 of whoever hides numbers says no macros, no weight and no goal weight", async () => {
    const intake = aProfile({ weight: 68, goal_weight_in_kg: 61.5 });
    await open({ intake });
    const weights = () => screen.queryAllByText(/^(68(\.0)?|61\.5) kg$/).length;
    expect(weights()).toBe(2);
    expect(howMany(en.withoutNumbers.shown)).toBe(1);
    cleanup();
    await open({ intake, hides_numbers: true });
    expect(weights()).toBe(0);
    expect(document.querySelectorAll("dl dd")).toHaveLength(0);
    // The two weights, and the numbers themselves.
    expect(howMany(en.withoutNumbers.hidden)).toBe(3);
    cleanup();
    await open({ feature_flags_for_user: withFlags("FF_DONT_SHOW_MACROS") });
    expect(howMany(en.withoutNumbers.row)).toBe(0);
  });

  it("COACH-206 offers and asks nothing that a blocked person is refused", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      return new Response("{}", { status: 500 });
    });
    const refused = () => asked.filter((path) => /messages|household/.test(path));
    await open({ coach: COACH, account_enabled: false });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(refused()).toEqual([]);
    expect(howMany(en.messages.withCoach({ name: COACH.first_name }))).toBe(0);
    cleanup();
    await open({ coach: COACH });
    await vi.waitFor(() => expect(refused().length).toBeGreaterThan(0));
    expect(howMany(en.messages.withCoach({ name: COACH.first_name }))).toBe(1);
  });

  it.each([
    [[], 1],
    [["FF_ENGLISH_LANGUAGE_ONLY"], 0],
  ] as const)("PROF-008 with %j offers a choice of language %i times", async (flags, times) => {
    await open({ feature_flags_for_user: withFlags(...flags) });
    expect(howMany(profile.system.language)).toBe(times);
    expect(howMany(profile.system.support)).toBe(1);
  });

  it.each([
    ["someone on their own", {}, [1, 0]],
    ["a client of a coach", { coach: COACH }, [0, 0]],
    [
      "someone of a simple organisation",
      { organisation: anOrganisation({ recipe_system_type: "SIMPLE" }) },
      [0, 1],
    ],
  ] as const)("PROF-010 offers %s their own way to plan again", async (_who, change, times) => {
    await open(change);
    expect([profile.redoPlanning, profile.redoPreferences].map(howMany)).toEqual(times);
    expect(howMany(profile.coachedBy({ name: "Iris Bakker" }))).toBe("coach" in change ? 1 : 0);
  });

  it("PROF-025 has no imperial units where the organisation allows metric only", async () => {
    const intake = aProfile({
      personal_weight_unit: "POUNDS",
      uses_imperial_measurements_for_height: true,
    });
    await open({ intake, organisation: anOrganisation({ imperial_units_allowed: false }) });
    for (const amount of ["68.0 kg", "170 cm"]) expect(howMany(amount), amount).toBe(1);
    expect(howMany(profile.rows.recipeUnits)).toBe(0);
    fireEvent.click(screen.getByText(profile.rows.weight));
    const dialog = await screen.findByRole("dialog");
    expect(await within(dialog).findByRole("textbox")).toBeDefined();
    expect(within(dialog).queryAllByRole("radio")).toEqual([]);
  });
});
