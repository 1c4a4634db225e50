import type { Schema } from "@plateful/contract";
import { LIST_WORDS, NUMBER_WORDS, OWN_WORDS, TEXT_WORDS } from "@plateful/contract/documented";
import { z } from "zod/mini";

export type Json = Record<string, unknown>;

export const REFERENCE = "#/components/schemas/";

export const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What JSON Schema calls the checks of the contract that it cannot look into, by the error that they give. */
const FORMATS: Readonly<Record<string, string>> = {
  date: "date",
  datetime: "date-time",
  email: "email",
  url: "uri",
};

interface Check {
  readonly _zod: { readonly def: { readonly error?: (issue: object) => unknown } };
}

/** The formats that the checks of a schema ask for. */
function formatOf(schema: Schema): string | undefined {
  const { checks = [] } = schema._zod.def as unknown as { checks?: readonly Check[] };
  for (const { _zod } of checks) {
    const error = _zod.def.error?.({});
    if (typeof error === "string" && FORMATS[error] !== undefined) return FORMATS[error];
  }
  return undefined;
}

const OPTIONS = {
  unrepresentable: "any",
  override: ({ zodSchema, jsonSchema }: { zodSchema: Schema; jsonSchema: Json }) => {
    const format = jsonSchema.type === "string" ? formatOf(zodSchema) : undefined;
    if (format !== undefined) jsonSchema.format = format;
  },
};

/** Points from `#/$defs/Name` to the shared components. */
function withReferences(value: unknown): Json {
  return JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', `"${REFERENCE}`)) as Json;
}

const TABLES = { number: NUMBER_WORDS, text: TEXT_WORDS, list: LIST_WORDS } as const;

/** What kind of value a property has; null for an object, which describes itself. */
function kindOf(schema: Json): keyof typeof TABLES | null {
  const options = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (options !== undefined) {
    const kinds = new Set(options.filter(({ type }) => type !== "null").map(kindOf));
    return kinds.size === 1 ? ([...kinds][0] ?? null) : null;
  }
  if (schema.$ref !== undefined) return null;
  const value = schema.const ?? (schema.enum as unknown[] | undefined)?.[0];
  const type = [schema.type].flat()[0] ?? typeof value;
  if (type === "integer" || type === "number") return "number";
  if (type === "array") return "list";
  return type === "object" ? null : "text";
}

/** The words of a property: of that owner, else of every property of this name with values of this kind. */
function wordsOf(owner: string | undefined, name: string, schema: Json): string | undefined {
  const own = owner === undefined ? undefined : OWN_WORDS[`${owner}.${name}`];
  const kind = kindOf(schema);
  return own ?? (kind === null ? undefined : TABLES[kind][name]);
}

function describedProperty(owner: string | undefined, name: string, schema: unknown): unknown {
  const inner = withWords(schema, name);
  if (!isJson(inner) || inner.$ref !== undefined) return inner;
  const words = wordsOf(owner, name, inner);
  return words === undefined ? inner : { ...inner, description: words };
}

/** A schema with a description at each property that has words; `owner` is the entity or property it stands for. */
export function withWords(schema: unknown, owner?: string): unknown {
  if (Array.isArray(schema)) return schema.map((each) => withWords(each, owner));
  if (!isJson(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === "properties" && isJson(value))
        return [
          key,
          Object.fromEntries(
            Object.entries(value).map(([name, each]) => [name, describedProperty(owner, name, each)]),
          ),
        ];
      return ["items", "anyOf", "oneOf", "allOf", "additionalProperties"].includes(key)
        ? [key, withWords(value, owner)]
        : [key, value];
    }),
  );
}

/** JSON Schema of one schema; entities are referred to by name. What a transform reads is described by what it gives. */
function toJsonSchema(schema: Schema, io: "input" | "output"): Json {
  const {
    $schema: _dialect,
    $defs: _definitions,
    ...json
  } = z.toJSONSchema(schema, {
    ...OPTIONS,
    io,
    metadata: z.globalRegistry,
    uri: (id: string) => id,
    reused: "inline",
  } as never) as Json;
  return withReferences(json);
}

/** Every entity of the contract, by name. */
function collectEntities(): Json {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    ...OPTIONS,
    io: "output",
    uri: (id: string) => `${REFERENCE}${id}`,
  } as never) as unknown as { schemas: Record<string, Json> };
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _id, ...schema }]) => [
      name,
      withWords(withReferences(schema), name),
    ]),
  );
}

/** The entities that something described refers to, directly or through another entity. */
export function usedEntities(described: unknown, all: Json): Json {
  const used = new Set<string>();
  const waiting: unknown[] = [described];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const [, name = ""] of JSON.stringify(next).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name) || all[name] === undefined) continue;
      used.add(name);
      waiting.push(all[name]);
    }
  }
  return Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
}

/** `create-calendar-day` as `CreateCalendarDay`. */
export const pascal = (name: string): string =>
  name.replaceAll(/(?:^|[-_])(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The components of one description. What is asked and answered gets a name, and what is the same has the same one: creating and
 * replacing mostly take the same body.
 */
export class Components {
  readonly entities: Json;
  readonly #made = { input: new Map<Schema, Json>(), output: new Map<Schema, Json>() };
  /** Examples that calls refer to by name. */
  readonly examples: Json = {};
  readonly #named = new Map<string, string>();
  readonly #added: Json = {};

  constructor() {
    this.entities = collectEntities();
  }

  /** Calls share their schemas, so each is written once. */
  of(schema: Schema, io: "input" | "output"): Json {
    const known = this.#made[io].get(schema);
    if (known !== undefined) return known;
    const made = toJsonSchema(schema, io);
    this.#made[io].set(schema, made);
    return made;
  }

  get schemas(): Json {
    return { ...this.entities, ...this.#added };
  }

  /** The schema itself where it is small or has a name, else a reference to it under a name. */
  named(schema: Json, name: string): Json {
    if (schema.$ref !== undefined || schema.properties === undefined) return schema;
    const text = JSON.stringify(schema);
    let known = this.#named.get(text);
    if (known === undefined) {
      known = this.entities[name] === undefined ? name : `${name}Shape`;
      this.#named.set(text, known);
      this.#added[known] = schema;
    }
    return { $ref: `${REFERENCE}${known}` };
  }

  resolve(schema: Json): Json {
    const { $ref } = schema as { $ref?: string };
    if ($ref === undefined) return schema;
    const name = $ref.slice(REFERENCE.length);
    return (this.#added[name] ?? this.entities[name] ?? {}) as Json;
  }

  body(schema: Schema, name: string): Json {
    const own = `${pascal(name)}Request`;
    return this.named(withWords(this.of(schema, "input"), own) as Json, own);
  }

  /** A page is named by what is on it. */
  answer(schema: Schema, name: string): Json {
    const json = withWords(this.of(schema, "output"), `${pascal(name)}Answer`) as Json;
    const results = (json.properties as Json | undefined)?.results as
      | { items?: { $ref?: string } }
      | undefined;
    const item = results?.items?.$ref?.slice(REFERENCE.length);
    const isPage = item !== undefined && Object.keys(json.properties as Json).length === PAGE_KEYS;
    return this.named(json, isPage ? `${item}Page` : `${pascal(name)}Answer`);
  }
}

/** count, total_pages, next, previous, results. */
const PAGE_KEYS = 5;
