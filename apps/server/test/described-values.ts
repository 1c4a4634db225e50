import fc from "fast-check";
import { type Described, type Field, fits } from "./described-schema.ts";

/** Numbers are 0 or at least a millionth in size (api.md 1.2), which a schema cannot say. */
const PER_ONE = 1_000_000;
const MAX_TEXT_LENGTH = 40;
const MAX_LIST_LENGTH = 5;
/** Lists and texts up to these sizes are also made one longer than allowed. */
const MAX_OVERLONG_LIST = 1_000;

function numbers({ minimum = -1e6, maximum = 1e6, exclusiveMinimum }: Described, isWhole: boolean) {
  const low = exclusiveMinimum ?? minimum;
  const bounds = exclusiveMinimum === undefined ? [low, maximum] : [maximum];
  const between = isWhole
    ? fc.integer({ min: Math.ceil(low), max: Math.floor(maximum) })
    : fc.double({
        ...{ min: low, max: maximum, noNaN: true, noDefaultInfinity: true },
        minExcluded: exclusiveMinimum !== undefined,
      });
  const rounded = between.map((value) => Math.round(value * PER_ONE) / PER_ONE);
  return fc.oneof(
    fc.constantFrom(...bounds),
    rounded.filter((value) => exclusiveMinimum === undefined || value > exclusiveMinimum),
  );
}

function texts({ pattern, minLength = 0, maxLength = MAX_TEXT_LENGTH }: Described): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, "u"));
  // What may not be empty may not be blank either (api.md 1.2), which a schema does not say.
  const between = fc
    .string({ unit: "grapheme", minLength, maxLength: Math.min(maxLength, MAX_TEXT_LENGTH) })
    .filter((text) => text.trim().length >= minLength);
  return maxLength > 100_000 ? between : fc.oneof(between, fc.constant("x".repeat(maxLength)));
}

function objects({ properties = {}, required = [] }: Described): fc.Arbitrary<unknown> {
  const parts = Object.entries(properties).map(([key, each]) => [key, valuesOf(each)] as const);
  return fc.record(Object.fromEntries(parts), { requiredKeys: [...required] });
}

function ofType(type: string, schema: Described): fc.Arbitrary<unknown> {
  switch (type) {
    case "integer":
      return numbers(schema, true);
    case "number":
      return numbers(schema, false);
    case "string":
      return texts(schema);
    case "boolean":
      return fc.boolean();
    case "array":
      return fc.array(valuesOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(
          schema.maxItems ?? MAX_LIST_LENGTH,
          Math.max(MAX_LIST_LENGTH, schema.minItems ?? 0),
        ),
      });
    case "object":
      return objects(schema);
    default:
      return fc.constant(null);
  }
}

/** Values that fit a described schema. */
export function valuesOf(schema: Described): fc.Arbitrary<unknown> {
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(valuesOf));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.type === undefined) return fc.jsonValue({ maxDepth: 2 });
  return fc.oneof(...[schema.type].flat().map((type) => ofType(type, schema)));
}

/** What stands in the place of a field that is left out. */
export const LEFT_OUT = Symbol("left out");

/** Values near those that a schema allows; not all of them break it. */
function near(schema: Described): unknown[] {
  const { minimum, maximum, exclusiveMinimum, maxLength, minLength, minItems, maxItems, items, anyOf } =
    schema;
  const sample = items === undefined ? 1 : fc.sample(valuesOf(items), { numRuns: 1, seed: 1 })[0];
  return [
    ...(minimum === undefined ? [] : [minimum - 1, minimum - 0.001]),
    ...(maximum === undefined ? [] : [maximum + 1, maximum * 1.000_001 + 0.001]),
    ...(exclusiveMinimum === undefined ? [] : [exclusiveMinimum, exclusiveMinimum - 1]),
    ...(maxLength === undefined ? [] : ["x".repeat(maxLength + 1)]),
    ...(minLength === undefined ? [] : ["x".repeat(minLength - 1)]),
    ...(minItems === undefined || minItems === 0 ? [] : [[]]),
    ...(maxItems === undefined || maxItems > MAX_OVERLONG_LIST
      ? []
      : [Array.from({ length: maxItems + 1 }, () => sample)]),
    ...(anyOf ?? []).flatMap(near),
  ];
}

const OF_OTHER_TYPES = [
  null,
  true,
  7,
  1.5,
  -1,
  "☃ is no value",
  "",
  [],
  {},
  [{}],
  ["☃"],
  { id: 1 },
  LEFT_OUT,
];

/** Values that break what is said of a field. */
export function breakersOf({ schema, isRequired }: Field): readonly unknown[] {
  return [...near(schema), ...OF_OTHER_TYPES].filter((value) =>
    value === LEFT_OUT ? isRequired : !fits(schema, value),
  );
}
