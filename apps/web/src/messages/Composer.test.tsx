import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aPerson } from "../../test/a-person.ts";
import { openScreen } from "../../test/open-screen.tsx";
import { rememberPerson } from "../lib/device/session.ts";
import { Composer } from "./Composer.tsx";

const onSend = vi.fn<(text: string) => void>();

async function open(clientId: number): Promise<HTMLTextAreaElement> {
  cleanup();
  openScreen(aPerson(), () => <Composer name="Lotte" clientId={clientId} onSend={onSend} />);
  return screen.findByRole("textbox", { name: "Message Lotte" });
}

beforeEach(() => {
  // The field measures itself again once fonts are loaded, which the test's page does not tell.
  Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });
  onSend.mockClear();
  rememberPerson(1);
});
afterEach(cleanup);

it("COACH-204 keeps a message per conversation until it is sent", async () => {
  fireEvent.change(await open(7), { target: { value: "Halfway through" } });
  expect((await open(8)).value).toBe("");
  const field = await open(7);
  await waitFor(() => expect(field.value).toBe("Halfway through"));
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(onSend).toHaveBeenCalledWith("Halfway through", { recipe: null, day: null });
  expect(field.value).toBe("");
  const after = await open(7);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(after.value).toBe("");
});
