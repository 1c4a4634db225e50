import { en } from "@plateful/phrases/en";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPerson } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import type { DiaryDay } from "../day/diary-day.ts";
import { LaidTable } from "./LaidTable.tsx";

const { table: words } = en.withoutNumbers;
const PLATE = { image: null, picture_version: null };

interface Meal {
  readonly name: string | null;
  readonly status?: "EATEN" | "PLANNED";
  readonly hasPlate?: boolean;
  readonly image?: string;
}

async function show(meals: readonly Meal[]) {
  const entries = meals.map(({ name, status = "PLANNED", hasPlate = true, image = null }, at) => ({
    ...{ id: at + 1, name, status },
    picture: hasPlate ? { ...PLATE, id: at + 1, image } : null,
  }));
  const diary = { groups: [{ entries }] } as unknown as DiaryDay;
  openScreen(aPerson({ hides_numbers: true }), () => <LaidTable diary={diary} />);
  await screen.findByRole("heading");
  return {
    heading: screen.getByRole("heading").textContent,
    sentence: document.querySelector("p")?.textContent,
    plates: document.querySelectorAll("img").length,
    ticks: document.querySelectorAll("[aria-hidden] svg").length,
  };
}

it("SAFE-022 lays the plates of the day, ticks what was eaten, and counts what is different", async () => {
  const meals: Meal[] = [
    { name: "Porridge", status: "EATEN" },
    { name: "Salad" },
    { name: "Salad", image: "/media/1/salad.webp" },
    { name: "Apple", hasPlate: false, status: "EATEN" },
  ];
  expect(await show(meals)).toEqual({
    heading: words.varied,
    sentence: words.different({ count: 3, eaten: 2 }),
    ...{ plates: 3, ticks: 1 },
  });
});

it("SAFE-022 calls no day varied that has one thing to eat, and lays no table without plates", async () => {
  expect(await show([{ name: null, hasPlate: false }])).toEqual({
    heading: words.title,
    sentence: "1 thing to eat.",
    ...{ plates: 0, ticks: 0 },
  });
});

it("SAFE-022 lays four plates of a longer day", async () => {
  const { plates, sentence } = await show("abcdef".split("").map((name) => ({ name })));
  expect([plates, sentence]).toEqual([4, "6 different things to eat."]);
});
