import { logout } from "@plateful/contract";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "./call.ts";
import { forgetPerson } from "./forget-person.ts";
import { currentToken } from "./session.ts";
import { forgetAllTyped } from "./typed-drafts.ts";

/** Signs this device out, also when the server cannot be told (ledger AUTH-037, AUTH-038). */
export async function signOut(queryClient: QueryClient): Promise<void> {
  // An answer that is under way would be kept after everything was forgotten.
  await queryClient.cancelQueries();
  forgetAllTyped();
  if (currentToken() !== null) await call(logout).catch(() => {});
  await forgetPerson(queryClient);
}
