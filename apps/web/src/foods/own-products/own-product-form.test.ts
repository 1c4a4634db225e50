import { describe, expect, it } from "vitest";
import { newProductForm, type ProductForm, readProduct, toProductForm } from "./own-product-form.ts";

const BAR: ProductForm = {
  ...newProductForm({ barcode: "08718907400145", name: "Oat bar" }),
  ...{ kcal: "372", fat: "12,0", carbohydrates: "53.0", protein: "9,2" },
};

describe("the form of a product", () => {
  it("FOOD-059 takes a comma and a point, and what is empty stays unknown", () => {
    const { body, faults } = readProduct({ ...BAR, sugars: "0" });
    expect(faults).toEqual({});
    expect(body).toEqual({
      ...{ name: "Oat bar", brand: null, barcode: "8718907400145" },
      ...{ unit: "g", figures_per: "HUNDRED", serving_size: null },
      ...{ kcal: 372, fat: 12, carbohydrates: 53, protein: 9.2 },
      ...{ saturated_fat: null, sugars: 0, fiber: null, salt: null },
    });
  });

  it("FOOD-059 asks for the name and for what every label says, and for nothing else", () => {
    expect(readProduct(newProductForm({})).faults).toEqual({
      ...{ name: "required", kcal: "required", fat: "required" },
      ...{ carbohydrates: "required", protein: "required" },
    });
    expect(readProduct({ ...BAR, fat: "-1" }).faults).toEqual({ fat: "notNegative" });
    expect(readProduct({ ...BAR, salt: "a pinch" }).faults).toEqual({ salt: "notANumber" });
    expect(readProduct({ ...BAR, per: "SERVING" }).faults).toEqual({ servingSize: "required" });
    expect(readProduct({ ...BAR, barcode: "123" }).faults).toEqual({ barcode: "barcode" });
  });

  it("FOOD-060 refuses the impossible, and only that", () => {
    expect(readProduct({ ...BAR, kcal: "901" })).toMatchObject({
      body: null,
      impossible: [{ field: "kcal" }],
    });
    expect(readProduct({ ...BAR, fat: "60" })).toMatchObject({
      ...{ body: null, impossible: [{ kind: "partsOverWhole" }] },
    });
    const unlikely = readProduct({ ...BAR, fat: "22" });
    expect(unlikely.body).not.toBeNull();
    expect(unlikely.check).toMatchObject({ kind: "differs", field: "fat" });
  });

  it("FOOD-095 takes the fibre off the carbohydrates of a label from North America, once", () => {
    const american = newProductForm({ barcode: "00036000291452", name: "Oat bar" });
    expect(american.countsFiber).toBe(true);
    expect(BAR.countsFiber).toBe(false);
    const typed = { ...american, kcal: "372", fat: "12", carbohydrates: "53", protein: "9", fiber: "8" };
    expect(readProduct(typed).body).toMatchObject({ carbohydrates: 45, fiber: 8 });
    expect(readProduct({ ...typed, countsFiber: false }).body).toMatchObject({ carbohydrates: 53 });
    // Fibre that is not known cannot be taken off.
    expect(readProduct({ ...typed, fiber: "" }).body).toMatchObject({ carbohydrates: 53, fiber: null });
    const kept = { ...readProduct(typed).body, id: 1, user: 1, created: "2026-03-18T09:00:00.000Z" };
    expect(readProduct(toProductForm(kept as never, "en")).body).toMatchObject({ carbohydrates: 45 });
  });

  it("FOOD-061 shows what is kept as it was typed", () => {
    const { body } = readProduct({
      ...BAR,
      per: "SERVING",
      unit: "ml",
      servingSize: "40",
      kcal: "150",
      carbohydrates: "3",
    });
    const kept = { ...body, id: 1, user: 1, created: "2026-03-18T09:00:00.000Z" };
    const shown = toProductForm(kept as never, "nl");
    expect(shown).toMatchObject({ per: "SERVING", unit: "ml", servingSize: "40", protein: "9,2", salt: "" });
    expect(readProduct(shown).body).toEqual(body);
  });
});
