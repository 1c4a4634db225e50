/** What of a person a personal access token may be given: to read it, to change it, or both (ledger DOOR-004). */
export const TOKEN_AREAS = [
  "diary",
  "plan",
  "recipes",
  "foods",
  "groceries",
  "measurements",
  "profile",
  "coach",
] as const;
export type TokenArea = (typeof TOKEN_AREAS)[number];

/**
 * What a token is allowed; changing something includes no reading. Those of `coach` are for coaches alone. `calendar:read` opens the
 * calendar and nothing else, since it stands in an address that people pass on.
 */
export const TOKEN_SCOPES = [
  "diary:read",
  "diary:write",
  "plan:read",
  "plan:write",
  "recipes:read",
  "recipes:write",
  "foods:read",
  "foods:write",
  "groceries:read",
  "groceries:write",
  "measurements:read",
  "measurements:write",
  "profile:read",
  "profile:write",
  "coach:read",
  "coach:write",
  "calendar:read",
] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
