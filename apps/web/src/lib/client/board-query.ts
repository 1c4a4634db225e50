import { getClientMarks, getTriageSettings } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { CLIENTS } from "../person/current-user.ts";
import { call } from "../server/call.ts";

/** Every reading of the morning board starts with this key. */
export const BOARD = [CLIENTS, "triage"] as const;

/** Rules, saved views and shortcuts of the coach's board, and the words that the practice uses as labels. */
export const triageSettingsQuery = queryOptions({
  queryKey: [CLIENTS, "triage-settings"],
  queryFn: ({ signal }) => call(getTriageSettings, { signal }),
});

/** The labels of a client, and the reasons that are muted for them. */
export const clientMarksQuery = (id: number) =>
  queryOptions({
    queryKey: [...BOARD, "marks", id],
    queryFn: ({ signal }) => call(getClientMarks, { params: { id: String(id) }, signal }),
  });
