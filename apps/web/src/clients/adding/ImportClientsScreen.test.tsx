import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aPerson } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { ImportClientsScreen } from "./ImportClientsScreen.tsx";

/** Chooses a file for the list, as from the dialog of the browser. */
async function choose(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<void> {
  await screen.findByRole("button", { name: "Choose a file" });
  const input = document.querySelector("input[type=file]");
  if (input === null) throw new Error("There is no way to choose a file.");
  fireEvent.change(input, { target: { files: [new File([bytes], name)] } });
}

describe("a list of clients from a file", () => {
  it("COACH-201 says how to save a workbook as a list, and shows no line of it", async () => {
    openScreen(aPerson({ is_coach: true }), ImportClientsScreen);
    await choose(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x0a]), "clients.xlsx");
    expect(await screen.findByText(/save the list as CSV/)).not.toBeNull();
    expect(screen.queryByRole("button", { name: "Skip line 1" })).toBeNull();
  });

  it("COACH-201 says what is wrong until a readable list is chosen", async () => {
    openScreen(aPerson({ is_coach: true }), ImportClientsScreen);
    await choose(new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d]), "clients.pdf");
    await screen.findByText(/save the list as CSV/);
    await choose(new TextEncoder().encode("Jan Postma,jan@@example.org,nl"), "clients.csv");
    await screen.findByRole("button", { name: "Skip line 1" });
    expect(screen.queryByText(/save the list as CSV/)).toBeNull();
  });
});
