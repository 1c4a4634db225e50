import { createLoginSignupPortal, createMagicLink, createOtp } from "@plateful/contract";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/server/call.ts";
import { CallError } from "../lib/server/call-error.ts";
import { siteOf } from "../lib/site/brand.ts";
import { preferredMethod } from "./preferred-method.ts";
import { useNext } from "./use-enter-app.ts";

/** What a sign-in mail is asked for with. */
interface Wish {
  readonly email: string;
  /** Where the person wanted to go. */
  readonly next: string | undefined;
  readonly method?: "OTP" | "MAGIC_LINK";
}

/**
 * Asks for a sign-in mail; an organisation's own site has its own call (ledger AUTH-010, AUTH-011). To a host that is nobody's
 * site no link may lead: there the code signs in, and the link leads to the main site.
 */
export async function requestSignIn(
  queryClient: QueryClient,
  { email, next, method = preferredMethod() }: Wish,
) {
  const site = await siteOf(queryClient);
  const redirect_url = `${location.origin}${next ?? "/"}`;
  const body = { email, redirect_url, preferred_method: method };
  if (site !== null)
    return call(createLoginSignupPortal, { body: { ...body, organisation_subdomain: site } });
  return call(createMagicLink, { body }).catch((error: unknown) => {
    if (error instanceof CallError && error.at("redirect_url") !== undefined)
      return call(createOtp, { body: { email } });
    throw error;
  });
}

/** The link in the mail leads where the person wanted to go, just as the code does. */
export function useRequestSignIn() {
  const queryClient = useQueryClient();
  const next = useNext();
  return useMutation({
    mutationFn: (email: string) => requestSignIn(queryClient, { email, next }),
    meta: { silent: true },
  });
}
