import type { Http } from "../platform/calls/call.ts";
import { deviceLabel } from "./device-label.ts";

/** Holds the secret of a pending sign-in, in the browser that asked for it. */
const REQUEST_COOKIE = "sign-in";
/** Holds the session; the page exchanges it for a token (ledger AUTH-033). */
export const SESSION_COOKIE = "session";
const REQUEST_LIFE_SECONDS = 24 * 3600;
const SESSION_LIFE_SECONDS = 90 * 86_400;

/** What sign-in knows of the browser that calls. */
export interface Browser {
  readonly ip: string;
  readonly label: string;
  readonly requestSecret: string | undefined;
}

/** True for calls of our own pages and of programs; a page of another site may sign nobody in here (bar B7, D5). */
export const isOwnCall = ({ fetchSite }: Pick<Http, "fetchSite">): boolean =>
  fetchSite === undefined || fetchSite === "same-origin" || fetchSite === "none";

export const browserOf = (http: Http): Browser => ({
  ip: http.ip,
  label: deviceLabel(http.userAgent),
  requestSecret: http.cookie(REQUEST_COOKIE),
});

/** Keeps the secret of a request that was just made. */
export const rememberRequest = (http: Http, secret: string): void =>
  http.setCookie(REQUEST_COOKIE, secret, REQUEST_LIFE_SECONDS);

/** Keeps the session in the browser; how long it lives is decided by the server at every use. */
export function rememberSession(http: Http, cookie: string): void {
  http.setCookie(SESSION_COOKIE, cookie, SESSION_LIFE_SECONDS);
  http.clearCookie(REQUEST_COOKIE);
}
