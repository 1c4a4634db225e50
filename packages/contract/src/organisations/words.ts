import { says, six, type WordsOfCalls } from "../documented/call-words.ts";

export const ORGANISATION_WORDS: WordsOfCalls = {
  "get-default-brand": says(
    "Reads the brand of the host that is asked, that of the product on the main site.",
  ),
  "get-brand": says("Reads the brand of one practice's site by its subdomain."),
  "find-organisations-by-subdomain": says(
    "Finds the practice behind a subdomain: a list of no or one brand.",
  ),
  "get-landing-page": says("Reads the brand of a practice with what it sells and the prices."),
  "get-organisation": says("Reads the practice that the caller belongs to; 404 for every other."),
  "change-organisation": says(
    "Changes the practice: its look, its recipes and what its people may do. A logo comes as an address or as a file in a form; it needs the right BRAND.",
    {
      request: { primary_colour: "#00695c", logo_visible: true },
    },
  ),
  "create-organisation": says(
    "Makes the practice of a coach who has none; the caller owns it. A logo comes as an address or as a file in a form.",
  ),
  "create-practice": says(
    "Names the practice of a coach who has none, with a subdomain that cannot be changed later; the caller owns it.",
  ),
  ...six("managed-organisation", {
    one: "a practice with its settings",
    many: "practices with their settings",
    remove: "409 `in_use` while someone belongs to it.",
    changed: { waitlist_enabled: true },
  }),
  ...six("feature-flag", {
    one: "a feature flag",
    many: "feature flags",
    create: "`everyone` decides alone where it is set, else the lists and the share of people.",
    changed: { percent: 25 },
  }),
};
