import { afterEach, expect, it } from "vitest";
import { currentToasts, dismissToast, showToast } from "./show-toast.ts";

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});
const messages = () => currentToasts().map(({ message }) => message);

it("REC-105 shows the last of several toasts about the same, and leaves the others", () => {
  showToast({ message: "The day is planned." });
  for (const message of ["½ portion", "¾ portion", "1 portion"]) showToast({ about: "portion-7", message });
  expect(messages()).toEqual(["The day is planned.", "1 portion"]);
  showToast({ about: "portion-8", message: "2 portions" });
  expect(messages()).toEqual(["1 portion", "2 portions"]);
});

it("shows two toasts at most, the latest", () => {
  for (const message of ["One", "Two", "Two"]) showToast({ message });
  expect(messages()).toEqual(["Two", "Two"]);
});
