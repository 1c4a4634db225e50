import { type Endpoint, PROBLEMS, type ProblemCode, type Schema, tokenRuleOf } from "@plateful/contract";
import { Examples } from "./example-values.ts";
import { type Components, type Json, pascal, REFERENCE, withWords } from "./json-schemas.ts";
import { EN } from "./problem-words.ts";

const content = (schema: Json, more: Json = {}) => ({ "application/json": { schema, ...more } });
const schemaNamed = (name: string) => ({ $ref: `${REFERENCE}${name}` });
const exampleNamed = (name: string) => ({ $ref: `#/components/examples/${name}` });

const isOpen = ({ access }: Endpoint): boolean => access.who === "anyone" || access.who === "development";
const isList = ({ query }: Endpoint): boolean =>
  query !== undefined && "page" in ((query._zod.def as { shape?: object }).shape ?? {});
const isWrite = ({ method }: Endpoint): boolean => method !== "GET";

/** What a program without the scope hears, or where no token opens the call. */
function tokenCodes({ name }: Endpoint): ProblemCode[] {
  const rule = tokenRuleOf(name);
  if (rule === "every") return [];
  return [rule === "none" ? "token_not_allowed" : "scope_missing"];
}

/** What the account of the caller may be refused for, whatever the call. */
function accountCodes(endpoint: Endpoint): ProblemCode[] {
  if (isOpen(endpoint)) return tokenCodes(endpoint);
  const { who } = endpoint.access;
  const blocked: ProblemCode[] = who === "blocked-too" ? [] : ["account_disabled", "payment_required"];
  const closed: ProblemCode[] = who === "own" && !isWrite(endpoint) ? ["health_data_closed"] : [];
  return ["permission_denied", ...tokenCodes(endpoint), ...blocked, ...closed];
}

/** What the input can be refused for before its fields are looked at. */
function inputCodes({ body, isForm, form }: Endpoint): ProblemCode[] {
  if (body === undefined && form === undefined) return [];
  return isForm
    ? ["too_large", "unsupported_media_type"]
    : ["parse_error", "too_deep", "too_large", "unsupported_media_type"];
}

/** Every refusal that a call can give: those that its contract names, and those of every call of its kind. */
export function codesOf(endpoint: Endpoint): readonly ProblemCode[] {
  return [
    ...new Set<ProblemCode>([
      ...inputCodes(endpoint),
      ...(isOpen(endpoint) ? [] : (["not_authenticated"] as const)),
      "invalid_token",
      ...accountCodes(endpoint),
      ...(isList(endpoint) ? (["invalid_page"] as const) : []),
      ...endpoint.errors,
      ...(isWrite(endpoint) && !isOpen(endpoint) ? (["idempotency_conflict"] as const) : []),
      "throttled",
      "server_error",
      "unavailable",
    ]),
  ];
}

/** The word of the answer, else the problem by its own name: what a program may look at. */
const wireCode = (code: ProblemCode): string | undefined =>
  (PROBLEMS[code] as { wireCode?: string }).wireCode;

/** What a problem says beside its words (api.md 1.5). */
const DETAILS: Readonly<Partial<Record<ProblemCode, Json>>> = {
  consent_required: { consent: "BODY_AND_PLAN", user: 512 },
  scope_missing: { scope: "groceries:read" },
  foreign_site: { address: "https://plateful.example" },
  confirmation_needed: {
    findings: [{ code: "DEFICIT_LARGE", value: 1100, limit: 1000 }],
    reason_needed: false,
  },
};

const problemExample = (code: ProblemCode): Json => ({
  detail: EN(code),
  ...(wireCode(code) === undefined ? {} : { code: wireCode(code) }),
  ...DETAILS[code],
});

/** The examples that calls refer to: one of each problem that a call can answer. */
export const problemExamples = (codes: readonly ProblemCode[]): Json =>
  Object.fromEntries(codes.map((code) => [code, { summary: EN(code), value: problemExample(code) }]));

const wait = { "Retry-After": { $ref: "#/components/headers/RetryAfter" } };
const challenge = { "WWW-Authenticate": { $ref: "#/components/headers/WwwAuthenticate" } };

const HEADERS: Readonly<Record<number, Json>> = { 401: challenge, 429: wait, 503: wait };

const lineOf = (code: ProblemCode): string => `\`${wireCode(code) ?? code}\`: ${EN(code)}`;

/** An answer with one of these problems. */
function problemResponse(
  codes: readonly ProblemCode[],
  status: number,
  schema: Json,
  others: Readonly<Partial<Record<ProblemCode, string>>> = {},
): Json {
  return {
    description: codes.map(lineOf).join("\n\n"),
    ...(HEADERS[status] === undefined ? {} : { headers: HEADERS[status] }),
    content: content(schema, {
      examples: Object.fromEntries(codes.map((code) => [code, exampleNamed(others[code] ?? code)])),
    }),
  };
}

/** Answers that many calls share word for word, by their names. */
const SHARED: Readonly<Record<string, readonly ProblemCode[]>> = {
  NotAuthenticated: ["not_authenticated", "invalid_token"],
  InvalidToken: ["invalid_token"],
  NotFound: ["not_found"],
  NoSuchPage: ["invalid_page"],
  NotFoundOrNoSuchPage: ["invalid_page", "not_found"],
  KeyUsed: ["idempotency_conflict"],
  TooLarge: ["too_large"],
  UnsupportedMediaType: ["unsupported_media_type"],
  Throttled: ["throttled"],
  ServerError: ["server_error"],
  Unavailable: ["unavailable"],
};

const keyOf = (codes: readonly ProblemCode[]) => [...codes].sort().join(" ");
const SHARED_BY_CODES = new Map(Object.entries(SHARED).map(([name, codes]) => [keyOf(codes), name]));

const FIELDS = { invalid_fields: exampleNamed("invalid_fields") };

/** What is refused with 400: fields by their names, or a body that cannot be read. */
function invalidInput(words: string, codes: readonly ProblemCode[]): Json {
  return {
    description: [words, ...codes.map(lineOf)].join("\n\n"),
    content: content(schemaNamed("InvalidInput"), {
      examples: { ...FIELDS, ...Object.fromEntries(codes.map((code) => [code, exampleNamed(code)])) },
    }),
  };
}

export const sharedResponses = (fieldRefused: string): Json => ({
  InvalidFields: invalidInput(fieldRefused, []),
  InvalidInput: invalidInput(fieldRefused, ["parse_error", "too_deep"]),
  NotModified: {
    description: "What the `ETag` in `If-None-Match` names is still the answer; there is no body.",
    headers: { ETag: { $ref: "#/components/headers/ETag" } },
  },
  ...Object.fromEntries(
    Object.entries(SHARED).map(([name, codes]) => {
      const [first = "server_error"] = codes;
      return [name, problemResponse(codes, PROBLEMS[first].status, schemaNamed("Detail"))];
    }),
  ),
});

const shared = (name: string): Json => ({ $ref: `#/components/responses/${name}` });

const nameOf = ({ $ref }: Json): string | undefined =>
  typeof $ref === "string" ? $ref.slice(REFERENCE.length) : undefined;

/** The refusal of a stale write: the words, and the current state to go on from. */
function conflictShape({ name, current }: Endpoint & { current: Schema }, components: Components): Json {
  const state = components.of(current, "output");
  // A week that is joined has no state while there is none.
  const entity = nameOf(state) ?? pascal(name);
  components.examples[`conflict_${entity}`] = {
    summary: EN("conflict"),
    value: { ...problemExample("conflict"), current: new Examples(components).of(state) },
  };
  const shape = { ...(PROBLEM_SCHEMAS.Problem as Json) };
  const properties = { ...(shape.properties as Json), current: withWords(state) };
  return { entity, schema: components.named({ ...shape, properties }, `${entity}Conflict`) };
}

function refusal(
  endpoint: Endpoint,
  status: number,
  codes: readonly ProblemCode[],
  components: Components,
): Json {
  const name = SHARED_BY_CODES.get(keyOf(codes));
  if (name !== undefined) return shared(name);
  const { current } = endpoint;
  if (status !== PROBLEMS.conflict.status || current === undefined)
    return problemResponse(codes, status, schemaNamed("Problem"));
  const { entity, schema } = conflictShape({ ...endpoint, current }, components);
  return problemResponse(codes, status, schema as Json, { conflict: `conflict_${String(entity)}` });
}

const BAD_REQUEST = 400;
/** Passwords are not used: these read nothing and always refuse. */
const ALWAYS_REFUSED = ["set-password", "reset-password", "reset-password-confirm"];

/** Whether a call can refuse its input with messages at fields. */
export const refusesFields = ({ body, query, name }: Endpoint): boolean =>
  body !== undefined || query !== undefined || ALWAYS_REFUSED.includes(name);

/** The refusals of a call, by status. */
export function refusalsOf(endpoint: Endpoint, components: Components): Json {
  const codes = codesOf(endpoint);
  const byStatus = Map.groupBy(codes, (code) => PROBLEMS[code].status as number);
  const isText = byStatus.has(BAD_REQUEST);
  byStatus.delete(BAD_REQUEST);
  return {
    ...(refusesFields(endpoint) ? { [BAD_REQUEST]: shared(isText ? "InvalidInput" : "InvalidFields") } : {}),
    ...Object.fromEntries(
      [...byStatus].map(([status, own]) => [status, refusal(endpoint, status, own, components)]),
    ),
  };
}

/** What each refusal but that of fields says. */
const SAID = {
  detail: { type: "string", description: "The refusal in the language of the call." },
  code: { type: "string", description: "What happened, for programs." },
} as const;

/** The shapes of refusals, which no call declares by itself. */
export const PROBLEM_SCHEMAS: Json = {
  Detail: {
    type: "object",
    description: "A refusal in words. Programs look at the status, and at `code` where there is one.",
    properties: SAID,
    required: ["detail"],
  },
  Problem: {
    type: "object",
    description: "A refusal with a code. Some codes bring more fields with them.",
    properties: {
      ...SAID,
      consent: {
        type: "string",
        description: "With `consent_required`: the kind of consent that is missing.",
      },
      user: {
        type: "integer",
        description: "With `consent_required`: the id of the person whose consent is missing.",
      },
      scope: { type: "string", description: "With `scope_missing`: the scope that opens the call." },
      address: { type: "string", description: "With `foreign_site`: where people can sign in." },
      findings: {
        type: "array",
        description: "With `confirmation_needed`: what has to be confirmed.",
        items: {
          type: "object",
          properties: {
            code: { type: "string", description: "The guard-rail; `confirmed_findings` names it." },
            value: { type: "number", description: "The figure of the plan, in the unit of the guard-rail." },
            limit: { type: "number", description: "The figure that it crosses, in the same unit." },
          },
          required: ["code", "value", "limit"],
        },
      },
      reason_needed: {
        type: "boolean",
        description: "With `confirmation_needed`: whether `confirmation_reason` must be sent too.",
      },
      current: { description: "With `conflict`: the present state, to go on from." },
    },
    required: ["detail"],
  },
  InvalidInput: {
    type: "object",
    description:
      "Messages at each field that cannot be accepted, nested as the body is, list items by their index; what concerns the whole body is under `non_field_errors`. A body that cannot be read has `detail` and `code` instead.",
    additionalProperties: true,
  },
};
