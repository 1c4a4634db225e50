import type { SharedPart } from "@plateful/access";
import type { User } from "@plateful/contract";

/** What a client shares with the coach who guides them; empty before the client chose. */
export const sharedParts = ({ consents }: Pick<User, "consents">): readonly SharedPart[] =>
  consents.find(({ kind }) => kind === "COACH_SHARING")?.parts ?? [];
