import { both, importLine, lineAfterLast, type Plan } from "./plan.ts";

/** `RecipeDetailScreen` as `recipeDetail`, `recipe-detail` and `Recipe detail`. */
function namesOfScreen(screen: string) {
  if (!/^[A-Z][A-Za-z]+Screen$/.test(screen))
    throw new Error(`"${screen}" is not the name of a screen, such as RecipeDetailScreen.`);
  const words = screen.slice(0, -"Screen".length).replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ");
  const kebab = words.toLowerCase().replaceAll(" ", "-");
  return {
    key: kebab.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    kebab,
    title: words.charAt(0) + words.slice(1).toLowerCase(),
  };
}

const screenOf = (
  screen: string,
  key: string,
) => `import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";

/** What this screen is for. */
export function ${screen}() {
  const { ${key}: words } = usePhrases();
  useTitle(words.title);
  return <PageHeader title={words.title} />;
}
`;

const testOf = (screen: string, title: string) => `import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openScreen } from "../../test/open-screen.tsx";
import { ${screen} } from "./${screen}.tsx";

it("says what it is", async () => {
  openScreen(null, ${screen});
  expect(await screen.findByRole("heading", { level: 1, name: "${title}" })).toBeTruthy();
});
`;

/** A new screen: what it shows, its address, its route, its texts in both languages, and a test. */
export function screenFiles(feature: string, screen: string): Plan {
  const { key, kebab, title } = namesOfScreen(screen);
  const phrases = "packages/phrases/src";
  const list = (language: string) => ({
    path: `${phrases}/${language}/late.ts`,
    change: both(
      lineAfterLast(`  ${key},`, /^ {2}\w+,$/),
      importLine(`import { ${key} } from "./${kebab}.ts";`),
    ),
  });
  return {
    files: [
      { path: `apps/web/src/${feature}/${screen}.tsx`, text: screenOf(screen, key) },
      { path: `apps/web/src/${feature}/${screen}.test.tsx`, text: testOf(screen, title) },
      { path: `${phrases}/en/${kebab}.ts`, text: `export const ${key} = {\n  title: "${title}",\n};\n` },
      {
        path: `${phrases}/nl/${kebab}.ts`,
        text: `import type { ${key} as english } from "../en/${kebab}.ts";

export const ${key}: typeof english = {
  title: "${title} (nog te vertalen)",
};
`,
      },
    ],
    edits: [
      list("en"),
      list("nl"),
      {
        path: "apps/web/src/lib/language/load-phrases.ts",
        change: lineAfterLast(`  ${key}: true,`, /^ {2}\w+: true,$/),
      },
      {
        path: "apps/web/src/lib/address/paths.ts",
        change: lineAfterLast(`  ${key}: "/${kebab}",`, /^ {2}\w+: "\/[^"]*",$/),
      },
      {
        path: "apps/web/src/app/routes/late-screens.ts",
        change: lineAfterLast(
          `  ${screen}: () => import("../../${feature}/${screen}.tsx"),`,
          /^ {2}\w+: \(\) => import\("/,
        ),
      },
      {
        path: "apps/web/src/app/routes/own-routes.ts",
        change: (text) =>
          lineAfterLast(
            `  ${key},`,
            /^ {2}\w+,$/,
          )(
            text.replace(
              "/** The grocery list,",
              `const ${key} = createRoute({
  getParentRoute: () => tabs,
  path: PATHS.${key},
  component: lateScreen("${screen}"),
});

/** The grocery list,`,
            ),
          ),
      },
    ],
    next: [
      `${phrases}/nl/${kebab}.ts: the Dutch title`,
      "apps/web/src/lib/address/paths.ts: its address, as the ledger's appendix A has it; and its route, if it is not for everybody who is signed in",
      "e2e/tests: a step in its journey, and its scene in every-screen.spec.ts",
    ],
  };
}
