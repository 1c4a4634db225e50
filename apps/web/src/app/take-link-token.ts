const LINK_KEY = "magic_link_token";

/** What the address held: a token to exchange, nothing, or something that is no single token. */
export type LinkToken =
  | { readonly kind: "none" | "invalid" }
  | { readonly kind: "token"; readonly token: string };

/** Reads the token of a sign-in link from a query text; one that is repeated or empty is ignored (ledger AUTH-028). */
export function readLinkToken(search: string): LinkToken {
  const values = new URLSearchParams(search).getAll(LINK_KEY);
  if (values.length === 0) return { kind: "none" };
  const [token = ""] = values;
  return values.length === 1 && token !== "" ? { kind: "token", token } : { kind: "invalid" };
}

/** The same query text without the token. */
export function withoutLinkToken(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(LINK_KEY);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** Takes the token out of the address bar before anything else can see it (ledger AUTH-029). */
export function takeLinkToken(): LinkToken {
  const found = readLinkToken(location.search);
  if (found.kind !== "none")
    history.replaceState(
      history.state,
      "",
      `${location.pathname}${withoutLinkToken(location.search)}${location.hash}`,
    );
  return found;
}
