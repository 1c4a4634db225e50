import type { FieldError, RailErrorCode } from "@plateful/contract";
import { InvalidFields } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { hidesNumbers } from "./health-answers-store.ts";

type Caller = Pick<Call, "db"> & { readonly actor: Pick<Call["actor"], "id"> };

const isRail = (error: FieldError): error is FieldError & { readonly code: RailErrorCode } =>
  "limit" in error && error.code.startsWith("rail_");

/**
 * Judges a plan of the caller's own. Guard-rails say figures of the plan; whoever hides numbers reads the same without
 * any (ledger SAFE-023).
 * @throws InvalidFields, and whatever else `judge` throws.
 */
export async function spareFigures<Judged>({ db, actor }: Caller, judge: () => Judged): Promise<Judged> {
  try {
    return judge();
  } catch (refusal) {
    if (!(refusal instanceof InvalidFields) || !(await hidesNumbers(db, actor.id))) throw refusal;
    throw new InvalidFields(
      refusal.problems.map(({ path, error }) => ({
        path,
        error: isRail(error) ? { code: `${error.code}_in_words` } : error,
      })),
    );
  }
}
