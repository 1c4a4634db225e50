/** Defects that the app notices in itself, with the words that the report gets (ledger ERR-015, ERR-016). */
const INTERNAL_ERRORS = {
  user: "User is not defined",
  user_id: "User ID not found",
  user_profile: "User profile is not set",
  calendar_day: "currentCalendarDay is not set",
  meal_slot: "mealSlotSpecification is not set",
  weekday: "The weekly plan is missing the weekday",
  recipe_id: "Recipe id is missing",
  suggested_serving: "Suggested serving is missing",
  recipe_not_editable: "This recipe cannot be edited",
} as const;
export type InternalErrorCode = keyof typeof INTERNAL_ERRORS;

/** Something is missing that a screen may rely on: a defect of the app, not of what the person did. */
export class InternalError extends Error {
  readonly code: InternalErrorCode;

  /** `detail` says which one, where that helps to find the defect; never anything about a person. */
  constructor(code: InternalErrorCode, detail?: string) {
    super(detail === undefined ? INTERNAL_ERRORS[code] : `${INTERNAL_ERRORS[code]} (${detail})`);
    this.name = "InternalError";
    this.code = code;
  }
}

/** The value itself. Throws the InternalError of `code` when there is none. */
export function needed<Value>(
  value: Value | null | undefined,
  code: InternalErrorCode,
  detail?: string,
): Value {
  if (value === null || value === undefined) throw new InternalError(code, detail);
  return value;
}
