import { en } from "@plateful/phrases/en";
import { expect, it } from "vitest";
import { CallError } from "../../lib/server/call-error.ts";
import { saveProblem } from "./save-problem.ts";

it.each([
  ["without a connection", new CallError("add-day-note", { status: 0 }), en.profile.editing.offline],
  ["changed by someone else", new CallError("x", { status: 409, code: "conflict" }), "Changed meanwhile"],
  ["refused with a sentence", new CallError("x", { status: 403, detail: "Not yours." }), "Not yours."],
  ["refused at a field", new CallError("x", { status: 400, fields: { note: ["Too long."] } }), "Too long."],
  ["for a fault of ours", new TypeError("undefined"), en.general.somethingWentWrong],
])("COACH-227 a round that cannot be saved %s says so", (_why, error, words) => {
  expect(saveProblem(error, en, "Changed meanwhile")).toBe(words);
});
