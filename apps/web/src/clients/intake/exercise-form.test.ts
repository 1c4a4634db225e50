import { describe, expect, it } from "vitest";
import {
  exerciseChanges,
  isTooMuch,
  newExercise,
  problemsOfExercise,
  startExercises,
} from "./exercise-form.ts";

const STORED = [
  { id: 4, exercise: 1, minutes_per_session: 45, sessions_per_week: 2.5, intake: 5 },
  { id: 6, exercise: 2, minutes_per_session: 30, sessions_per_week: 1, intake: 5 },
];
const NEW = { ...newExercise("new 1"), exercise: 3 };

describe("the exercises of the profile form", () => {
  it("COACH-023 starts a row with 30 minutes, once a week, without an id and without a kind", () => {
    expect(newExercise("new 1")).toEqual({
      key: "new 1",
      id: null,
      exercise: null,
      minutes: "30",
      sessions: "1",
    });
    expect(startExercises(STORED, "nl")[0]).toMatchObject({ id: 4, minutes: "45", sessions: "2,5" });
  });

  it("COACH-023 COACH-025 wants a kind, minutes above 0 up to 600 and sessions above 0 up to 21", () => {
    const good = { exercise: false, minutes: false, sessions: false };
    expect(problemsOfExercise(NEW)).toEqual(good);
    expect(problemsOfExercise({ ...NEW, exercise: null })).toEqual({ ...good, exercise: true });
    for (const minutes of ["0", "-5", "", "600.1", "x"])
      expect(problemsOfExercise({ ...NEW, minutes }).minutes).toBe(true);
    for (const sessions of ["0", "", "22", "21,1"])
      expect(problemsOfExercise({ ...NEW, sessions }).sessions).toBe(true);
    expect(problemsOfExercise({ ...NEW, minutes: "600", sessions: "21" })).toEqual(good);
    expect(exerciseChanges([{ ...NEW, minutes: "0" }], [])).toBeNull();
  });

  it("COACH-108 refuses more than 40 hours a week together", () => {
    const long = (key: string, minutes: string) => ({ ...NEW, key, minutes, sessions: "10" });
    expect(isTooMuch([long("a", "120"), long("b", "120")])).toBe(false);
    expect(isTooMuch([long("a", "120"), long("b", "120.1")])).toBe(true);
    expect(exerciseChanges([long("a", "120"), long("b", "121")], [])).toBeNull();
  });

  it("COACH-018 sends what was added, changed and removed, and nothing that stayed", () => {
    const [first] = startExercises(STORED, "en");
    const rows = [{ ...(first as typeof NEW), minutes: "50" }, NEW];
    expect(exerciseChanges(rows, STORED)).toEqual({
      added: [{ key: "new 1", exercise: 3, minutes_per_session: 30, sessions_per_week: 1 }],
      changed: [{ id: 4, exercise: 1, minutes_per_session: 50, sessions_per_week: 2.5 }],
      removed: [6],
    });
    expect(exerciseChanges(startExercises(STORED, "nl"), STORED)).toEqual({
      added: [],
      changed: [],
      removed: [],
    });
  });
});
