type Json = Record<string, unknown>;

/** One call of the description, as the pages show it: nothing of it is a reference any more. */
export interface DescribedCall {
  readonly id: string;
  readonly area: string;
  readonly method: string;
  /** With the base, as a curl has it. */
  readonly address: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly isDeprecated: boolean;
  /** The scopes that open it; null for a call without sign-in, empty for one that takes a session alone. */
  readonly scopes: readonly string[] | null;
  readonly parameters: readonly DescribedParameter[];
  readonly request: unknown;
  readonly answers: readonly DescribedAnswer[];
}

interface DescribedParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly description: string;
  readonly values: string;
  readonly example: unknown;
}

interface DescribedAnswer {
  readonly status: string;
  readonly description: string;
  readonly example: unknown;
}

const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Follows a reference within the description. */
function follow(description: Json, value: unknown): Json {
  if (!isJson(value)) return {};
  const { $ref } = value as { $ref?: string };
  if ($ref === undefined) return value;
  const found = $ref
    .slice("#/".length)
    .split("/")
    .reduce<unknown>((place, key) => (isJson(place) ? place[key] : undefined), description);
  return isJson(found) ? found : {};
}

const jsonOf = (holder: unknown): Json => {
  const content = isJson(holder) && isJson(holder.content) ? holder.content : {};
  return isJson(content["application/json"]) ? content["application/json"] : {};
};

/** What a value may be, in a few words. */
function valuesOf(schema: Json): string {
  if (Array.isArray(schema.enum)) return schema.enum.join(", ");
  const type = String(schema.format ?? schema.type ?? "");
  const items = isJson(schema.items) ? ` (${valuesOf(schema.items)})` : "";
  const { minimum, maximum } = schema as { minimum?: number; maximum?: number };
  const range = minimum === undefined || maximum === undefined ? "" : ` ${minimum}-${maximum}`;
  return `${type}${range}${items}`;
}

function parameterOf(description: Json, value: unknown): DescribedParameter {
  const { name, in: place, required, description: words, schema, example } = follow(description, value);
  return {
    name: String(name),
    in: place as DescribedParameter["in"],
    required: required === true,
    description: String(words ?? ""),
    values: valuesOf(isJson(schema) ? schema : {}),
    example,
  };
}

function answerOf(description: Json, status: string, value: unknown): DescribedAnswer {
  const answer = follow(description, value);
  return { status, description: String(answer.description ?? ""), example: jsonOf(answer).example };
}

function scopesOf(security: unknown): readonly string[] | null {
  const ways = security as readonly Json[];
  if (ways.length === 0) return null;
  return ways.flatMap((way) => (way.accessToken as string[] | undefined) ?? []);
}

/** Every call of a description, in its order. */
export function callsOf(description: Json): readonly DescribedCall[] {
  const base = ((description.servers as { url: string }[])[0] ?? { url: "" }).url;
  return Object.entries(description.paths as Record<string, Record<string, Json>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        id: String(operation.operationId),
        area: String((operation.tags as string[])[0]),
        method: method.toUpperCase(),
        path,
        address: `${base}${path}`,
        summary: String(operation.summary),
        description: String(operation.description),
        isDeprecated: operation.deprecated === true,
        scopes: scopesOf(operation.security),
        parameters: (operation.parameters as unknown[]).map((each) => parameterOf(description, each)),
        request: jsonOf(operation.requestBody).example,
        answers: Object.entries(operation.responses as Json).map(([status, each]) =>
          answerOf(description, status, each),
        ),
      })),
  );
}

/** The calls in whose words each of the words stands. */
export function findCalls(calls: readonly DescribedCall[], query: string): readonly DescribedCall[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return calls.filter(({ id, method, path, summary, description, area }) => {
    const text = `${id} ${method} ${path} ${summary} ${description} ${area}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
