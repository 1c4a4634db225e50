import { afterEach, expect, it } from "vitest";
import { currentToasts, dismissToast, showToast } from "./show-toast.ts";

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});
const messages = () => currentToasts().map(({ message }) => message);

const undo = { label: "Undo", onUndo: () => {} };

it("REC-105 keeps the last of several toasts about the same, and leaves the others", () => {
  showToast({ message: "The day is planned.", undo });
  for (const message of ["½ portion", "¾ portion", "1 portion"])
    showToast({ about: "portion-7", message, undo });
  expect(messages()).toEqual(["The day is planned.", "1 portion"]);
  showToast({ about: "portion-8", message: "2 portions", undo });
  expect(messages()).toEqual(["The day is planned.", "1 portion", "2 portions"]);
});

it("DIARY-126 keeps three toasts at most, the latest, and of those covered only what offers something or is a problem", () => {
  for (const message of ["One", "Two", "Three", "Four"]) showToast({ message, undo });
  expect(messages()).toEqual(["Two", "Three", "Four"]);
  showToast({ message: "Saved" });
  showToast({ message: "Failed", role: "alert" });
  showToast({ message: "Saved" });
  expect(messages()).toEqual(["Four", "Failed", "Saved"]);
});

it("DIARY-126 a problem that a later problem covers does not come back", () => {
  for (const message of ["First", "Second"]) showToast({ message, role: "alert" });
  expect(messages()).toEqual(["Second"]);
  showToast({ message: "Third", role: "alert", undo });
  showToast({ message: "Fourth", role: "alert" });
  expect(messages()).toEqual(["Third", "Fourth"]);
});
