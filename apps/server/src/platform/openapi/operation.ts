import { type Endpoint, type Schema, tokenRuleOf } from "@plateful/contract";
import { CALL_WORDS, type CallWords, ENTITY_EXAMPLES, PARAMETER_WORDS } from "@plateful/contract/documented";
import type { ApiWords } from "./api-words.ts";
import { Examples } from "./example-values.ts";
import { type Components, isJson, type Json, REFERENCE } from "./json-schemas.ts";
import { refusalsOf } from "./refusals.ts";
import { whoMay } from "./who-may.ts";

const FORM = "multipart/form-data";

function objectShape(schema: Schema): Record<string, Schema> {
  return (schema as unknown as { _zod: { def: { shape: Record<string, Schema> } } })._zod.def.shape;
}

/** The id in a path is that of the thing which the call answers. */
function exampleIn(
  place: string,
  name: string,
  shape: Json,
  entity: string | undefined,
  examples: Examples,
): unknown {
  const own = name === "id" && entity !== undefined ? ENTITY_EXAMPLES[entity]?.id : undefined;
  return own ?? examples.of(shape, { owner: `in ${place}`, name, depth: 1 });
}

function parameters(
  endpoint: Endpoint,
  place: "path" | "query",
  words: CallWords,
  components: Components,
  examples: Examples,
): Json[] {
  const schema = place === "path" ? endpoint.params : endpoint.query;
  if (schema === undefined) return [];
  const { required = [] } = components.of(schema, "input") as { required?: string[] };
  return Object.entries(objectShape(schema)).map(([name, field]) => {
    const shape = components.of(field, "output");
    const own = words.parameters?.[name];
    const description = own ?? PARAMETER_WORDS[`${place} ${name}`] ?? PARAMETER_WORDS[name];
    const isNeeded = place === "path" || required.includes(name);
    return {
      name,
      in: place,
      required: isNeeded,
      ...(description === undefined ? {} : { description }),
      schema: shape,
      ...(isNeeded
        ? { example: exampleIn(place, name, shape, entityOf(endpoint, components), examples) }
        : {}),
    };
  });
}

const named = (name: string): Json => ({ $ref: `#/components/parameters/${name}` });

/** The headers that a call reads (api.md 1.2, 1.8). */
function headerParameters({ method, access, current, answer }: Endpoint): Json[] {
  const isOpen = access.who === "anyone" || access.who === "development";
  const isKept = method !== "GET" && !isOpen;
  return [
    ...(current === undefined || method === "GET" ? [] : [named("IfMatch")]),
    ...(isKept ? [named("IdempotencyKey")] : []),
    ...(method === "GET" && answer !== undefined ? [named("IfNoneMatch")] : []),
    ...(isOpen ? [] : [named("TimeZone")]),
    named("AcceptLanguage"),
  ];
}

/** How a caller may be known: signed in, or by an access token with the scope that is named. */
function securityOf({ name, access }: Endpoint): Json[] {
  if (access.who === "anyone" || access.who === "development") return [];
  const rule = tokenRuleOf(name);
  return [{ token: [] }, ...(rule === "none" || rule === "every" ? [] : [{ accessToken: [rule] }])];
}

/** Whether a call stores a plan, which its caller may have to confirm (SAFE-004). */
const asksToConfirm = ({ body, errors }: Endpoint): boolean =>
  body !== undefined && errors.includes("confirmation_needed");

/** The entity that a call answers with, whose examples the body takes up. */
function entityOf({ answer }: Endpoint, components: Components): string | undefined {
  if (answer === undefined) return undefined;
  const { $ref } = components.of(answer, "output") as { $ref?: string };
  return $ref?.slice(REFERENCE.length);
}

function requestBody(endpoint: Endpoint, words: CallWords, components: Components, examples: Examples): Json {
  const { body, form, isForm, method, name } = endpoint;
  if (body === undefined) return {};
  const schema = components.body(body, name);
  const made =
    method === "PATCH" && words.request !== undefined
      ? {}
      : examples.body(schema, entityOf(endpoint, components));
  const example = isForm ? {} : { example: { ...made, ...words.request } };
  return {
    requestBody: {
      required: true,
      content: {
        [isForm ? FORM : "application/json"]: { schema, ...example },
        ...(form === undefined ? {} : { [FORM]: { schema: components.body(form, `${name}-form`) } }),
      },
    },
  };
}

/** A page shows one thing of many, so that an example stays short. */
const ofPage = (example: unknown): unknown =>
  isJson(example) && "total_pages" in example && "count" in example
    ? { ...example, count: 1, total_pages: 1 }
    : example;

function answerContent(
  endpoint: Endpoint,
  words: CallWords,
  components: Components,
  examples: Examples,
): Json {
  const { answer, file, name } = endpoint;
  if (file !== undefined) return { content: { [file]: { schema: { type: "string", format: "binary" } } } };
  if (answer === undefined) return {};
  const schema = components.answer(answer, name);
  const made = ofPage(examples.of(schema));
  const example =
    isJson(made) && isJson(words.answer) ? { ...made, ...words.answer } : (words.answer ?? made);
  return { content: { "application/json": { schema, example } } };
}

const header = (name: string): Json => ({ $ref: `#/components/headers/${name}` });

/** Every answer has the id of its request; what carries a version says it, as every read does, by an ETag. */
function answerHeaders({ answer, method }: Endpoint, components: Components): Json {
  const isVersioned =
    answer !== undefined &&
    (components.resolve(components.of(answer, "output")).properties as Json | undefined)?.version !==
      undefined;
  const hasTag = isVersioned || (method === "GET" && answer !== undefined);
  return {
    headers: { "X-Request-Id": header("RequestId"), ...(hasTag ? { ETag: header("ETag") } : {}) },
  };
}

const UNWRITTEN: CallWords = { description: "" };

/** One way to make a call: its own path, or a further one that answers in the same way. */
export interface Way {
  readonly suffix: string;
  readonly aliasOf: string | undefined;
}

function descriptionOf(
  endpoint: Endpoint,
  words: CallWords,
  api: ApiWords,
  aliasOf: string | undefined,
): string {
  return [
    ...(aliasOf === undefined ? [] : [`An older path of \`${aliasOf}\`, which answers in the same way.`]),
    `${words.description} ${whoMay(endpoint)}`.trim(),
    ...(asksToConfirm(endpoint) ? [api.rails] : []),
  ].join("\n\n");
}

/** The description of one call. */
export function operation(
  endpoint: Endpoint,
  { suffix, aliasOf }: Way,
  api: ApiWords,
  components: Components,
): Json {
  const words = CALL_WORDS[endpoint.name] ?? UNWRITTEN;
  const examples = new Examples(components);
  const answered = {
    ...answerHeaders(endpoint, components),
    ...answerContent(endpoint, words, components, examples),
  };
  const { repeatStatus, method, answer } = endpoint;
  return {
    operationId: `${endpoint.name}${suffix}`,
    summary: api.summaryOf(endpoint, words),
    description: descriptionOf(endpoint, words, api, aliasOf),
    ...(aliasOf === undefined ? {} : { deprecated: true }),
    tags: [endpoint.feature],
    security: securityOf(endpoint),
    parameters: [
      ...parameters(endpoint, "path", words, components, examples),
      ...parameters(endpoint, "query", words, components, examples),
      ...headerParameters(endpoint),
    ],
    ...requestBody(endpoint, words, components, examples),
    responses: {
      [endpoint.status]: { description: api.done, ...answered },
      ...(repeatStatus === undefined ? {} : { [repeatStatus]: { description: api.repeated, ...answered } }),
      ...(method === "GET" && answer !== undefined
        ? { "304": { $ref: "#/components/responses/NotModified" } }
        : {}),
      ...refusalsOf(endpoint, components),
    },
  };
}
