import { readFileSync } from "node:fs";
import { type Endpoint, endpoints, PROBLEMS, type Schema } from "@plateful/contract";
import { CALL_WORDS, changelogText } from "@plateful/contract/documented";
import { describe, expect, it } from "vitest";
import { z } from "zod/mini";
import { describeApi } from "./describe-api.ts";
import { isJson } from "./json-schemas.ts";
import { codesOf } from "./refusals.ts";

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly description?: string;
}
interface Media {
  readonly schema: Record<string, unknown>;
  readonly example?: unknown;
  readonly examples?: Record<string, { $ref: string }>;
}
interface Answer {
  readonly $ref?: string;
  readonly description: string;
  readonly headers?: Record<string, unknown>;
  readonly content?: Record<string, Media>;
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly deprecated?: boolean;
  readonly tags: string[];
  readonly security: Record<string, string[]>[];
  readonly parameters: Parameter[];
  readonly requestBody?: { content: Record<string, Media> };
  readonly responses: Record<string, Answer>;
}
interface Description {
  readonly info: { description: string };
  readonly paths: Record<string, Record<string, Operation>>;
  readonly tags: { name: string; description: string }[];
  readonly components: Record<string, Record<string, Record<string, unknown>>>;
}

const description = describeApi("2.4.11", "https://plateful.example") as unknown as Description;
const published = endpoints.filter(({ access }) => access.who !== "development");
const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods));
const operationOf = ({ path, method }: Endpoint): Operation => {
  const operation = description.paths[`/${path}`]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`${method} ${path} is not described`);
  return operation;
};
const resolved = (answer: Answer | undefined): Answer | undefined =>
  answer?.$ref === undefined
    ? answer
    : (description.components.responses?.[answer.$ref.split("/").at(-1) ?? ""] as unknown as Answer);
const json = "application/json";

/** Full stops, as far as they end a sentence. */
const sentencesOf = (text: string): number => text.split(/[.!?](?:\s|$)/).filter(Boolean).length;

/** Problems of an example, held against the contract itself. */
const misfits = (schema: Schema, value: unknown): unknown[] => {
  const result = z.safeParse(schema, value);
  return result.success ? [] : result.error.issues.map(({ path, message }) => [path.join("."), message]);
};

/** Every property in a schema, with the entity or property in which it stands. */
function propertiesIn(schema: unknown, owner: string): [string, Record<string, unknown>][] {
  if (Array.isArray(schema)) return schema.flatMap((each) => propertiesIn(each, owner));
  if (!isJson(schema)) return [];
  const own = isJson(schema.properties) ? Object.entries(schema.properties) : [];
  const inside = own.flatMap(([name, each]) => [
    [`${owner}.${name}`, each] as [string, Record<string, unknown>],
    ...propertiesIn(each, name),
  ]);
  const { properties: _own, ...rest } = schema;
  return [...inside, ...Object.values(rest).flatMap((each) => propertiesIn(each, owner))];
}
const properties = Object.entries(description.components.schemas ?? {}).flatMap(([name, schema]) =>
  propertiesIn(schema, name),
);
const typesOf = (schema: Record<string, unknown>): unknown[] =>
  [schema.type, ...((schema.anyOf as { type?: unknown }[] | undefined) ?? []).map(({ type }) => type)].flat();

describe("the words of the API", () => {
  it("DOOR-060 each call has words, and there are none for a call that is gone", () => {
    expect(Object.keys(CALL_WORDS).sort()).toEqual(published.map(({ name }) => name).sort());
  });

  it("DOOR-060 each call has a summary of at most 80 characters and a description of one to four sentences", () => {
    const odd = published.flatMap((endpoint) => {
      const { summary, description: text } = operationOf(endpoint);
      const sentences = sentencesOf(text.split("\n\n")[0] ?? "");
      const isGood = summary.length <= 80 && summary.length > 5 && sentences >= 2 && sentences <= 4;
      return isGood ? [] : [[endpoint.name, summary.length, sentences]];
    });
    expect(odd).toEqual([]);
    const texts = operations.map(({ description: text }) => text);
    expect(texts.filter((text) => text.trim() === "" || text.includes("undefined"))).toEqual([]);
  });

  it("DOOR-060 calls have one tag, the area, and each tag has words of its own", () => {
    const tags = new Map(description.tags.map((tag) => [tag.name, tag.description]));
    for (const { tags: own } of operations) expect([own.length, tags.has(own[0] ?? "")]).toEqual([1, true]);
    expect(new Set(tags.values()).size).toBe(tags.size);
    for (const words of tags.values()) expect(words.length).toBeGreaterThan(20);
  });

  it("DOOR-073 the figure of described calls in api.md is counted", () => {
    const text = readFileSync(new URL("../../../../../docs/spec/api.md", import.meta.url), "utf8");
    const described = published.filter(({ name }) => (CALL_WORDS[name]?.description ?? "") !== "");
    const [figure] = /\d+ of \d+ calls are described, \d+ operations with their older paths/.exec(text) ?? [];
    expect(figure).toBe(
      `${described.length} of ${published.length} calls are described, ${operations.length} operations with their older paths`,
    );
  });

  it("DOOR-071 the changelog in docs says what the page says", () => {
    const file = new URL("../../../../../docs/spec/api-changelog.md", import.meta.url);
    expect(readFileSync(file, "utf8")).toBe(changelogText());
  });

  it("DOOR-070 the description begins with the guide in short", () => {
    for (const title of [
      "Authentication",
      "Sign in without a browser",
      "Errors",
      "Pagination",
      "Versions and If-Match",
      "Idempotency",
      "Time zones and days",
      "Limits",
      "Languages",
      "Versioning and deprecation",
    ])
      expect(description.info.description).toContain(`## ${title}\n`);
  });
});

describe("the examples of the API", () => {
  it("DOOR-061 each body that is JSON has an example that its call takes", () => {
    const bad = published.flatMap((endpoint) => {
      const { body, isForm, name } = endpoint;
      if (body === undefined || isForm) return [];
      const { example } = operationOf(endpoint).requestBody?.content[json] ?? {};
      return misfits(body, example).map((misfit) => [name, misfit]);
    });
    expect(bad).toEqual([]);
  });

  it("DOOR-061 each answer that is JSON has an example that its call may give", () => {
    const bad = published.flatMap((endpoint) => {
      const { answer, status, name } = endpoint;
      if (answer === undefined) return [];
      const { example } = operationOf(endpoint).responses[status]?.content?.[json] ?? {};
      return misfits(answer, example).map((misfit) => [name, misfit]);
    });
    expect(bad).toEqual([]);
  });

  it("DOOR-061 addresses of people in examples are at example.com, and no filler is left", () => {
    const text = JSON.stringify(operations);
    const domains = new Set([...text.matchAll(/[\w.]+@([\w.-]+\w)/g)].map(([, domain]) => domain));
    expect([...domains]).toEqual(["example.com"]);
    // What has no value written down is the plainest that fits: the word text, of a text.
    expect([...text.matchAll(/"(\w+)":"text"/g)].map(([, name]) => name)).toEqual([]);
  });
});

describe("the answers of the API", () => {
  it("DOOR-062 each refusal that a call can give stands at its status, with its code and an example", () => {
    for (const endpoint of published) {
      const { responses } = operationOf(endpoint);
      for (const code of codesOf(endpoint)) {
        const answer = resolved(responses[PROBLEMS[code].status]);
        const examples = answer?.content?.[json]?.examples ?? {};
        expect(Object.keys(examples), `${endpoint.name} ${code}`).toContain(code);
      }
    }
  });

  it("DOOR-062 every call tells of 401, 429, 500 and 503, and who asks too often when to come back", () => {
    for (const { operationId, responses } of operations) {
      for (const status of ["401", "429", "500", "503"])
        expect(Object.keys(responses), operationId).toContain(status);
      expect(Object.keys(resolved(responses["429"])?.headers ?? {}), operationId).toEqual(["Retry-After"]);
    }
  });

  it("DOOR-062 reads of JSON can answer 304, lists 404 for a page past the end, and signed-in writes 409", () => {
    for (const endpoint of published) {
      const { responses } = operationOf(endpoint);
      const isRead = endpoint.method === "GET" && endpoint.answer !== undefined;
      expect(responses["304"] !== undefined, endpoint.name).toBe(isRead);
      if (endpoint.method !== "GET" && endpoint.access.who !== "anyone")
        expect(responses["409"], endpoint.name).toBeDefined();
      if (endpoint.repeatStatus !== undefined)
        expect(responses[endpoint.repeatStatus]?.content?.[json]?.example).toBeDefined();
    }
    expect(resolved(description.paths["/food/"]?.get?.responses["404"])?.description).toContain(
      "Invalid page.",
    );
  });

  it("DOOR-062 a conflict has the present state in its example", () => {
    const answer = description.paths["/users/userProfile/{id}/"]?.patch?.responses["409"];
    const name = answer?.content?.[json]?.examples?.conflict?.$ref.split("/").at(-1) ?? "";
    const example = description.components.examples?.[name] as { value: { current: { weight: number } } };
    expect(example.value.current.weight).toBe(68.4);
  });
});

describe("what the API says of values", () => {
  it("DOOR-063 each number has words, which name its unit", () => {
    const silent = properties.filter(([, schema]) => {
      const isNumber = typesOf(schema).some((type) => type === "number" || type === "integer");
      return isNumber && schema.description === undefined;
    });
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it("DOOR-063 days and moments say their format", () => {
    const formats = new Map(properties.map(([name, schema]) => [name, JSON.stringify(schema)]));
    expect(formats.get("CalendarDay.date")).toContain('"format":"date"');
    expect(formats.get("UserWeight.created_at")).toContain('"format":"date-time"');
    const user = description.paths["/userWeight/"]?.get?.parameters.find(
      ({ name }) => name === "created_at__gte",
    );
    expect(JSON.stringify(user)).toContain('"format":"date-time"');
  });

  it("DOOR-064 each parameter has words, and headers are described once for all calls", () => {
    const silent = operations.flatMap(({ operationId, parameters }) =>
      parameters
        .filter(({ $ref, description: words }) => $ref === undefined && (words ?? "") === "")
        .map(({ name }) => `${operationId} ${name}`),
    );
    expect(silent).toEqual([]);
    expect(Object.keys(description.components.parameters ?? {}).sort()).toEqual([
      "AcceptLanguage",
      "IdempotencyKey",
      "IfMatch",
      "IfNoneMatch",
      "TimeZone",
    ]);
  });

  it("DOOR-064 older paths are marked as deprecated, and no other", () => {
    const older = operations.filter(({ deprecated }) => deprecated === true);
    expect(older.map(({ operationId }) => operationId).every((id) => /-alias-\d+$/.test(id))).toBe(true);
    expect(older.length).toBe(published.reduce((sum, { aliases }) => sum + aliases.length, 0));
    for (const { description: words } of older) expect(words).toContain("An older path of");
  });

  it("DOOR-072 what is asked and answered has a name, so that the whole stays below two megabytes", () => {
    const inline = operations.filter(({ requestBody }) => {
      const { $ref, properties: own } = requestBody?.content[json]?.schema ?? {};
      return requestBody?.content[json] !== undefined && $ref === undefined && own !== undefined;
    });
    expect(inline.map(({ operationId }) => operationId)).toEqual([]);
    expect(JSON.stringify(description).length).toBeLessThan(2_000_000);
  });
});
