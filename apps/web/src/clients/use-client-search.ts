import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { type ClientsSearch, readClientsSearch } from "../lib/client/client-search.ts";
import { DEBOUNCE } from "../lib/server/polling.ts";

/** What the list shows, and the words being typed: they count after a pause, from the first page on (ledger COACH-010). */
export function useClientSearch() {
  const shown = readClientsSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const { history } = useRouter();
  const { status, search = "", coach } = shown;
  const [typed, setTyped] = useState(search);
  const show = useCallback(
    (next: ClientsSearch) => void navigate({ to: PATHS.clients, search: { ...next }, replace: true }),
    [navigate],
  );
  const wanted = typed.trim();
  // The address also changes by links and by going back; then the field follows, but never while someone types.
  const sent = useRef(search);
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setTyped(search);
  }, [search]);
  useEffect(() => {
    if (wanted === search) return;
    const timer = setTimeout(() => {
      // The person may be on the way to a client already, and is not called back from there.
      if (history.location.pathname !== PATHS.clients) return;
      sent.current = wanted;
      show({
        ...(status === undefined ? {} : { status }),
        ...(coach === undefined ? {} : { coach }),
        ...(wanted === "" ? {} : { search: wanted }),
      });
    }, DEBOUNCE.clientSearch);
    return () => clearTimeout(timer);
  }, [wanted, search, status, coach, show, history]);
  return { shown, show, typed, setTyped };
}
