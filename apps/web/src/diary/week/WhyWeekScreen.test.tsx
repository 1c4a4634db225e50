import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openScreen } from "../../../test/open-screen.tsx";
import { WhyWeekScreen } from "./WhyWeekScreen.tsx";

it("says what it is", async () => {
  openScreen(null, WhyWeekScreen);
  expect(await screen.findByRole("heading", { level: 1, name: "Why week" })).toBeTruthy();
});
