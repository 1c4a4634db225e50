import { ENTITY_EXAMPLES, FIELD_EXAMPLES } from "@plateful/contract/documented";
import { type Components, isJson, type Json, REFERENCE } from "./json-schemas.ts";

/** Deeper than any answer is; a schema that holds itself ends here. */
const MAX_DEPTH = 12;

const USUAL_TEXTS: Readonly<Record<string, string>> = {
  date: "2026-12-01",
  "date-time": "2026-12-01T08:30:00Z",
  email: "anna.jansen@example.com",
  uri: "https://example.com/",
};

interface Place {
  /** The entity or the property in which the value stands. */
  readonly owner: string | undefined;
  readonly name: string;
  readonly depth: number;
}

/** Whether a value fits a described schema, as far as an example needs to be held against it. */
function fitsSchema(schema: Json, value: unknown, components: Components): boolean {
  const own = components.resolve(schema);
  const anyOf = (own.anyOf ?? own.oneOf) as Json[] | undefined;
  if (anyOf !== undefined) return anyOf.some((each) => fitsSchema(each, value, components));
  if (Array.isArray(own.enum)) return own.enum.includes(value);
  if (own.const !== undefined) return own.const === value;
  const types = [own.type].flat();
  if (types[0] === undefined) return true;
  return types.some((type) => isOfType(String(type), own, value, components));
}

function fitsNumber(schema: Json, value: unknown): boolean {
  if (typeof value !== "number") return false;
  const {
    minimum = -Infinity,
    maximum = Infinity,
    exclusiveMinimum = -Infinity,
  } = schema as Record<string, number>;
  return value >= minimum && value <= maximum && value > exclusiveMinimum;
}

function fitsText(schema: Json, value: unknown): boolean {
  if (typeof value !== "string") return false;
  const {
    minLength = 0,
    maxLength = Infinity,
    pattern,
  } = schema as {
    minLength?: number;
    maxLength?: number;
    pattern?: string;
  };
  if (schema.format === "date" && !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  if (schema.format === "date-time" && !value.endsWith("Z")) return false;
  if (value.length < minLength || value.length > maxLength) return false;
  return pattern === undefined || new RegExp(pattern, "u").test(value);
}

function fitsList(schema: Json, value: unknown, components: Components): boolean {
  const {
    minItems = 0,
    maxItems = Infinity,
    items = {},
  } = schema as {
    minItems?: number;
    maxItems?: number;
    items?: Json;
  };
  return (
    Array.isArray(value) &&
    value.length >= minItems &&
    value.length <= maxItems &&
    value.every((each) => fitsSchema(items, each, components))
  );
}

function fitsObject(schema: Json, value: unknown, components: Components): boolean {
  if (!isJson(value)) return false;
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const isMap = isJson(schema.additionalProperties);
  return (
    required.every((key) => value[key] !== undefined) &&
    Object.entries(value).every(([key, each]) => {
      const property = properties[key];
      return property === undefined ? isMap : fitsSchema(property, each, components);
    })
  );
}

function isOfType(type: string, schema: Json, value: unknown, components: Components): boolean {
  switch (type) {
    case "integer":
      return Number.isInteger(value) && fitsNumber(schema, value);
    case "number":
      return fitsNumber(schema, value);
    case "string":
      return fitsText(schema, value);
    case "boolean":
      return typeof value === "boolean";
    case "array":
      return fitsList(schema, value, components);
    case "object":
      return fitsObject(schema, value, components);
    default:
      return value === null;
  }
}

/** The values that are written down for a place, the most particular first. */
function written({ owner, name }: Place): readonly unknown[] {
  const lists = [...(owner === undefined ? [] : [FIELD_EXAMPLES[`${owner}.${name}`]]), FIELD_EXAMPLES[name]];
  return lists.flatMap((list) => list ?? []);
}

/**
 * An example of what a schema describes: the same people, foods and days throughout. Values are written down by the names of
 * properties; whatever has none is the plainest value that fits.
 */
export class Examples {
  readonly #components: Components;

  constructor(components: Components) {
    this.#components = components;
  }

  of(schema: Json, place: Place = { owner: undefined, name: "", depth: 0 }): unknown {
    const fitting = written(place).find((value) => fitsSchema(schema, value, this.#components));
    if (fitting !== undefined) return fitting;
    const { $ref } = schema as { $ref?: string };
    if ($ref !== undefined) {
      const owner = $ref.slice(REFERENCE.length);
      return this.#object(this.#components.resolve(schema), { ...place, owner, name: owner });
    }
    return this.#plain(schema, place);
  }

  /** What a caller sends: what is required, and what else has a value written down for this very thing. */
  body(schema: Json, entity: string | undefined): Json {
    const own = this.#components.resolve(schema);
    if (own.properties === undefined) return {};
    const { properties, required = [] } = own as { properties: Record<string, Json>; required?: string[] };
    const written_ = entity === undefined ? {} : (ENTITY_EXAMPLES[entity] ?? {});
    const chosen = Object.entries(properties).filter(([key]) => required.includes(key) || key in written_);
    return Object.fromEntries(
      chosen.map(([key, each]) => {
        const known = written_[key];
        const isKnown = known !== undefined && fitsSchema(each, known, this.#components);
        return [key, isKnown ? known : this.of(each, { owner: entity, name: key, depth: 1 })];
      }),
    );
  }

  #object(schema: Json, { owner, name, depth }: Place): unknown {
    const { properties } = schema as { properties?: Record<string, Json> };
    if (properties === undefined) return this.#plain(schema, { owner, name, depth });
    const inside = owner ?? name;
    const known = ENTITY_EXAMPLES[inside] ?? {};
    return Object.fromEntries(
      Object.entries(properties).map(([key, each]) => {
        const value = known[key];
        const isKnown = value !== undefined && fitsSchema(each, value, this.#components);
        return [key, isKnown ? value : this.of(each, { owner: inside, name: key, depth: depth + 1 })];
      }),
    );
  }

  #choice(options: readonly Json[], place: Place): unknown {
    const others = options.filter(({ type }) => type !== "null");
    const mayBeNull = others.length < options.length;
    const [first] = others;
    if (first === undefined || (mayBeNull && place.depth > MAX_DEPTH)) return null;
    // What may be null and has no value written down is null: an invented one would say more than is meant.
    const isPlain = first.$ref === undefined && first.type !== "object" && first.type !== "array";
    if (mayBeNull && isPlain) return null;
    return this.of(first, place);
  }

  #plain(schema: Json, place: Place): unknown {
    const anyOf = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
    if (anyOf !== undefined) return this.#choice(anyOf, place);
    if (schema.const !== undefined) return schema.const;
    if (Array.isArray(schema.enum)) return schema.enum[0];
    const type = [schema.type].flat()[0];
    switch (type) {
      case "object":
        return schema.properties === undefined ? {} : this.#object(schema, { ...place, owner: undefined });
      case "array":
        return this.#list(schema, place);
      case "string":
        return textOf(schema);
      case "integer":
      case "number":
        return numberOf(schema, type === "integer");
      case "boolean":
        return schema.default ?? false;
      default:
        return null;
    }
  }

  #list(schema: Json, place: Place): unknown[] {
    const { minItems = 1, maxItems = 1 } = schema as { minItems?: number; maxItems?: number };
    if (place.depth > MAX_DEPTH || maxItems === 0) return [];
    const one = this.of((schema.items ?? {}) as Json, {
      ...place,
      owner: place.owner,
      depth: place.depth + 1,
    });
    return Array.from({ length: Math.max(1, minItems) }, () => one);
  }
}

function textOf(schema: Json): string {
  const usual = typeof schema.format === "string" ? USUAL_TEXTS[schema.format] : undefined;
  return usual ?? "text";
}

function numberOf(schema: Json, isWhole: boolean): number {
  const { minimum, exclusiveMinimum, maximum = Infinity } = schema as Record<string, number>;
  const least = minimum ?? (exclusiveMinimum === undefined ? 1 : exclusiveMinimum + (isWhole ? 1 : 0.5));
  return Math.min(Math.max(1, least), maximum);
}
