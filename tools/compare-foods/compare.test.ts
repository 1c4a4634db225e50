import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readContent } from "@plateful/content";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MissingColumns } from "../../apps/server/src/foods/index.ts";
import { compareFoods, nearTable, offTable, readNevoItems } from "./compare.ts";
import { readNevoTable } from "./read-nevo-table.ts";

/** Foods that nobody grows, in the form of NEVO-online: its figures may not be handed on. */
const MADE_UP = [
  "Voedingsmiddelgroep|Food group|NEVO-code|Voedingsmiddelnaam/Dutch food name|Engelse naam/Food name|Hoeveelheid/Quantity|ENERCC (kcal)|PROT (g)|CHO (g)|FAT (g)|FIBT (g)|SUGAR (g)|FASAT (g)|NA (mg)",
  "Fruit|Fruits|90001|Maanappel|Moon apple|per 100g|100|10|20,5|0|2|20|0|1",
  "Fruit|Fruits|90002|Zonpeer|Sun pear|per 100g|50|0,4|10||1,5|9|0|1",
  "Fruit|Fruits|90003|Sterpruim|Star plum|per 100g|40|1|8|0||7|0|1",
].join("\n");

let folder: string;
let path: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "compare-foods-"));
  path = join(folder, "table.csv");
  writeFileSync(path, MADE_UP);
});
afterAll(() => rmSync(folder, { recursive: true }));

const { foods } = readContent();
const [food] = foods;
if (food === undefined) throw new Error("There are no foods");

const per100 = (kcal: number, protein: number, carbohydrates: number, fiber: number | null) => ({
  ...food,
  id: `food-${kcal}`,
  per100Grams: { ...food.per100Grams, kcal, protein, carbohydrates, fat: 0.4, fiber },
});
const item = (foodId: string, code: string, why: string | null = null) => ({ foodId, code, why });

const compareWith = async (...mapped: readonly ReturnType<typeof item>[]) =>
  compareFoods([per100(109, 11.2, 20, 4), per100(44, 0.8, 9, null)], mapped, await readNevoTable(path));

describe("FOOD-090 starter foods against a food table", () => {
  it("counts a figure as near within a tenth, or within 5 kcal or half a gram", async () => {
    const [apple] = await compareWith(item("food-109", "90001"));
    const near = Object.fromEntries((apple?.figures ?? []).map(({ figure, isNear }) => [figure, isNear]));
    expect(near).toEqual({ kcal: true, protein: false, carbohydrates: true, fat: true, fiber: false });
    const [plum] = await compareWith(item("food-44", "90003"));
    expect(plum?.figures.map(({ figure, isNear }) => [figure, isNear])).toEqual([
      ["kcal", true],
      ["protein", true],
      ["carbohydrates", false],
      ["fat", true],
    ]);
  });

  it("leaves out foods that the table has not, and rows and figures that are not known", async () => {
    const compared = await compareWith(
      item("food-109", "99999"),
      item("no-such-food", "90001"),
      item("food-44", "90002"),
      item("food-44", "90001"),
    );
    expect(compared.map(({ code }) => code)).toEqual(["90001"]);
    expect(compared[0]?.figures.map(({ figure }) => figure)).not.toContain("fiber");
  });

  it("prints counts and percentages, and no figure of the table", async () => {
    const compared = await compareWith(item("food-109", "90001", "another tree"));
    expect(nearTable(compared)).toContain("| protein | 1 | 0 | 0 % |");
    const table = offTable(compared);
    expect(table).toContain("| 90001 | protein up to 20 % more, fibre 50 to 100 % more | another tree |");
    expect(table).not.toMatch(/20[.,]5|\b100\b(?! %)/);
  });

  it("refuses another table", async () => {
    const other = join(folder, "other.csv");
    writeFileSync(other, "code|name\n1|Maanappel");
    await expect(readNevoTable(other)).rejects.toThrow(MissingColumns);
  });
});

describe("FOOD-090 the map of starter foods to NEVO", () => {
  const items = readNevoItems();

  it("holds two hundred foods of the library, each once", () => {
    const ids = items.map(({ foodId }) => foodId);
    expect(ids.length).toBeGreaterThanOrEqual(200);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !foods.some((one) => one.id === id))).toEqual([]);
  });

  it("gives codes and reasons, and no figures but the fat in a food's own name", () => {
    expect(items.filter(({ code }) => !/^\d{1,4}$/.test(code))).toEqual([]);
    const figures = items.filter(({ why }) => /\d/.test(why ?? "") && !/\d %( |$)/.test(why ?? ""));
    expect(figures.map(({ foodId }) => foodId)).toEqual([]);
  });
});
