import { TOKEN_AREAS, type TokenArea, type TokenScope } from "@plateful/contract";

const VERBS = ["read", "write"] as const;
type Verb = (typeof VERBS)[number];

export const scopeFor = (area: TokenArea, verb: Verb): TokenScope => `${area}:${verb}`;

/** What a token may do in each area of which it may do anything. */
export function mayOf(scopes: readonly TokenScope[]): readonly (readonly [TokenArea, Verb | "both"])[] {
  return TOKEN_AREAS.flatMap((area) => {
    const verbs = VERBS.filter((verb) => scopes.includes(scopeFor(area, verb)));
    const [first] = verbs;
    if (first === undefined) return [];
    return [[area, verbs.length === VERBS.length ? "both" : first] as const];
  });
}

/** The areas that can be offered: clients are for coaches. */
export const areasFor = (isCoach: boolean): readonly TokenArea[] =>
  TOKEN_AREAS.filter((area) => isCoach || area !== "coach");
