import {
  type Endpoint,
  endpoints,
  PROBLEMS,
  type ProblemCode,
  type Schema,
  tokenRuleOf,
} from "@plateful/contract";
import { z } from "zod/mini";

type Json = Record<string, unknown>;

/** The words of a description; the rest of it is the same in every language. */
export interface ApiWords {
  readonly about: string;
  readonly callsOf: (feature: Endpoint["feature"]) => string;
  readonly summaryOf: (endpoint: Endpoint) => string;
  readonly done: string;
  readonly fieldRefused: string;
  /** Of a call that stores a plan: what is refused, what has to be confirmed, and how. */
  readonly rails: string;
}

const ENGLISH: ApiWords = {
  about: "Nutrition and meal planning.",
  callsOf: (feature) => `Calls of ${feature}`,
  summaryOf: ({ summary }) => summary,
  done: "Done",
  fieldRefused: "A field cannot be accepted",
  rails: [
    "A plan is held against the guard-rails for its person before it is stored.",
    "Refused with 400, at the field and in words: macros that differ from the energy by more than 5 percent; for people on",
    "their own also a day below 1250 kcal, a deficit beyond the largest weekly goal that is offered to them, less than the need",
    "at or below a BMI of 18.5, too little fat or protein, and what a condition of theirs forbids.",
    "Answered with 409 `confirmation_needed`: what is unusual, and for a coach what a person would be refused. It lists the",
    "findings, and the plan is stored once `confirmed_findings` names them; a coach writes a `confirmation_reason`, which stays with the plan and in the audit log.",
  ].join(" "),
};

const REFERENCE = "#/components/schemas/";

/** JSON Schema of one schema; entities are referred to by name. What a transform reads is described by what it gives. */
function toJsonSchema(schema: Schema, io: "input" | "output"): Json {
  const {
    $schema: _dialect,
    $defs: _definitions,
    ...json
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    metadata: z.globalRegistry,
    uri: (id: string) => id,
    reused: "inline",
  } as never) as Json;
  return withReferences(json);
}

/** Points from `#/$defs/Name` to the shared components. */
function withReferences(value: unknown): Json {
  return JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', `"${REFERENCE}`)) as Json;
}

function collectEntities(): Json {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    io: "output",
    unrepresentable: "any",
    uri: (id: string) => `${REFERENCE}${id}`,
  } as never) as unknown as { schemas: Record<string, Json> };
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _id, ...schema }]) => [
      name,
      withReferences(schema),
    ]),
  );
}

/** The entities that something described refers to, directly or through another entity. */
function usedEntities(described: unknown, all: Json): Json {
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

function objectShape(schema: Schema): Record<string, Schema> {
  return (schema as unknown as { _zod: { def: { shape: Record<string, Schema> } } })._zod.def.shape;
}

function parameters(schema: Schema | undefined, place: "path" | "query"): Json[] {
  if (schema === undefined) return [];
  const { required = [] } = toJsonSchema(schema, "input") as { required?: string[] };
  return Object.entries(objectShape(schema)).map(([name, field]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: toJsonSchema(field, "output"),
  }));
}

const content = (schema: Json, type = "application/json") => ({ [type]: { schema } });
const FORM = "multipart/form-data";

/** What a call takes: JSON, a form, or either of them. */
const bodyContent = ({ body, form, isForm }: Endpoint): Json => ({
  ...(body === undefined ? {} : content(toJsonSchema(body, "input"), isForm ? FORM : undefined)),
  ...(form === undefined ? {} : content(toJsonSchema(form, "input"), FORM)),
});
const fieldErrors = { type: "object", description: "Messages at each field", additionalProperties: true };
const DETAIL = {
  type: "object",
  properties: { detail: { type: "string" }, code: { type: "string" } },
  required: ["detail"],
} as const;
const detail = { $ref: `${REFERENCE}Detail` };

/** The refusal of a stale write: the words, and the current state to go on from. */
const conflictShape = (current: Schema): Json => ({
  type: "object",
  properties: { ...DETAIL.properties, current: toJsonSchema(current, "output") },
  required: ["detail", "code"],
});

/** The refusals of a call, by status: those that it names, and those that every call of its kind can give. */
function refusals(endpoint: Endpoint, words: ApiWords): Json {
  const codes: ProblemCode[] = [...endpoint.errors, "throttled"];
  if (endpoint.access.who !== "anyone" && endpoint.access.who !== "development")
    codes.push(
      "not_authenticated",
      "permission_denied",
      tokenRuleOf(endpoint.name) === "none" ? "token_not_allowed" : "scope_missing",
    );
  const byStatus = Map.groupBy(new Set(codes), (code) => PROBLEMS[code].status);
  const named = [...byStatus].map(([status, own]) => [
    status,
    {
      description: [...own].join(", "),
      content: content(
        status === PROBLEMS.conflict.status && endpoint.current !== undefined
          ? conflictShape(endpoint.current)
          : detail,
      ),
    },
  ]);
  const takesInput = endpoint.body !== undefined || endpoint.query !== undefined;
  const invalid = takesInput
    ? [["400", { description: words.fieldRefused, content: content(fieldErrors) }]]
    : [];
  return Object.fromEntries([...invalid, ...named]) as Json;
}

const headerParameter = (name: string, description: string): Json => ({
  name,
  in: "header",
  required: false,
  description,
  schema: { type: "string" },
});

/** The headers by which a write names the version it goes on from, and can be repeated (api.md 1.2, 1.8). */
function headerParameters({ method, access, current }: Endpoint): Json[] {
  if (method === "GET") return [];
  const isKept = access.who !== "anyone" && access.who !== "development";
  return [
    ...(current === undefined
      ? []
      : [headerParameter("If-Match", 'The version that was seen, as its ETag or as "v3"; 409 for another')]),
    ...(isKept
      ? [headerParameter("Idempotency-Key", "The same key again answers the first result, for 24 hours")]
      : []),
  ];
}

/** An answer that carries a version says it as an ETag, too. */
function answerHeaders({ answer }: Endpoint, all: Json): Json {
  if (answer === undefined) return {};
  const { $ref = "" } = toJsonSchema(answer, "output") as { $ref?: string };
  const schema = all[$ref.slice(REFERENCE.length)] as { properties?: Json } | undefined;
  if (schema?.properties?.version === undefined) return {};
  return {
    headers: { ETag: { description: "The version, then a fingerprint", schema: { type: "string" } } },
  };
}

/** What a call answers with: JSON, a file, or nothing. */
function answerContent({ answer, file }: Endpoint): Json {
  if (file !== undefined) return { content: content({ type: "string", format: "binary" }, file) };
  return answer === undefined ? {} : { content: content(toJsonSchema(answer, "output")) };
}

/** Whether a call stores a plan, which its caller may have to confirm (SAFE-004). */
const asksToConfirm = ({ body, errors }: Endpoint): boolean =>
  body !== undefined && errors.includes("confirmation_needed");

/** How a caller may be known: signed in, or by an access token with the scope that is named. */
function securityOf({ name, access }: Endpoint): Json[] {
  if (access.who === "anyone" || access.who === "development") return [];
  const rule = tokenRuleOf(name);
  return [{ token: [] }, ...(rule === "none" || rule === "every" ? [] : [{ accessToken: [rule] }])];
}

function operation(endpoint: Endpoint, suffix: string, words: ApiWords, all: Json): Json {
  return {
    operationId: `${endpoint.name}${suffix}`,
    summary: words.summaryOf(endpoint),
    ...(asksToConfirm(endpoint) ? { description: words.rails } : {}),
    tags: [endpoint.feature],
    security: securityOf(endpoint),
    parameters: [
      ...parameters(endpoint.params, "path"),
      ...parameters(endpoint.query, "query"),
      ...headerParameters(endpoint),
    ],
    ...(endpoint.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: bodyContent(endpoint),
          },
        }),
    responses: {
      [endpoint.status]: {
        description: words.done,
        ...answerHeaders(endpoint, all),
        ...answerContent(endpoint),
      },
      ...refusals(endpoint, words),
    },
  };
}

/** The description of the whole API, made from the same objects that serve it. Development calls are left out. */
export function describeApi(version: string, publicUrl: string, words: ApiWords = ENGLISH): Json {
  const paths: Record<string, Json> = {};
  const all = collectEntities();
  for (const endpoint of endpoints) {
    if (endpoint.access.who === "development") continue;
    for (const [index, path] of [endpoint.path, ...endpoint.aliases].entries()) {
      paths[`/${path}`] = {
        ...paths[`/${path}`],
        [endpoint.method.toLowerCase()]: operation(
          endpoint,
          index === 0 ? "" : `-alias-${index}`,
          words,
          all,
        ),
      };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Plateful",
      version,
      description: words.about,
      license: { name: "Proprietary", url: `${publicUrl}/help/terms` },
    },
    servers: [{ url: `${publicUrl}/api` }],
    tags: [...new Set(endpoints.map(({ feature }) => feature))].map((name) => ({
      name,
      description: words.callsOf(name),
    })),
    paths,
    components: {
      securitySchemes: {
        token: { type: "apiKey", in: "header", name: "Authorization", description: "Token <auth_token>" },
        accessToken: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "plt_ and 43 characters",
          description: "Personal access token; each call names the scope that opens it",
        },
      },
      schemas: {
        ...usedEntities(paths, all),
        Detail: DETAIL,
      },
    },
  };
}
