import { expect, it } from "vitest";
import { aPerson } from "../../../test/a-person.ts";
import { needed } from "../../lib/server/internal-error.ts";
import { draftOf, toChanges, withCuisine, withTool } from "./cooking-draft.ts";

const stored = needed(aPerson({}).intake ?? undefined, "user_profile");

it("PROF-044 begins with what is stored, and once saved it is settled", () => {
  const draft = draftOf({ ...stored, weekday_minutes: 45, leftovers: "NEXT_LUNCH" });
  expect(draft).toMatchObject({ weekday_minutes: 45, weekend_minutes: null, leftovers: "NEXT_LUNCH" });
  expect(toChanges(draft)).toEqual({ ...draft, how_cooks_settled: true });
});

it("PROF-044 a tool is there or not, in the order of the list", () => {
  const none = withTool(withTool(draftOf(stored), "OVEN"), "BLENDER");
  expect(none.kitchen).toEqual([]);
  expect(withTool(withTool(none, "BLENDER"), "OVEN").kitchen).toEqual(["OVEN", "BLENDER"]);
});

it("PROF-045 a kitchen is liked best or left out, never both, and the later choice holds", () => {
  const liked = withCuisine(
    withCuisine(draftOf(stored), "favourite_cuisines", "ITALIAN"),
    "never_cuisines",
    "DUTCH",
  );
  expect([liked.favourite_cuisines, liked.never_cuisines]).toEqual([["ITALIAN"], ["DUTCH"]]);
  const turned = withCuisine(liked, "never_cuisines", "ITALIAN");
  expect([turned.favourite_cuisines, turned.never_cuisines]).toEqual([[], ["DUTCH", "ITALIAN"]]);
  const back = withCuisine(turned, "favourite_cuisines", "DUTCH");
  expect([back.favourite_cuisines, back.never_cuisines]).toEqual([["DUTCH"], ["ITALIAN"]]);
  expect(withCuisine(back, "favourite_cuisines", "DUTCH").favourite_cuisines).toEqual([]);
});
