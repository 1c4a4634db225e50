import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aPerson } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { setToken } from "../../lib/device/session.ts";
import { OwnProductForm } from "./OwnProductForm.tsx";
import { newProductForm } from "./own-product-form.ts";

let sent: Record<string, unknown>[] = [];
let answer: () => Response;
beforeEach(() => {
  sent = [];
  setToken("a token");
  answer = () =>
    Response.json({ ...sent.at(-1), id: 7, user: 1, created: "2026-03-18T09:00:00.000Z" }, { status: 201 });
  vi.stubGlobal("fetch", async (_path: string, { body }: RequestInit = {}) => {
    if (typeof body === "string") sent.push(JSON.parse(body));
    return answer();
  });
});
afterEach(() => {
  setToken(null);
  vi.unstubAllGlobals();
});

async function open(barcode = "08718907400145") {
  const onSaved = vi.fn();
  openScreen(aPerson(), () => (
    <main>
      <OwnProductForm
        id={null}
        first={newProductForm({ barcode })}
        isScanned
        saveLabel="Save"
        onSaved={onSaved}
        onTaken={() => {}}
      />
    </main>
  ));
  await screen.findByRole("textbox", { name: "Name" });
  return onSaved;
}
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const fill = (texts: Record<string, string>) => {
  for (const [name, value] of Object.entries(texts)) fireEvent.change(field(name), { target: { value } });
};
const BAR = { Name: "Oat bar", Energy: "372", Fat: "12,0", Carbohydrates: "53.0", Protein: "9,2" };

it("FOOD-059 shows the barcode, takes commas and points, and sends nothing for what is empty", async () => {
  const onSaved = await open();
  expect(screen.getByText("8718907400145")).toBeTruthy();
  fill(BAR);
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sent).toMatchObject([
    { kcal: 372, fat: 12, carbohydrates: 53, protein: 9.2, fiber: null, salt: null },
  ]);
});

it("FOOD-059 has the fields in the order of a label, and Enter leads from one to the next", async () => {
  await open();
  const names = screen
    .getAllByRole("textbox")
    .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
  expect(names.slice(2, 10)).toEqual([
    ...[
      "Energy",
      "Fat",
      "of which saturated",
      "Carbohydrates",
      "of which sugars",
      "Fibre",
      "Protein",
      "Salt",
    ],
  ]);
  field("Fat").focus();
  fireEvent.keyDown(field("Fat"), { key: "Enter" });
  expect(document.activeElement).toBe(field("of which saturated"));
  expect(field("Energy").inputMode).toBe("decimal");
});

it("FOOD-060 says whether the parts come to the energy while they are typed, and keeps what does not", async () => {
  const onSaved = await open();
  expect(screen.getByText(/stays unknown/u)).toBeTruthy();
  fill({ ...BAR, Fibre: "7.5" });
  expect(screen.getByText("The parts come to 372 kcal.")).toBeTruthy();
  fill({ Fat: "16.5" });
  expect(screen.getByText("The parts come to 412 kcal, the label says 372: check fat.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
});

it("FOOD-060 refuses the impossible at its field, and asks about kJ", async () => {
  await open();
  fill({ ...BAR, Energy: "1556" });
  expect(screen.getByText("At most 900 kcal. Is this the figure in kJ?")).toBeTruthy();
  fill({ Energy: "372", Fat: "-1" });
  expect(screen.getByText("Enter 0 or more.")).toBeTruthy();
  fill({ Fat: "60" });
  expect(screen.getByText(/weigh more than the product/u)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await Promise.resolve();
  expect(sent).toEqual([]);
});

it("FOOD-062 says that the barcode is taken, and leads to the product that has it", async () => {
  await open();
  answer = () =>
    Response.json({ barcode: ["You already have a product with this barcode."] }, { status: 400 });
  fill(BAR);
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findByRole("alert")).textContent).toContain("already have a product");
  expect(screen.getByRole("button", { name: "Show that product" })).toBeTruthy();
});

it("FOOD-095 asks about fibre only where a label may count it", async () => {
  await open();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

it("FOOD-095 takes the fibre off a label from North America, unless it is said to be another", async () => {
  const onSaved = await open("00036000291452");
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Carbohydrates include fibre" });
  expect(box.checked).toBe(true);
  fill({ ...BAR, Fibre: "8" });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sent).toMatchObject([{ carbohydrates: 45, fiber: 8 }]);
});
