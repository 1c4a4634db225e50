import { GROCERY_CATEGORIES } from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, entity } from "../fields.ts";
import { allergenShape, suggestedServing } from "../foods/food.ts";

/** Most foods that a device keeps besides those of its person (ledger FOOD-084). */
export const MAX_DEVICE_FOODS = 2_000;

/** One text in each language in which foods are searched. */
const inEach = <Schema extends z.ZodMiniType>(of: Schema) => z.object({ en: of, nl: of });
const texts = z.array(z.string());

const deviceServing = z.extend(
  z.pick(suggestedServing, {
    id: true,
    serving_description: true,
    measurement_description: true,
    measurement_description_plural: true,
    quantity: true,
    metric_unit: true,
  }),
  { one_serving_in_metric_value: z.number() },
);

/** A food as a device keeps it: what a serving comes to is left to be counted, so that two thousand are few bytes. */
export const deviceFood = entity(
  "DeviceFood",
  z.object({
    id: z.int(),
    names: inEach(z.string()),
    brand_name: z.nullable(z.string()),
    category: choice(GROCERY_CATEGORIES),
    /** Of the starter library, and of those the ones that are eaten every day. */
    is_library: z.boolean(),
    is_everyday: z.boolean(),
    /** Grams of one millilitre; null where that is not known. */
    density: z.nullable(z.number()),
    /** Of 100 g. */
    kcal: z.number(),
    protein: z.number(),
    carbohydrates: z.number(),
    fat: z.number(),
    fiber: z.nullable(z.number()),
    ...allergenShape,
    servings: z.array(deviceServing),
    /** The serving in which it is added as long as no amount of it is known. */
    first_serving: z.int(),
  }),
);
export type DeviceFood = z.output<typeof deviceFood>;

/** Foods to be found without a network, those that are asked for most first, and what people call them. */
export const deviceFoods = entity(
  "DeviceFoods",
  z.object({
    foods: z.array(deviceFood),
    names: z.array(z.extend(inEach(texts), { foods: z.array(z.int()) })),
    spellings: z.array(texts),
    lacking: inEach(texts),
    fillers: inEach(texts),
  }),
);
export type DeviceFoods = z.output<typeof deviceFoods>;

export const findDeviceFoods = endpoint({
  feature: "diary",
  name: "find-device-foods",
  method: "GET",
  path: "users/device-foods/",
  access: { who: "own", coach: "none" },
  summary: "The foods that a device keeps to be searched without a network",
  answer: deviceFoods,
});
