import type { Endpoint } from "@plateful/contract";

const OF_COACHES = {
  none: "Only for one's own data.",
  read: "For one's own data; a coach may read it for clients who share it.",
  write: "For one's own data, and for a coach that of clients who share it.",
} as const;

const WHO = {
  anyone: "Needs no sign-in.",
  user: "For everybody who is signed in.",
  "blocked-too": "For everybody who is signed in, also while the account is disabled or unpaid.",
  coach: "For coaches.",
  staff: "For staff.",
  development: "Only outside production.",
} as const;

/** Who may make a call, and what else it needs, as its contract says; one or two sentences. */
export function whoMay({ access, consent }: Endpoint): string {
  const who = access.who === "own" ? OF_COACHES[access.coach] : WHO[access.who];
  const consents = consent.map((kind) => `\`${kind}\``).join(" and ");
  return [
    who,
    ...(consent.length === 0 ? [] : [`Needs the consent ${consents} of the person whose data is stored.`]),
  ].join(" ");
}
