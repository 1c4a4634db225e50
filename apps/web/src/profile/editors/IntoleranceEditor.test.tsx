import { en } from "@plateful/phrases/en";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { anOrganisation, aPerson, aProfile, COACH } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { IntoleranceEditor } from "./IntoleranceEditor.tsx";

const { allergens, nutrition } = en;

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 500 }));
});
afterEach(() => vi.unstubAllGlobals());

const box = (name: string) => screen.findByRole("checkbox", { name });
const says = () => screen.queryAllByText(allergens.lactose).length;

function open(recipe_system_type: "COMPLEX" | "SIMPLE") {
  const organisation = anOrganisation({ recipe_system_type });
  const intake = aProfile();
  const person = aPerson({ intake, organisation, coach: { ...COACH, organisation } });
  openScreen(person, () => <IntoleranceEditor intake={intake} onClose={() => undefined} />);
}

it("PROF-039 explains lactose once it is chosen, and as long as it is", async () => {
  open("COMPLEX");
  const lactose = await box(nutrition.intolerances.LACTOSE);
  expect(says()).toBe(0);
  fireEvent.click(lactose);
  expect(says()).toBe(1);
  fireEvent.click(await box(nutrition.intolerances.GLUTEN));
  expect(says()).toBe(1);
  fireEvent.click(lactose);
  expect(says()).toBe(0);
});

it("PROF-039 says nothing of lactose where recipes are simple, which know none", async () => {
  open("SIMPLE");
  fireEvent.click(await box(nutrition.intolerances.LACTOSE));
  expect(says()).toBe(0);
});
