import { describe, expect, it } from "vitest";
import { loggedError } from "./logged-error.ts";

const thrownBy = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error("Nothing was thrown.");
};

describe("what is logged of an error", () => {
  it("G1: our own words, and where it happened", () => {
    const logged = loggedError(new Error("The answer breaks its contract"));
    expect(logged).toMatchObject({ type: "Error", message: "The answer breaks its contract" });
    expect(logged?.frames[0]).toContain("logged-error.test.ts");
  });

  it("G1: neither the words nor the values of a library's error, also as a cause", () => {
    const database = Object.assign(new Error('duplicate key "anna@example.org"\nKey (email)=(anna)'), {
      code: "23505",
      constraint: "users_email_key",
      detail: "Key (email)=(anna@example.org) already exists.",
      parameters: ["anna@example.org"],
    });
    const parser = thrownBy(() => JSON.parse('{"name":anna}'));
    const wrapped = new Error("The call failed", { cause: database });
    for (const error of [database, parser, wrapped, "anna", { anna: 1 }, new URL("http://anna").href]) {
      expect(JSON.stringify(loggedError(error))).not.toContain("anna");
    }
    expect(loggedError(wrapped)).toMatchObject({
      message: "The call failed",
      cause: { code: "23505", constraint: "users_email_key", message: null },
    });
  });

  it("G1: an end, however often errors cause each other", () => {
    const error = new Error("one");
    error.cause = error;
    expect(JSON.stringify(loggedError(error)).length).toBeLessThan(20_000);
    expect(loggedError(undefined)).toBeUndefined();
  });
});
