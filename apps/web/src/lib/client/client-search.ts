/**
 * Whose clients a list shows: a colleague's, those of the whole practice, or those whom colleagues share; without a word the coach's
 * own and those shared with them (COACH-161, TEAM-023).
 */
export type Whose = number | "everybody" | "shared";

export interface WhoseSearch {
  readonly coach?: Whose;
}

export function readWhoseSearch({ coach }: Record<string, unknown>): WhoseSearch {
  if (coach === "everybody" || coach === "shared") return { coach };
  return typeof coach === "number" && Number.isSafeInteger(coach) && coach > 0 ? { coach } : {};
}

/** Which colleague of their coach a client writes with; their coach without a word (TEAM-024). */
export function readStandInSearch({ coach }: Record<string, unknown>): { coach?: number } {
  return typeof coach === "number" && Number.isSafeInteger(coach) && coach > 0 ? { coach } : {};
}

/** The same as a query of a call. */
export const whoseQueryOf = ({ coach }: WhoseSearch): { coach?: number; everybody?: true; shared?: true } => {
  if (coach === "everybody") return { everybody: true };
  if (coach === "shared") return { shared: true };
  return coach === undefined ? {} : { coach };
};

const pageOf = ({ page }: Record<string, unknown>): { page?: number } =>
  typeof page === "number" && Number.isSafeInteger(page) && page > 1 ? { page } : {};

/** What the address says of the invitations; those who wait for the coach's own clients when it says nothing. */
export interface InvitationsSearch extends WhoseSearch {
  readonly show?: "JOINED" | "ALL";
  readonly page?: number;
}

export function readInvitationsSearch(search: Record<string, unknown>): InvitationsSearch {
  const { show } = search;
  return {
    ...(show === "JOINED" || show === "ALL" ? { show } : {}),
    ...readWhoseSearch(search),
    ...pageOf(search),
  };
}

/** What the address says of the list of clients; the first page of all active ones when it says nothing. */
export interface ClientsSearch extends WhoseSearch {
  readonly status?: "deactivated";
  readonly search?: string;
  readonly page?: number;
}

export function readClientsSearch(address: Record<string, unknown>): ClientsSearch {
  const { status, search } = address;
  // A search for digits comes as a number.
  const text = typeof search === "number" ? String(search) : search;
  return {
    ...(status === "deactivated" ? { status } : {}),
    ...(typeof text === "string" && text !== "" ? { search: text } : {}),
    ...readWhoseSearch(address),
    ...pageOf(address),
  };
}

export const CLIENT_TABS = ["about", "nutrition-plan", "progress", "settings"] as const;
export type ClientTab = (typeof CLIENT_TABS)[number];

/** Which tab of a client is open; the first when the address names none. */
export function readClientSearch({ tab }: Record<string, unknown>): { tab?: ClientTab } {
  const named = CLIENT_TABS.find((one) => one === tab);
  return named === undefined ? {} : { tab: named };
}
