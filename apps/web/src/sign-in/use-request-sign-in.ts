import { createLoginSignupPortal, createMagicLink } from "@plateful/contract";
import { useMutation } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { currentSubdomain } from "../lib/subdomain.ts";
import { preferredMethod } from "./preferred-method.ts";
import { useNext } from "./use-enter-app.ts";

/** Asks for a sign-in mail; an organisation's own site has its own call (ledger AUTH-010, AUTH-011). */
export function requestSignIn(
  email: string,
  next: string | undefined,
  method: "OTP" | "MAGIC_LINK" = preferredMethod(),
) {
  const subdomain = currentSubdomain();
  const body = {
    email,
    redirect_url: `${location.origin}${next ?? "/"}`,
    preferred_method: method,
  };
  return subdomain === null
    ? call(createMagicLink, { body })
    : call(createLoginSignupPortal, { body: { ...body, organisation_subdomain: subdomain } });
}

/** The link in the mail leads where the person wanted to go, just as the code does. */
export function useRequestSignIn() {
  const next = useNext();
  return useMutation({
    mutationFn: (email: string) => requestSignIn(email, next),
    meta: { silent: true },
  });
}
