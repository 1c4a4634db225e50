import type { Schema } from "@plateful/contract";
import { z } from "zod/mini";

/** A schema as the description of the API gives it: what others know of the contract. */
export interface Described {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Described[];
  readonly properties?: Readonly<Record<string, Described>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Described;
  readonly items?: Described;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly $ref?: string;
}

type Definitions = Readonly<Record<string, Described>>;

/** Puts what is referred to in the place of the reference; a schema that holds itself is not entered again. */
function inlined(schema: Described, definitions: Definitions, open: readonly string[] = []): Described {
  const name = schema.$ref?.split("/").at(-1);
  if (name !== undefined)
    return open.includes(name) ? {} : inlined(definitions[name] ?? {}, definitions, [...open, name]);
  const { properties, items, anyOf } = schema;
  const inside = (part: Described) => inlined(part, definitions, open);
  return {
    ...schema,
    ...(items === undefined ? {} : { items: inside(items) }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(inside) }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([key, each]) => [key, inside(each)]),
          ),
        }),
  };
}

/** How a schema is described to the caller, complete in itself. */
export function described(schema: Schema, io: "input" | "output"): Described {
  const json = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    reused: "inline",
  } as never) as Described & {
    readonly $defs?: Definitions;
  };
  return inlined(json, json.$defs ?? {});
}

const typeOf = (value: unknown): string => {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
};

function fitsType(type: Described["type"], value: unknown): boolean {
  if (type === undefined) return true;
  return [type].flat().some((each) => {
    if (each === "integer") return typeof value === "number" && Number.isInteger(value);
    return each === typeOf(value);
  });
}

const fitsNumber = (schema: Described, value: number): boolean =>
  value >= (schema.minimum ?? Number.NEGATIVE_INFINITY) &&
  value <= (schema.maximum ?? Number.POSITIVE_INFINITY) &&
  value > (schema.exclusiveMinimum ?? Number.NEGATIVE_INFINITY);

const fitsText = (schema: Described, value: string): boolean =>
  value.length >= (schema.minLength ?? 0) &&
  value.length <= (schema.maxLength ?? Number.POSITIVE_INFINITY) &&
  (schema.pattern === undefined || new RegExp(schema.pattern, "u").test(value));

const fitsList = (schema: Described, value: readonly unknown[]): boolean =>
  value.length >= (schema.minItems ?? 0) &&
  value.length <= (schema.maxItems ?? Number.POSITIVE_INFINITY) &&
  value.every((each) => schema.items === undefined || fits(schema.items, each));

function fitsObject(schema: Described, value: Readonly<Record<string, unknown>>): boolean {
  const { properties = {}, required = [], additionalProperties } = schema;
  if (required.some((key) => value[key] === undefined)) return false;
  return Object.entries(value).every(([key, each]) => {
    const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (own !== undefined) return each === undefined || fits(own, each);
    if (typeof additionalProperties === "object") return fits(additionalProperties, each);
    return additionalProperties !== false;
  });
}

/** Whether a value fits a described schema, by the words of the description alone. */
export function fits(schema: Described, value: unknown): boolean {
  if (schema.anyOf !== undefined && !schema.anyOf.some((each) => fits(each, value))) return false;
  if (schema.const !== undefined && value !== schema.const) return false;
  if (schema.enum !== undefined && !schema.enum.includes(value)) return false;
  if (!fitsType(schema.type, value)) return false;
  if (typeof value === "number") return fitsNumber(schema, value);
  if (typeof value === "string") return fitsText(schema, value);
  if (Array.isArray(value)) return fitsList(schema, value);
  if (typeof value === "object" && value !== null)
    return fitsObject(schema, value as Record<string, unknown>);
  return true;
}

/** A place in a body or query, with what is said of it. */
export interface Field {
  readonly path: readonly string[];
  readonly schema: Described;
  readonly isRequired: boolean;
}

const objectIn = (schema: Described): Described | undefined =>
  schema.properties === undefined ? schema.anyOf?.find(({ properties }) => properties !== undefined) : schema;

/** All fields of a described object, down to the fourth level; a list is entered by its first element. */
export function fieldsIn(schema: Described, path: readonly string[] = []): readonly Field[] {
  if (path.length > 6) return [];
  const { properties = {}, required = [] } = objectIn(schema) ?? {};
  return Object.entries(properties).flatMap(([name, own]) => {
    const place = [...path, name];
    const item = own.items ?? own.anyOf?.find(({ items }) => items !== undefined)?.items;
    return [
      { path: place, schema: own, isRequired: required.includes(name) },
      ...fieldsIn(own, place),
      ...(item === undefined ? [] : fieldsIn(item, [...place, "0"])),
    ];
  });
}
