import { namesOf } from "./names.ts";
import { both, type Edit, importLine, lineAfterLast, type Plan } from "./plan.ts";

type Names = ReturnType<typeof namesOf>;

const contractOf = (feature: string, { kebab, camel, sentence }: Names) => `import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

export const ${camel} = endpoint({
  feature: "${feature}",
  name: "${kebab}",
  method: "POST",
  path: "${camel}/",
  access: { who: "own", coach: "none" },
  summary: "${sentence}",
  status: 200,
  body: z.object({ id: id() }),
  errors: ["not_found"],
  answer: z.object({ id: id() }),
});
`;

const verbOf = ({
  camel,
  sentence,
}: Names) => `import type { AnswerOf, ${camel} as contract } from "@plateful/contract";
import type { Call } from "../platform/calls/call.ts";

/** ${sentence}. */
export async function ${camel}({ body }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  return { id: body.id };
}
`;

const testOf = ({
  kebab,
  camel,
}: Names) => `import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe("${kebab}", () => {
  it("asks for a sign-in", async () => {
    expect((await app.post("${camel}/", { id: 1 })).status).toBe(401);
  });

  it("answers the person who asks", async () => {
    const anna = await app.aUser();
    const { status, body } = await app.post("${camel}/", { id: 1 }, { as: anna });
    expect({ status, body }).toEqual({ status: 200, body: { id: 1 } });
  });
});
`;

const hookOf = ({
  camel,
  pascal,
  sentence,
}: Names) => `import { type BodyOf, ${camel} } from "@plateful/contract";
import { useMutation } from "@tanstack/react-query";
import { call } from "../lib/server/call.ts";

/** ${sentence}. */
export const use${pascal} = () =>
  useMutation({ mutationFn: (body: BodyOf<typeof ${camel}>) => call(${camel}, { body }) });
`;

const hookTestOf = ({
  kebab,
  camel,
  pascal,
}: Names) => `import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { use${pascal} } from "./use-${kebab}.ts";

let sent: string[] = [];
beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (path: string) => {
    sent.push(path);
    return Response.json({ id: 1 });
  });
});
afterEach(() => vi.unstubAllGlobals());

it("makes the call and hands on its answer", async () => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const { result } = renderHook(() => use${pascal}(), { wrapper });
  const answer = await act(() => result.current.mutateAsync({ id: 1 }));
  expect(answer).toEqual({ id: 1 });
  expect(sent).toContain("/api/${camel}/");
});
`;

/** The call joins the last list in which its feature has others. */
const rowAmongEndpoints =
  (feature: string, camel: string): Edit["change"] =>
  (text) => {
    const spaces = [...text.matchAll(new RegExp(`import \\* as (\\w+) from "\\./${feature}/`, "g"))];
    const names = spaces.map(([, name]) => name).join("|");
    if (names === "")
      throw new Error(`packages/contract has no calls of "${feature}" yet; add the first by hand.`);
    return lineAfterLast(`  ${camel},`, new RegExp(`^  (?:\\.\\.\\.)?(?:${names})\\.`))(text);
  };

/** A new call: its contract, its verb on the server, its hook on the web, a test of each, and their places in the lists. */
export function endpointFiles(feature: string, phrase: string): Plan {
  const names = namesOf(phrase);
  const { kebab, camel } = names;
  return {
    files: [
      { path: `packages/contract/src/${feature}/${kebab}.ts`, text: contractOf(feature, names) },
      { path: `apps/server/src/${feature}/${kebab}.ts`, text: verbOf(names) },
      { path: `apps/server/src/${feature}/${kebab}.test.ts`, text: testOf(names) },
      { path: `apps/web/src/${feature}/use-${kebab}.ts`, text: hookOf(names) },
      { path: `apps/web/src/${feature}/use-${kebab}.test.ts`, text: hookTestOf(names) },
    ],
    edits: [
      {
        path: "packages/contract/src/index.ts",
        change: importLine(`export * from "./${feature}/${kebab}.ts";`),
      },
      {
        path: "packages/contract/src/endpoints.ts",
        change: both(
          rowAmongEndpoints(feature, camel),
          importLine(`import { ${camel} } from "./${feature}/${kebab}.ts";`),
        ),
      },
      {
        path: `apps/server/src/${feature}/routes.ts`,
        change: both(
          lineAfterLast(
            `  route(contract.${camel}, ${camel}),`,
            /^ {2}(?:phasedR|r)oute\(contract\..*\),$|^ {2}\),$/,
          ),
          importLine(`import { ${camel} } from "./${kebab}.ts";`),
        ),
      },
    ],
    next: [
      "the contract: method, path, access, consent, body and answer, then the verb",
      "apps/server/test/access-policy.ts and access-requests.ts: who may make the call",
      "apps/server/src/support/dutch-summaries.ts: what it does, in Dutch",
      "apps/server/test/answer-keys.txt: vitest run -u --project server-pglite apps/server/src/platform/answer-keys.test.ts, once it answers",
      "docs/spec/api.md and docs/spec/ledger.md: what it does, and the id that its tests begin with",
    ],
  };
}
