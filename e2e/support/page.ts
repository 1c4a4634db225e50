import { CONSENT_TEXT_VERSIONS } from "@plateful/access";
import type { CompleteLanguage } from "@plateful/phrases";
import { phrasesOf } from "@plateful/phrases/all";
import type { APIResponse, Page, Route, TestInfo } from "@playwright/test";
import { expectAccessible } from "./journey.ts";

export const languageOf = (info: TestInfo): CompleteLanguage =>
  info.project.name.endsWith("-nl") ? "nl" : "en";
export const wordsOf = (info: TestInfo) => phrasesOf(languageOf(info));
export const isPhone = (info: TestInfo): boolean => info.project.name.startsWith("phone");

/** A journey that looks or reads otherwise elsewhere: walked on a phone in English and on a desktop in Dutch. */
export const onLayouts = { tag: "@layouts" } as const;
/** A journey that only a desktop has. All others are walked on a phone in English, once. */
export const onDesktop = { tag: "@desktop" } as const;

export { expectAccessible };

/** The server's answer to a request, also when the page asked only whether it is still the same. */
export function wholeAnswer(route: Route): Promise<APIResponse> {
  const { "if-none-match": _tag, ...headers } = route.request().headers();
  return route.fetch({ headers });
}

const SHARING = {
  id: 999_999,
  kind: "COACH_SHARING",
  decision: "GIVEN",
  text_version: CONSENT_TEXT_VERSIONS.COACH_SHARING,
  language: "en",
  given_in: "FIRST_ENTRY",
  is_own: true,
  parts: ["PLAN", "DIARY", "MEASUREMENTS"],
  decided_at: "2026-01-01T08:00:00Z",
};

/** Who is given a coach shares with them; otherwise they would be asked about it before anything else. */
function sharing(changed: Record<string, unknown>): object {
  const coach = changed.coach as { readonly id: number } | null;
  if (coach === null) return {};
  return { consents: [{ ...SHARING, coach: coach.id }, ...(changed.consents as object[])] };
}

/** The person as the server answers them, changed before the page reads it: for states that take an organisation to make. */
export async function changePerson(
  page: Page,
  change: (person: Record<string, unknown>) => object,
): Promise<void> {
  await page.route(/\/api\/(auth\/)?users\/me\/$/, async (route) => {
    try {
      const answer = await wholeAnswer(route);
      const person = (await answer.json()) as Record<string, unknown>;
      const changed: Record<string, unknown> = { ...person, ...change(person) };
      await route.fulfill({ response: answer, json: { ...changed, ...sharing(changed) } });
    } catch {
      // The page moved on while its question was under way, so nobody waits for the answer.
      await route.abort().catch(() => {});
    }
  });
}
