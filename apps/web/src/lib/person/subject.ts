import type { User } from "@plateful/contract";
import { createContext, useContext } from "react";
import { PATHS } from "../address/paths.ts";
import { useCurrentUser } from "./current-user.ts";

/** The client whose diary a coach has open. The address says who that is, and only screens below it know (ledger DIARY-076). */
export const ViewedClient = createContext<User | null>(null);

/** False for a coach who may only read what belongs to clients (ledger TEAM-017). */
export const MayChangeViewed = createContext(true);

/** Whose diary is on the screen. */
export interface Subject {
  readonly user: User;
  /** The client's id in view-as; undefined for one's own diary. */
  readonly viewedId: number | undefined;
  /** False in view-as without the right to change it. */
  readonly mayChange: boolean;
  /** What the addresses of this person's screens begin with. */
  readonly root: string;
}

export function useSubject(): Subject {
  const own = useCurrentUser();
  const viewed = useContext(ViewedClient);
  const mayChange = useContext(MayChangeViewed);
  if (viewed === null) return { user: own, viewedId: undefined, mayChange: true, root: "" };
  return { user: viewed, viewedId: viewed.id, mayChange, root: `${PATHS.clients}/${viewed.id}` };
}

/** Names the viewed client in a call; without one the server takes the caller. */
export const namedUser = (viewedId: number | undefined): { user?: number } =>
  viewedId === undefined ? {} : { user: viewedId };

/** Where the diary of the person stands, on a date if one is given. */
export const plannerHref = (root: string, date?: string): string =>
  `${root}${PATHS.planner}${date === undefined ? "" : `?date=${date}`}`;
