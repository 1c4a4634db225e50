import { expect, it } from "vitest";
import { timeText } from "./time-text.ts";

it("DIARY-114 writes a time of day as the reader does, wherever the device is", () => {
  expect([timeText("en", "12:40"), timeText("nl", "12:40"), timeText("nl", "00:05")]).toEqual([
    ...["12:40", "12.40", "00.05"],
  ]);
});
