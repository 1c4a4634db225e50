/** What changed for people who build on the API, on one day. */
interface ApiChange {
  readonly date: string;
  readonly version: string;
  readonly changes: readonly string[];
}

/** The newest first. `docs/spec/api-changelog.md` says the same, which a test holds against this. */
export const API_CHANGELOG: readonly ApiChange[] = [
  {
    date: "2026-12-01",
    version: "2.4.11",
    changes: [
      "Added: personal access tokens with scopes, at `auth/tokens/`, accepted as `Authorization: Bearer plt_…`.",
      "Added: codes `scope_missing` and `token_not_allowed` of 403.",
      "Changed: a query key that a call does not read is refused with 400; it was ignored.",
      "Added: moments are accepted with an offset.",
      "Added: signing in by a code without cookies, with `with_secret` and `request_secret`.",
      "Added: files of other apps, at `broughtFile/`.",
      "Added: recipes in files of other apps: `recipes`, `recipes_added` and `recipes_drafted` of BroughtFile, and code `file_too_many_recipes`.",
      "Added: `users/me/diary/`, `users/me/measurements/` and `users/me/recipes/` download files for other apps.",
      "Added: tools for assistants at `/mcp`, and `takes_assistants` of `site/links/`.",
      "Added: `users/me/calendar/` and `/calendar/<token>.ics`, with the scope `calendar:read`.",
      "Added: `weekly_budget` of profiles, `cents` and `used_cents` of grocery items, the point BUDGET of `users/week-reasons/`, and `weekly_budget` and `prices` of `users/plan-candidates/`.",
      "Added: every call has a description, examples and every status that it can answer; this documentation and `GET /api/`, which leads to it.",
    ],
  },
  {
    date: "2026-11-30",
    version: "2.4.11",
    changes: [
      "Added: `users/week-reasons/`, `users/likings/`, `users/nutrients/` and `users/nutrient-meals/`.",
      "Added: packs, what is left of them and what is likely at home, in items of grocery lists.",
      "Added: left-overs, cooking ahead and portions of the household in `cooking` of planned recipes.",
    ],
  },
  {
    date: "2026-11-29",
    version: "2.4.11",
    changes: [
      "Added: grocery lists that several people shop from, at `groceryShare/` and `sharedGroceryList/`.",
      "Added: recipes read from web pages and pasted texts, at `recipeImport/`.",
      "Added: `users/recognise-meal/` and `users/device-foods/`.",
    ],
  },
  {
    date: "2026-11-28",
    version: "2.4.11",
    changes: [
      "Added: products of one's own, at `users/own-products/`.",
      "Added: energy use that is learned, at `users/energyUse/`.",
    ],
  },
  {
    date: "2026-11-25",
    version: "2.4.11",
    changes: ["Added: plan templates, at `planTemplates/`."],
  },
];

/** The changelog as the file in `docs` has it. */
export const changelogText = (): string =>
  [
    "# API changelog",
    "",
    "For people who build on the API. Additions come at any time; what is removed is announced here at least six months before, and its",
    "answers carry the headers `Deprecation` and `Sunset` in the meantime (decision 0126).",
    ...API_CHANGELOG.flatMap(({ date, version, changes }) => [
      "",
      `## ${date} (${version})`,
      "",
      ...changes.map((change) => `- ${change}`),
    ]),
    "",
  ].join("\n");
