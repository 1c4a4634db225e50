import { en } from "@plateful/phrases/en";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openScreen } from "../../test/open-screen.tsx";
import { NotFoundScreen } from "./NotFoundScreen.tsx";

afterEach(cleanup);

it("COACH-226 NAV-018 an address that is no screen says so in the title of the page, too", async () => {
  document.title = "Clients · Plateful";
  openScreen(null, NotFoundScreen);
  const { textContent } = await screen.findByRole("heading", { level: 1 });
  expect(document.title).toContain(textContent);
});

it("NAV-018 has a way home, and one back only for who came from somewhere", async () => {
  openScreen(null, NotFoundScreen);
  await screen.findByRole("button", { name: en.general.goHome });
  expect(screen.queryByRole("button", { name: en.general.back })).toBeNull();
});
