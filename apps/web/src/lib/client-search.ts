/** What the address says of the list of clients; the first page of all active ones when it says nothing. */
export interface ClientsSearch {
  readonly status?: "deactivated";
  readonly search?: string;
  readonly page?: number;
}

export function readClientsSearch({ status, search, page }: Record<string, unknown>): ClientsSearch {
  // A search for digits comes as a number.
  const text = typeof search === "number" ? String(search) : search;
  return {
    ...(status === "deactivated" ? { status } : {}),
    ...(typeof text === "string" && text !== "" ? { search: text } : {}),
    ...(typeof page === "number" && Number.isSafeInteger(page) && page > 1 ? { page } : {}),
  };
}

export const CLIENT_TABS = ["about", "nutrition-plan", "progress", "settings"] as const;
export type ClientTab = (typeof CLIENT_TABS)[number];

/** Which tab of a client is open; the first when the address names none. */
export function readClientSearch({ tab }: Record<string, unknown>): { tab?: ClientTab } {
  const named = CLIENT_TABS.find((one) => one === tab);
  return named === undefined ? {} : { tab: named };
}
