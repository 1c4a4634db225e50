import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { alertProblem } from "../dialogs/alerts.ts";
import { CallError, listMessages } from "./call-error.ts";
import { reportError } from "./report-error.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: { readonly silent?: boolean };
    mutationMeta: {
      /** The screen itself shows the refusal at its place, so no alert is raised for a 400. */
      readonly silent?: boolean;
      /** The change itself says that the meal it concerns is gone, so no alert is raised for a 404 (`useMealGone`). */
      readonly saysGone?: boolean;
    };
  }
}

const RETRIES = 2;
const FIRST_WAIT_MS = 1_000;

/** Words for failures that come without words of their own. */
export interface FailureWords {
  readonly oops: string;
  readonly later: string;
}

/** A read is worth repeating when the server or the network was away, not when it was refused (ledger ERR-019). */
export const isWorthRetrying = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || error.status >= 500);

/** What a failed call that no screen handles says (ledger ERR-004, ERR-005, ERR-011, ERR-019). */
export function alertText(error: unknown, words: FailureWords): string {
  if (!(error instanceof CallError)) return words.later;
  if (error.status !== 400) return error.detail ?? words.later;
  return error.general ?? (listMessages(error.fields).join("\n") || words.oops);
}

const BLOCKING_CODES: ReadonlySet<string | undefined> = new Set(["account_disabled", "payment_required"]);

/** True when the server refuses everything to this person: switched off, or not paid for (ledger ERR-019). */
const isBlocked = (error: unknown): boolean =>
  error instanceof CallError && error.status === 403 && BLOCKING_CODES.has(error.code);

/** Who is told of the refusals that concern the whole app rather than one screen. */
interface RefusalListeners {
  /** Each 401 (ledger AUTH-036). */
  readonly onUnauthorised: () => void;
  /** Each 403 because of the account or its payment (ledger ERR-019). */
  readonly onBlocked: () => void;
}

/** The cache of everything read from the server. */
export function createQueryClient(words: () => FailureWords, listeners: RefusalListeners): QueryClient {
  const handle = (error: unknown, silent: boolean, isRead: boolean) => {
    if (error instanceof CallError && error.status === 401) return listeners.onUnauthorised();
    if (isBlocked(error)) return listeners.onBlocked();
    const isRefusal = error instanceof CallError && error.status === 400;
    if (!isRefusal) reportError(error);
    // A screen whose reading failed shows that in the page; an alert on top of it would say it twice.
    if (silent || (isRead && !isRefusal)) return;
    alertProblem(alertText(error, words()));
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => handle(error, query.meta?.silent ?? false, true),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        const isToldAlready =
          mutation.meta?.saysGone === true && error instanceof CallError && error.status === 404;
        if (!isToldAlready) handle(error, mutation.meta?.silent ?? false, false);
      },
    }),
    defaultOptions: {
      queries: {
        // Offline the service worker answers with what was read last, so calls are made all the same.
        networkMode: "always",
        retry: (failures, error) => failures < RETRIES && isWorthRetrying(error) && navigator.onLine,
        retryDelay: (attempt) => FIRST_WAIT_MS * 2 ** attempt,
        staleTime: 10_000,
        // Polling rests while the page is hidden and reads at once on return (ledger CACHE-003).
        refetchIntervalInBackground: false,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
      },
      // A change that cannot be sent says so at once instead of waiting silently.
      mutations: { networkMode: "always", retry: false },
    },
  });
}
