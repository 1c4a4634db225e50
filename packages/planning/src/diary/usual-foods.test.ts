import { describe, expect, it } from "vitest";
import { type EatenFood, usualFoods } from "./usual-foods.ts";

const ate = (
  foodId: number,
  date: string,
  moment: EatenFood["moment"] = "BREAKFAST",
  quantity = 1,
): EatenFood => ({
  ...{ foodId, servingId: foodId * 10, quantity, date, moment },
});
const ids = (foods: readonly { readonly foodId: number }[]) => foods.map(({ foodId }) => foodId);
/** A Wednesday. */
const PLACE = { date: "2026-03-18", moment: "BREAKFAST" } as const;

describe("FOOD-048 what someone usually eats", () => {
  it("was eaten three times at this meal in four weeks, in the amount of last time", () => {
    const eaten = [ate(1, "2026-03-17", "BREAKFAST", 2), ate(1, "2026-03-16"), ate(1, "2026-02-18")];
    expect(usualFoods(eaten, PLACE).usual).toEqual([{ foodId: 1, servingId: 10, quantity: 2, times: 3 }]);
    const longAgo = [...eaten.slice(0, 2), ate(1, "2026-02-17")];
    expect(usualFoods(longAgo, PLACE)).toEqual({
      usual: [],
      recent: [{ foodId: 1, servingId: 10, quantity: 2, times: 3 }],
    });
    const elsewhere = [...eaten.slice(0, 2), ate(1, "2026-02-18", "LUNCH")];
    expect(usualFoods(elsewhere, PLACE).usual).toEqual([]);
  });

  it("on working days comes before what is usual at weekends, and the other way round", () => {
    const eaten = [
      ...["2026-03-15", "2026-03-14", "2026-03-08"].map((date) => ate(7, date)),
      ...["2026-03-17", "2026-03-16", "2026-03-13"].map((date) => ate(5, date)),
    ];
    expect(ids(usualFoods(eaten, PLACE).usual)).toEqual([5, 7]);
    expect(ids(usualFoods(eaten, { ...PLACE, date: "2026-03-21" }).usual)).toEqual([7, 5]);
  });

  it("is at most six foods, and no other is named twice; twenty recent ones follow, the last first", () => {
    const daily = [1, 2, 3, 4, 5, 6, 7].flatMap((food) =>
      ["2026-03-17", "2026-03-16", "2026-03-13"].map((date) => ate(food, date)),
    );
    const once = Array.from({ length: 30 }, (_, at) => ate(100 + at, "2026-03-12", "DINNER"));
    const { usual, recent } = usualFoods([...daily, ...once], PLACE);
    expect(ids(usual)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(ids(recent)).toEqual([7, ...Array.from({ length: 19 }, (_, at) => 100 + at)]);
  });
});
