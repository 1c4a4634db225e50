/** The texts with which a calculation refuses its input; they go out as they are (api.md section 9, CALC-012 to CALC-063). */
export const CALCULATION_ERRORS = [
  "No intake provided",
  "Weight is not defined",
  "Gender is not defined",
  "Height is not defined",
  "Age is not defined",
  "Invalid energy balance",
  "Unknown meal type",
  "Unknown legacy meal type",
  "Something went wrong",
  "No energy expenditure calculated",
  "Invalid onboarding data",
  "diyFormValues.mss is not set",
  "Either client or basicInfoForm must be defined",
] as const;
export type CalculationErrorCode = (typeof CALCULATION_ERRORS)[number];

/** A calculation that cannot give an answer; `code` and `message` are the same fixed text. */
export class CalculationError extends Error {
  readonly code: CalculationErrorCode;

  constructor(code: CalculationErrorCode) {
    super(code);
    this.name = "CalculationError";
    this.code = code;
  }
}

/** The value itself, or the given error when it is null, undefined or not a finite number. */
export const required = <Value>(value: Value | null | undefined, code: CalculationErrorCode): Value => {
  if (value === null || value === undefined || (typeof value === "number" && !Number.isFinite(value))) {
    throw new CalculationError(code);
  }
  return value;
};

/** What a profile form calculates with: the figures being typed, else those that are stored (COACH-017). */
export const profileFormSource = <Figures>(client: Figures | null, basicInfoForm: Figures | null): Figures =>
  required(basicInfoForm ?? client, "Either client or basicInfoForm must be defined");
