import { namesOf } from "./names.ts";

interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** What a generator makes: files, and the lines that a person still has to place. */
export interface Plan {
  readonly files: readonly NewFile[];
  readonly next: readonly string[];
}

/** A new call: its contract, its verb on the server, its hook on the web and its first test. */
export function endpointFiles(feature: string, phrase: string): Plan {
  const { kebab, camel, pascal, sentence } = namesOf(phrase);
  const contract = `import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

export const ${camel} = endpoint({
  name: "${kebab}",
  feature: "${feature}",
  method: "POST",
  path: "${camel}/",
  summary: "${sentence}",
  access: { who: "own", coach: "none" },
  body: z.object({ id: id() }),
  errors: ["not_found"],
  answer: z.object({ id: id() }),
});
`;
  const verb = `import type { AnswerOf, ${camel} as contract } from "@plateful/contract";
import type { Call } from "../platform/call.ts";

/** ${sentence}. */
export async function ${camel}(call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  return { id: call.body.id };
}
`;
  const test = `import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe("${kebab}", () => {
  it("is refused without a token", async () => {
    expect((await app.post("${camel}/", { id: 1 })).status).toBe(401);
  });
});
`;
  const hook = `import { type BodyOf, ${camel} } from "@plateful/contract";
import { useMutation } from "@tanstack/react-query";
import { call } from "../lib/call.ts";

/** ${sentence}. */
export const use${pascal} = () => useMutation({ mutationFn: (body: BodyOf<typeof ${camel}>) => call(${camel}, { body }) });
`;
  return {
    files: [
      { path: `packages/contract/src/${feature}/${kebab}.ts`, text: contract },
      { path: `apps/server/src/${feature}/${kebab}.ts`, text: verb },
      { path: `apps/server/src/${feature}/${kebab}.test.ts`, text: test },
      { path: `apps/web/src/${feature}/use-${kebab}.ts`, text: hook },
    ],
    next: [
      `packages/contract/src/index.ts: export * from "./${feature}/${kebab}.ts";`,
      `packages/contract/src/endpoints.ts: add ${camel}`,
      `apps/server/src/${feature}/routes.ts: route(${camel}, ${camel}Verb)`,
      "apps/server/test/access-policy.ts: add its row",
      "docs/spec/api.md and docs/spec/ledger.md: add its row",
    ],
  };
}

/** A new screen with its texts in both languages. */
export function screenFiles(feature: string, screen: string): Plan {
  if (!/^[A-Z]\w+Screen$/.test(screen))
    throw new Error(`"${screen}" is not the name of a screen, such as RecipeDetailScreen.`);
  const key = screen.charAt(0).toLowerCase() + screen.slice(1, -"Screen".length);
  const text = `import { usePhrases } from "../lib/LanguageProvider.tsx";
import { useTitle } from "../lib/use-title.ts";
import { PageHeader } from "../ui/PageHeader.tsx";

/** What this screen is for. */
export function ${screen}() {
  const { ${key} } = usePhrases();
  useTitle(${key}.title);
  return <PageHeader title={${key}.title} />;
}
`;
  return {
    files: [{ path: `apps/web/src/${feature}/${screen}.tsx`, text }],
    next: [
      `packages/phrases/src/en/${feature}.ts and nl/${feature}.ts: ${key}.title`,
      "apps/web/src/lib/paths.ts: its address (ledger, appendix A)",
      "apps/web/src/app/router.tsx: its route",
      "e2e/tests: a step in its journey, with axe",
    ],
  };
}
