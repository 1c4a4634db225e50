import { importClients, MAX_IMPORTED, type NewClient } from "@plateful/contract";
import type { CompleteLanguage } from "@plateful/phrases";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { CLIENTS } from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { type CheckedClient, checkListedClient, type ListProblem } from "./check-listed-client.ts";
import { keepRows, loadKeptRows, type WaitingRow } from "./kept-import.ts";
import type { ListedClient } from "./read-client-list.ts";

/** Rows of one call: few enough for the progress to be seen, many enough for a list to be quick. */
const PART = 25;

type Outcome = "INVITED" | "CLIENT" | "TAKEN" | "REFUSED";

export interface ListRow {
  readonly listed: ListedClient;
  readonly checked: CheckedClient;
  /** What is wrong: found here, or by the server. */
  readonly problem: ListProblem | "TAKEN" | "REFUSED" | null;
  readonly outcome: Outcome | null;
}

/** What the server said of an address, by that address; a row that is changed asks again. */
type Outcomes = ReadonlyMap<string, Outcome>;

const emailOf = ({ email }: ListedClient): string => email.trim().toLowerCase();

function checkAll(
  list: readonly ListedClient[],
  language: CompleteLanguage,
  outcomes: Outcomes,
): readonly ListRow[] {
  const seen = new Set<string>();
  return list.map((listed) => {
    const checked = checkListedClient(listed, seen, language);
    seen.add(emailOf(listed));
    const outcome = checked.client === null ? null : (outcomes.get(checked.client.email) ?? null);
    const said = outcome === "TAKEN" || outcome === "REFUSED" ? outcome : null;
    return { listed, checked, problem: checked.problem ?? said, outcome };
  });
}

/** The rows of a part that the server refuses, by their place in it; the others were not taken either. */
function refusedPlaces(error: unknown): readonly number[] {
  if (!(error instanceof CallError) || error.status !== 400) return [];
  return Object.keys(error.fields.rows ?? {}).map(Number);
}

type Note = (part: readonly NewClient[], outcomeAt: (place: number) => Outcome | null) => void;

/** Asks the server about rows, or sends them, part by part. */
function useParts(note: Note) {
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const ask = async (part: readonly NewClient[], isCheck: boolean): Promise<void> => {
    const body = { rows: [...part], check_only: isCheck };
    try {
      const { results } = await call(importClients, { body });
      note(part, (place) => {
        const state = results[place]?.state;
        return state === undefined || state === "READY" ? null : state;
      });
    } catch (error) {
      const refused = refusedPlaces(error);
      if (refused.length === 0) throw error;
      note(part, (place) => (refused.includes(place) ? "REFUSED" : null));
      const left = part.filter((_, place) => !refused.includes(place));
      if (left.length > 0) await ask(left, isCheck);
    }
  };
  const inParts = async (wanted: readonly ListRow[], isCheck: boolean): Promise<void> => {
    const clients = wanted.flatMap(({ checked }) => (checked.client === null ? [] : [checked.client]));
    setProgress({ done: 0, total: clients.length });
    for (let at = 0; at < clients.length; at += PART) {
      await ask(clients.slice(at, at + PART), isCheck);
      setProgress({ done: Math.min(at + PART, clients.length), total: clients.length });
    }
  };
  return { progress, inParts };
}

/** The rows that have not been added, as they are kept. */
const waitingRows = (rows: readonly ListRow[]): readonly WaitingRow[] =>
  rows
    .filter(({ outcome }) => outcome !== "INVITED" && outcome !== "CLIENT")
    .map(({ listed, outcome }) => ({
      ...listed,
      refused: outcome === "TAKEN" || outcome === "REFUSED" ? outcome : null,
    }));

/** Keeps the rows that wait on the device, and brings them back when the screen opens without a list (ledger COACH-193). */
function useKeptRows(rows: readonly ListRow[], onKept: (kept: readonly WaitingRow[]) => void) {
  const [isRead, setIsRead] = useState(false);
  const take = useEffectEvent(onKept);
  useEffect(() => {
    let isGone = false;
    void loadKeptRows().then((kept) => {
      if (isGone) return;
      if (kept.length > 0) take(kept);
      setIsRead(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  useEffect(() => {
    // Before it was read, an empty screen would erase what was kept.
    if (isRead) keepRows(waitingRows(rows));
  }, [isRead, rows]);
}

/** A list of clients: its rows are checked, put right, and sent in parts; those that are wrong wait (ledger COACH-130). */
export function useClientImport(language: CompleteLanguage) {
  const queryClient = useQueryClient();
  const [list, setList] = useState<readonly ListedClient[]>([]);
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const rows = useMemo(() => checkAll(list, language, outcomes), [list, language, outcomes]);
  const ready = rows.filter(({ problem, outcome }) => problem === null && outcome === null);
  const note: Note = (part, outcomeAt) =>
    setOutcomes((known) => {
      const said = part.flatMap(({ email }, place) => {
        const outcome = outcomeAt(place);
        return outcome === null ? [] : [[email, outcome] as const];
      });
      return new Map([...known, ...said]);
    });
  const { progress, inParts } = useParts(note);
  const check = useMutation({ mutationFn: (wanted: readonly ListRow[]) => inParts(wanted, true) });
  const send = useMutation({
    mutationFn: () => inParts(ready, false),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [CLIENTS] }),
    meta: { silent: true },
  });
  const begin = (next: readonly ListedClient[], known: Outcomes) => {
    setList(next);
    setOutcomes(known);
    send.reset();
    const fine = checkAll(next, language, known).filter(
      ({ problem, outcome }) => problem === null && outcome === null,
    );
    if (fine.length > 0) check.mutate(fine);
  };
  useKeptRows(rows, (kept) => {
    // Whoever chose a list while it was read goes on with that.
    if (list.length > 0) return;
    const refused = kept.flatMap((row) =>
      row.refused === null ? [] : [[emailOf(row), row.refused] as const],
    );
    begin(
      kept.map(({ refused: _said, ...listed }) => listed),
      new Map(refused),
    );
  });
  return {
    rows,
    ready,
    progress,
    send,
    isChecking: check.isPending,
    /** Takes a list in the place of the one before; false when it is too long. */
    take: (next: readonly ListedClient[]): boolean => {
      if (next.length > MAX_IMPORTED) return false;
      begin(next, new Map());
      return true;
    },
    change: (line: number, change: Partial<ListedClient>) =>
      setList((known) => known.map((one) => (one.line === line ? { ...one, ...change } : one))),
    skip: (line: number) => setList((known) => known.filter((one) => one.line !== line)),
  };
}
