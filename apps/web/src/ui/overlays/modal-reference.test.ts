import { expect, it, vi } from "vitest";
import { modalOf } from "./modal-reference.ts";

it("ERR-018 a missing modal reference is logged, and one that is there is not", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const sheet = { id: 7 };
  expect(modalOf({ current: sheet }, "Note")).toBe(sheet);
  expect(log).not.toHaveBeenCalled();
  expect(modalOf({ current: null }, "Note")).toBeNull();
  expect(log).toHaveBeenCalledExactlyOnceWith("The modal reference is missing: Note");
  log.mockRestore();
});
