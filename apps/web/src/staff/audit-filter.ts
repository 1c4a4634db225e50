import type { AuditFilter } from "./parts/staff-query.ts";

/** The filters as they are typed. */
export interface AuditDraft {
  readonly request: string;
  readonly action: string;
  readonly person: string;
  readonly staff: string;
  /** Dates `YYYY-MM-DD`, of the device. */
  readonly from: string;
  readonly until: string;
}

export const NO_FILTER: AuditDraft = { request: "", action: "", person: "", staff: "", from: "", until: "" };

const MAX_ID = 2_147_483_647;

/** A number of a person as it is typed; null for what is none. */
function readId(typed: string): number | null {
  const text = typed.trim();
  const id = Number(text);
  return /^\d{1,10}$/.test(text) && id >= 1 && id <= MAX_ID ? id : null;
}

/** Which of the typed numbers are none. */
export const wrongNumbers = (draft: AuditDraft): readonly ("person" | "staff")[] =>
  (["person", "staff"] as const).filter((key) => draft[key].trim() !== "" && readId(draft[key]) === null);

/** The beginning of a day of this device, or of the day after it. */
function startOf(date: string, daysLater: number): string | undefined {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = date.split("-").map(Number);
  const at = new Date(year, month - 1, day + daysLater);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** What the server is asked; both days are included. */
export function filterOf(draft: AuditDraft): AuditFilter {
  const [request, action] = [draft.request.trim(), draft.action.trim()];
  const [user, actor] = [readId(draft.person), readId(draft.staff)];
  const from = draft.from === "" ? undefined : startOf(draft.from, 0);
  const until = draft.until === "" ? undefined : startOf(draft.until, 1);
  return {
    ...(request === "" ? {} : { request_id: request }),
    ...(action === "" ? {} : { action }),
    ...(user === null ? {} : { user }),
    ...(actor === null ? {} : { actor }),
    ...(from === undefined ? {} : { happened_at__gte: from }),
    ...(until === undefined ? {} : { happened_at__lt: until }),
  };
}
