import type { TriageSavedView } from "@plateful/contract";
import type { Db } from "../platform/database/open-database.ts";
import { insertBoardSettings, insertLabels } from "./demo-board-store.ts";

/** Words that the coach of the demo has put on some of her clients. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  Thijs: ["Marathon"],
  Joris: ["Marathon", "Sport"],
  Bram: ["Sport"],
  Aylin: ["Nachtdienst"],
  Samira: ["Nachtdienst"],
};

/** What she looks at each Monday. */
const SAVED_VIEW: TriageSavedView = {
  ...{ name: "Marathon", view: "ALL", reasons: [], label: "Marathon", sort: "NAME", search: "" },
};

interface Client {
  readonly firstName: string;
  readonly id: number;
}

/**
 * Gives the board of the demo's coach a view and labels, unless she has settings of her own by now: a label that was taken
 * off does not come back with the next start.
 */
export async function addDemoBoard(trx: Db, coachId: number, clients: readonly Client[]): Promise<void> {
  if (!(await insertBoardSettings(trx, coachId, [SAVED_VIEW]))) return;
  const labelled = clients.flatMap(({ firstName, id }) => {
    const labels = LABELS[firstName];
    return labels === undefined ? [] : [{ clientId: id, labels }];
  });
  await insertLabels(trx, coachId, labelled);
}
