import { z } from "zod";

const LINE = /^(\d{1,3}\.\d{2}) for ([1-9]\d{0,3})$/;

/** A line of prices.yaml, `1.29 for 250` (euros for grams), as whole cents for a kilogram. */
export const foodPriceSchema = z.string().transform((line, context): number => {
  const [, euros, grams] = LINE.exec(line) ?? [];
  if (euros !== undefined && grams !== undefined)
    return Math.round((Number(euros) * 100 * 1000) / Number(grams));
  context.addIssue({ code: "custom", message: "is not in the form '1.29 for 250'" });
  return z.NEVER;
});
