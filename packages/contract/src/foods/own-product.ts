import { LABEL_AMOUNTS, MEAL_MOMENTS, METRIC_UNITS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { crud } from "../crud.ts";
import { calendarItem, ITEM_STATUSES } from "../diary/calendar.ts";
import { endpoint } from "../endpoint.ts";
import { choice, datetime, entity, id, maybe, number, positive, text } from "../fields.ts";

/** Most products that one person keeps (ledger FOOD-062). */
export const MAX_OWN_PRODUCTS = 2_000;
export const MAX_PRODUCT_NAME_LENGTH = 120;
export const MAX_PRODUCT_BRAND_LENGTH = 80;
/** Grams or millilitres of one serving, and of what is eaten at once. */
export const MAX_SERVING_SIZE = 2_000;
export const MAX_PRODUCT_AMOUNT = 5_000;

const MAX_KCAL = 18_000;
const MAX_GRAMS = 3_000;

/** Nobody but the person: a coach reads what was eaten of one in the diary. */
const own = { who: "own", coach: "none" } as const;
const ofPerson = { access: own, consent: ["BODY_AND_PLAN"] } as const;

/** A product that someone copied from its label: theirs alone. Figures are for what `figures_per` says; null is not known. */
export const ownProduct = entity(
  "OwnProduct",
  z.object({
    id: id(),
    user: id(),
    name: z.string(),
    brand: z.nullable(z.string()),
    /** GTIN-14. */
    barcode: z.nullable(z.string()),
    unit: choice(METRIC_UNITS),
    figures_per: choice(LABEL_AMOUNTS),
    serving_size: z.nullable(z.number()),
    kcal: z.number(),
    fat: z.number(),
    saturated_fat: z.nullable(z.number()),
    carbohydrates: z.number(),
    sugars: z.nullable(z.number()),
    fiber: z.nullable(z.number()),
    protein: z.number(),
    salt: z.nullable(z.number()),
    created: datetime(),
  }),
);
export type OwnProduct = z.output<typeof ownProduct>;

const grams = () => number(0, MAX_GRAMS);
const fields = z.object({
  name: text(MAX_PRODUCT_NAME_LENGTH),
  brand: maybe(text(MAX_PRODUCT_BRAND_LENGTH)),
  barcode: maybe(text(32)),
  unit: choice(METRIC_UNITS),
  figures_per: choice(LABEL_AMOUNTS),
  serving_size: maybe(positive(MAX_SERVING_SIZE)),
  kcal: number(0, MAX_KCAL),
  fat: grams(),
  saturated_fat: maybe(grams()),
  carbohydrates: grams(),
  sugars: maybe(grams()),
  fiber: maybe(grams()),
  protein: grams(),
  salt: maybe(grams()),
});

export const ownProducts = crud({
  ...ofPerson,
  feature: "foods",
  noun: "own-product",
  path: "users/own-products/",
  what: "products that someone copied from the label",
  entity: ownProduct,
  create: z.extend(fields, {
    unit: z._default(choice(METRIC_UNITS), "g"),
    figures_per: z._default(choice(LABEL_AMOUNTS), "HUNDRED"),
  }),
  patch: z.partial(fields),
  filters: { query: z.optional(text(100)), barcode: z.optional(text(32)) },
});

export const planOwnProduct = endpoint({
  ...ofPerson,
  feature: "diary",
  name: "plan-own-product",
  method: "POST",
  path: "planOwnProduct/",
  summary: "Plan an amount of a product of one's own",
  body: z.object({
    calendar_day_id: id(),
    meal_slot_id: maybe(id()),
    meal_moment: maybe(choice(MEAL_MOMENTS)),
    own_product_id: id(),
    /** In the unit of the product. */
    amount: positive(MAX_PRODUCT_AMOUNT),
    status: maybe(choice(ITEM_STATUSES)),
  }),
  errors: ["not_found", "product_logging_disabled"],
  answer: calendarItem,
});
