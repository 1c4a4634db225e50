import { logout } from "@plateful/contract";
import type { QueryClient } from "@tanstack/react-query";
import { forgetPerson } from "../device/forget-person.ts";
import { currentToken } from "../device/session.ts";
import { forgetAllTyped } from "../device/typed-drafts.ts";
import { call } from "../server/call.ts";

/** Signs this device out, also when the server cannot be told (ledger AUTH-037, AUTH-038). */
export async function signOut(queryClient: QueryClient): Promise<void> {
  // An answer that is under way would be kept after everything was forgotten.
  await queryClient.cancelQueries();
  forgetAllTyped();
  if (currentToken() !== null) await call(logout).catch(() => {});
  await forgetPerson(queryClient);
}
