/** The kinds of measurement, by what the tests call one of them. */
export type MeasuredThing = "weight" | "sleep" | "stress" | "distance" | "bodyFat";

export const MEASURED_PATHS: Readonly<Record<MeasuredThing, string>> = {
  weight: "userWeight/",
  sleep: "UserSleep/",
  stress: "UserStress/",
  distance: "UserDistance/",
  bodyFat: "UserBodyFatPercentage/",
};

const created_at = "2026-03-18T06:40:00Z";

/** The least that is valid for each kind. */
export const MEASURED_BODIES: Readonly<Record<MeasuredThing, Readonly<Record<string, unknown>>>> = {
  weight: { value: 71.4, created_at },
  sleep: { value: 7.5, created_at },
  stress: { value: "LOW", created_at },
  distance: { value: 80, body_area: "WAIST", created_at },
  bodyFat: { value: 0.24, created_at },
};
