import { en } from "@plateful/phrases/en";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aPerson } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { PATHS } from "../lib/address/paths.ts";
import { setToken } from "../lib/device/session.ts";
import { HelpArticleScreen } from "./HelpArticleScreen.tsx";
import { HEALTH_SOURCES } from "./health-sources.ts";

afterEach(() => {
  cleanup();
  setToken(null);
  vi.unstubAllGlobals();
});

const { articles, sources } = en.help;
type Article = keyof typeof articles;
const HEALTH: readonly Article[] = ["plan", "keto", "cycle", "menopause"];

async function open(article: Article, hides: boolean | null = null): Promise<void> {
  vi.stubGlobal("fetch", async () => Response.json({ support_contact: null }));
  if (hides !== null) setToken("token");
  const person = hides === null ? null : aPerson({ hides_numbers: hides });
  openScreen(person, HelpArticleScreen, null, `/help/${article}`, PATHS.helpArticle);
  await screen.findByRole("heading", { level: 1, name: articles[article].title });
}

describe("where health texts come from", () => {
  it("SUPPORT-021 is said of every one of them", () => {
    expect(Object.keys(HEALTH_SOURCES)).toEqual([...HEALTH]);
  });

  it.each(HEALTH)(
    "SUPPORT-021 names the sources of %s, and that no dietitian has checked it",
    async (article) => {
      await open(article);
      for (const source of HEALTH_SOURCES[article]?.sources ?? [])
        expect(screen.getByText(source)).toBeTruthy();
      expect(
        screen.getByText(/Last edited on \d+ \w+ 2026\. A dietitian has not checked it yet/),
      ).toBeTruthy();
    },
  );

  it("SUPPORT-021 is not said of other help", async () => {
    await open("login");
    expect(screen.queryByRole("heading", { name: sources })).toBeNull();
  });
});

describe("health texts without numbers", () => {
  const shown = () =>
    screen.getAllByText(/\S/, { selector: "article > p" }).map(({ textContent }) => textContent);

  it("SAFE-020 leaves out what states figures, and nothing else", async () => {
    await open("plan", true);
    const expected = articles.plan.paragraphs.filter((paragraph) => !/\d/.test(paragraph));
    expect(expected).not.toHaveLength(0);
    expect(shown()).toEqual(expected);
  });

  it("SAFE-020 says everything to others", async () => {
    await open("plan", false);
    expect(shown()).toEqual([...articles.plan.paragraphs]);
  });
});
