import { endpoints, type ProblemCode } from "@plateful/contract";
import { API_GUIDE, TAG_WORDS } from "@plateful/contract/documented";
import type { ApiWords } from "./api-words.ts";
import { Components, type Json, usedEntities } from "./json-schemas.ts";
import { operation } from "./operation.ts";
import { codesOf, PROBLEM_SCHEMAS, problemExamples, sharedResponses } from "./refusals.ts";

const ENGLISH: ApiWords = {
  about: "Nutrition and meal planning.",
  callsOf: (feature) => TAG_WORDS[feature].description,
  summaryOf: (endpoint, words) => words.summary ?? endpoint.summary,
  done: "Done",
  repeated: "It was there already and is answered unchanged",
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

const headerParameter = (name: string, description: string, schema: Json, example: string): Json => ({
  name,
  in: "header",
  required: false,
  description,
  schema: { type: "string", ...schema },
  example,
});

const PARAMETERS: Json = {
  IfMatch: headerParameter(
    "If-Match",
    'The version that was read: its `ETag`, or `"v3"`. Another version is answered with 409 `conflict` and the present state; without the header the call changes whatever is there.',
    {},
    '"v3"',
  ),
  IdempotencyKey: headerParameter(
    "Idempotency-Key",
    "A value of the caller's own for this one change, best a UUID. For 24 hours the same key answers the first result and nothing is done twice; another body under it is answered with 409 `idempotency_conflict`.",
    { minLength: 8, maxLength: 128 },
    "7f8f5b0e-3c52-4d0a-9a3e-1f2d6c7b8a90",
  ),
  IfNoneMatch: headerParameter(
    "If-None-Match",
    "The `ETag` of an answer that is still at hand: 304 without a body when nothing has changed.",
    {},
    'W/"1f2d6c7b8a90"',
  ),
  TimeZone: headerParameter(
    "X-Time-Zone",
    "IANA name of the time zone that decides which day is today; the zone of the account without it.",
    { maxLength: 64 },
    "Europe/Amsterdam",
  ),
  AcceptLanguage: headerParameter(
    "Accept-Language",
    "The language of messages, foods and recipes: `en` or `nl`, `en` for every other.",
    {},
    "en",
  ),
};

const answerHeader = (description: string, example: string | number): Json => ({
  description,
  schema: { type: typeof example === "number" ? "integer" : "string" },
  example,
});

const HEADERS: Json = {
  ETag: answerHeader(
    'A fingerprint of the answer for `If-None-Match`. Of what carries a version it is `"v<version>-<fingerprint>"`, and `If-Match` takes it.',
    '"v3-1f2d6c7b8a90"',
  ),
  RetryAfter: answerHeader("Seconds after which the call may be tried again.", 42),
  RequestId: answerHeader(
    "The id of this request in the log of the server; name it when reporting a fault.",
    "0f8a2b7c-5d1e-4c3a-8b6f-9e0d1c2b3a4f",
  ),
  WwwAuthenticate: answerHeader(
    "How to identify oneself: `Token`, or `Bearer` with a reason for an access token.",
    "Token",
  ),
};

const SECURITY: Json = {
  token: {
    type: "apiKey",
    in: "header",
    name: "Authorization",
    description: "The token of a session: `Authorization: Token <auth_token>`.",
  },
  accessToken: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "plt_ and 43 characters",
    description:
      "A personal access token: `Authorization: Bearer plt_…`. Each call names the scope that opens it.",
  },
};

const INVALID_FIELDS = {
  summary: "Messages at each field",
  value: { date: ["Date has wrong format. Use one of these formats instead: YYYY-MM-DD."] },
};

/** The problems that a described call can answer with. */
const usedProblems = (): readonly ProblemCode[] => [
  ...new Set(endpoints.filter(({ access }) => access.who !== "development").flatMap(codesOf)),
];

function pathsOf(api: ApiWords, components: Components): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    if (endpoint.access.who === "development") continue;
    for (const [index, path] of [endpoint.path, ...endpoint.aliases].entries()) {
      const way = index === 0 ? undefined : endpoint.path;
      const suffix = index === 0 ? "" : `-alias-${index}`;
      paths[`/${path}`] = {
        ...paths[`/${path}`],
        [endpoint.method.toLowerCase()]: operation(endpoint, { suffix, aliasOf: way }, api, components),
      };
    }
  }
  return paths;
}

/** The sections of the guide as one text. */
const guideText = (publicUrl: string): string =>
  API_GUIDE.map(({ title, short }) => `## ${title}\n\n${short}`)
    .join("\n\n")
    .replaceAll("https://plateful.example", publicUrl);

/** The description of the whole API, made from the same objects that serve it. Development calls are left out. */
export function describeApi(version: string, publicUrl: string, words: ApiWords = ENGLISH): Json {
  const components = new Components();
  const paths = pathsOf(words, components);
  return {
    openapi: "3.1.0",
    info: {
      title: "Plateful",
      version,
      description: `${words.about}\n\n${guideText(publicUrl)}`,
      license: { name: "Proprietary", url: `${publicUrl}/help/terms` },
    },
    externalDocs: { description: "The documentation as pages", url: `${publicUrl}/api-docs` },
    servers: [{ url: `${publicUrl}/api` }],
    tags: [...new Set(endpoints.map(({ feature }) => feature))].map((name) => ({
      name,
      description: words.callsOf(name),
    })),
    paths,
    components: {
      securitySchemes: SECURITY,
      parameters: PARAMETERS,
      headers: HEADERS,
      responses: sharedResponses(words.fieldRefused),
      examples: {
        invalid_fields: INVALID_FIELDS,
        ...problemExamples(usedProblems()),
        ...components.examples,
      },
      schemas: { ...usedEntities(paths, components.schemas), ...PROBLEM_SCHEMAS },
    },
  };
}
