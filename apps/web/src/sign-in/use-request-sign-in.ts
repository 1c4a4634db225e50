import { createLoginSignupPortal, createMagicLink } from "@plateful/contract";
import { useMutation } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { currentSubdomain } from "../lib/subdomain.ts";
import { preferredMethod } from "./preferred-method.ts";

/** Asks for a sign-in mail; an organisation's own site has its own call (ledger AUTH-010, AUTH-011). */
function requestSignIn(email: string) {
  const subdomain = currentSubdomain();
  const body = { email, redirect_url: `${location.origin}/`, preferred_method: preferredMethod() };
  return subdomain === null
    ? call(createMagicLink, { body })
    : call(createLoginSignupPortal, { body: { ...body, organisation_subdomain: subdomain } });
}

export const useRequestSignIn = () => useMutation({ mutationFn: requestSignIn, meta: { silent: true } });
