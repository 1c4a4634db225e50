/**
 * The same description of the API for tools that read only older OpenAPI: 3.0 and 2.0. Both lose what their form cannot
 * say (names of keys, unions in 2.0), and nothing else.
 */
type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const mapValues = (object: Json, change: (value: unknown, key: string) => unknown): Json =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));

const isNull = (schema: unknown) => isJson(schema) && schema.type === "null";

/** A schema that may also be null; a closed list of values must then hold null, too. */
function nullable(schema: Json): Json {
  if (schema.$ref !== undefined) return { allOf: [schema], nullable: true };
  const values = schema.enum;
  return { ...schema, ...(Array.isArray(values) ? { enum: [...values, null] } : {}), nullable: true };
}

/** `anyOf` with null, and a list of types with null, in the words of 3.0. */
function withoutNullType(schema: Json): Json {
  const { anyOf, type, ...rest } = schema;
  if (type === "null") return { ...rest, type: "string", enum: [null], nullable: true };
  if (Array.isArray(type)) return nullable({ ...rest, type: type.find((each) => each !== "null") });
  if (!(Array.isArray(anyOf) && anyOf.some(isNull))) return schema;
  const others = anyOf.filter((each) => !isNull(each)) as Json[];
  const [only] = others;
  return nullable(
    others.length === 1 && only !== undefined ? { ...rest, ...only } : { ...rest, anyOf: others },
  );
}

function withoutNewWords(schema: Json): Json {
  const { const: constant, exclusiveMinimum: above, ...others } = schema;
  const { propertyNames: _names, contentEncoding: _encoding, ...rest } = others;
  return {
    ...rest,
    ...(constant === undefined ? {} : { enum: [constant] }),
    ...(above === undefined ? {} : { minimum: above, exclusiveMinimum: true }),
  };
}

/** One schema and all within it, in the words of 3.0. */
function schemaTo30(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(schemaTo30);
  if (!isJson(schema)) return schema;
  const inner = mapValues(schema, (value, key) => {
    if (key === "properties") return mapValues(value as Json, schemaTo30);
    return ["items", "anyOf", "oneOf", "allOf", "additionalProperties"].includes(key)
      ? schemaTo30(value)
      : value;
  });
  return withoutNullType(withoutNewWords(inner));
}

/** What an example holds is no description, whatever its keys are called. */
const EXAMPLES = ["example", "examples"];

/** Changes every schema of a description, wherever it stands. */
function withSchemas(value: unknown, change: (schema: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => withSchemas(each, change));
  if (!isJson(value)) return value;
  return mapValues(value, (inner, key) => {
    if (EXAMPLES.includes(key)) return inner;
    if (key === "schema") return change(inner);
    if (key === "schemas") return mapValues(inner as Json, change);
    return withSchemas(inner, change);
  });
}

/** The description as OpenAPI 3.0. */
export const toOpenApi30 = (description: Json): Json => ({
  ...(withSchemas(description, schemaTo30) as Json),
  openapi: "3.0.3",
});

/** A list of values without null; what can only be null has no type. */
function withoutNullValue(schema: Json): Json {
  const { enum: values, type, ...rest } = schema;
  if (!Array.isArray(values)) return schema;
  const others = values.filter((value) => value !== null);
  return others.length === 0 ? rest : { ...rest, type, enum: others };
}

/** 2.0 knows neither null nor unions: null becomes an extension, and a union any value. */
function schemaTo20(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(schemaTo20);
  if (!isJson(schema)) return schema;
  const { nullable: mayBeNull, anyOf, oneOf, ...rest } = schema;
  const inner = mapValues(withoutNullValue(rest), (value, key) => {
    if (key === "properties") return mapValues(value as Json, schemaTo20);
    return ["items", "allOf", "additionalProperties"].includes(key) ? schemaTo20(value) : value;
  });
  const union = anyOf ?? oneOf;
  return {
    ...inner,
    ...(mayBeNull === true ? { "x-nullable": true } : {}),
    ...(union === undefined ? {} : { "x-any-of": schemaTo20(union) }),
  };
}

/** Puts parameters, answers and headers that have names in their places: 2.0 has no names for headers, nor media types in answers. */
function withoutNames(value: unknown, components: Json): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutNames(each, components));
  if (!isJson(value)) return value;
  const [, kind = "", name = ""] =
    /^#\/components\/(parameters|responses|headers)\/(\w+)$/.exec(String(value.$ref)) ?? [];
  const named = (components[kind] as Json | undefined)?.[name];
  if (named !== undefined) return withoutNames(named, components);
  return mapValues(value, (inner, key) => (EXAMPLES.includes(key) ? inner : withoutNames(inner, components)));
}

/** JSON where there is any, else the only other form: 2.0 says what is sent once for all calls. */
const contentOf = (holder: unknown): unknown => {
  const content = ((holder as Json).content ?? {}) as Json;
  return content["application/json"] ?? Object.values(content)[0];
};
const schemaOf = (holder: unknown): unknown => (contentOf(holder) as Json | undefined)?.schema;

function parameterTo20(parameter: Json): Json {
  const { schema, example: _example, ...rest } = parameter;
  const plain = schemaTo20(schema) as Json;
  if (plain.type === undefined) return { ...rest, type: "string" };
  return { ...rest, ...plain, ...(plain.type === "array" ? { collectionFormat: "multi" } : {}) };
}

/** 2.0 has one example for each media type, and headers that are described as parameters are. */
function answerTo20(answer: unknown): Json {
  const { description, headers } = answer as { description: string; headers?: Json };
  const schema = schemaOf(answer);
  const example = (contentOf(answer) as Json | undefined)?.example;
  return {
    description,
    ...(schema === undefined ? {} : { schema: schemaTo20(schema) }),
    ...(headers === undefined
      ? {}
      : {
          headers: mapValues(headers, (header) => ({
            description: (header as Json).description,
            ...(schemaTo20((header as Json).schema) as Json),
          })),
        }),
    ...(example === undefined ? {} : { examples: { "application/json": example } }),
  };
}

function operationTo20(operation: Json): Json {
  const { requestBody, parameters, responses, ...rest } = operation;
  const body = { in: "body", name: "body", required: true };
  return {
    ...rest,
    parameters: [
      ...(parameters as Json[]).map(parameterTo20),
      ...(requestBody === undefined ? [] : [{ ...body, schema: schemaTo20(schemaOf(requestBody)) }]),
    ],
    responses: mapValues(responses as Json, answerTo20),
  };
}

/** 2.0 knows no bearer tokens: one is a key in a header like any other, and has no scopes. */
const securityTo20 = (schemes: Json): Json =>
  mapValues(schemes, (scheme) =>
    (scheme as Json).type === "http"
      ? { type: "apiKey", in: "header", name: "Authorization", description: (scheme as Json).description }
      : scheme,
  );

/** The description as OpenAPI 2.0 (Swagger). */
export function toOpenApi20(description: Json): Json {
  const { info, tags, paths: named, servers, components, externalDocs } = toOpenApi30(description);
  const { schemas, securitySchemes } = components as { schemas: Json; securitySchemes: Json };
  const paths = withoutNames(named, components as Json);
  const [server] = servers as { url: string }[];
  const address = new URL(server?.url ?? "http://localhost");
  const older = {
    swagger: "2.0",
    info,
    externalDocs,
    host: address.host,
    basePath: address.pathname,
    schemes: [address.protocol.replace(":", "")],
    consumes: ["application/json"],
    produces: ["application/json"],
    tags,
    paths: mapValues(paths as Json, (path) => mapValues(path as Json, (each) => operationTo20(each as Json))),
    securityDefinitions: securityTo20(securitySchemes),
    definitions: mapValues(schemas, schemaTo20),
  };
  return JSON.parse(JSON.stringify(older).replaceAll("#/components/schemas/", "#/definitions/")) as Json;
}
