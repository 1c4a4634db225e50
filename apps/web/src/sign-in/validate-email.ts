import { email } from "@plateful/contract";
import { z } from "zod/mini";

/** Why an address cannot be sent; the words are in the phrases (ledger AUTH-006). */
export type EmailProblem = "required" | "invalidEmail";

/** The address as it is sent: without the blanks that keyboards add. */
export const tidyEmail = (text: string): string => text.trim();

/** Checks an address by the rule of the contract. */
export function emailProblem(text: string): EmailProblem | null {
  const address = tidyEmail(text);
  if (address === "") return "required";
  return z.safeParse(email(), address).success ? null : "invalidEmail";
}
