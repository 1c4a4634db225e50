import { en } from "@plateful/phrases/en";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aPerson, COACH, withFlags } from "../../../test/a-person.ts";
import { openScreen } from "../../../test/open-screen.tsx";
import { setToken } from "../device/session.ts";
import { NumbersDialog } from "./NumbersDialog.tsx";
import { NumbersOnly } from "./NumbersOnly.tsx";
import { ViewedClient } from "./subject.ts";
import { useShowsNumbers } from "./use-shows-numbers.ts";

const { withoutNumbers: words } = en;
const FLAG = "FF_DONT_SHOW_MACROS";
let sent: unknown[] = [];
let status = 200;

beforeEach(() => {
  sent = [];
  status = 200;
  setToken("token");
  vi.stubGlobal("fetch", async (_path: string, { body }: RequestInit = {}) => {
    const changes = JSON.parse(String(body)) as { hides_numbers: boolean };
    sent.push(changes);
    return Response.json(aPerson({ ...changes, version: 2 }), { status });
  });
});
afterEach(() => {
  setToken(null);
  vi.unstubAllGlobals();
});

describe("what is about nothing but numbers", () => {
  const open = (hides: boolean) =>
    openScreen(aPerson({ hides_numbers: hides }), () => (
      <NumbersOnly>
        <p>190 kcal</p>
      </NumbersOnly>
    ));

  it("SAFE-023 is there where numbers are shown", async () => {
    open(false);
    await screen.findByText("190 kcal");
    expect(screen.queryByText(words.only.title)).toBeNull();
  });

  it("SAFE-023 says so where they are hidden, and is there once they are shown, after one question", async () => {
    open(true);
    await screen.findByText(words.only.title);
    expect(screen.queryByText("190 kcal")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: words.only.show }));
    await screen.findByText(words.show.text);
    expect(sent).toEqual([]);
    const dialog = within(screen.getByRole("dialog"));
    fireEvent.click(dialog.getByRole("button", { name: words.show.confirm }));
    await screen.findByText("190 kcal");
    expect(sent).toEqual([{ hides_numbers: false }]);
  });
});

describe("whether numbers are shown", () => {
  function Says() {
    return <p>{useShowsNumbers() ? "shown" : "hidden"}</p>;
  }
  it.each([
    ["to anybody at first", {}, null, "shown"],
    ["to whoever hides them", { hides_numbers: true }, null, "hidden"],
    ["where the practice leaves them out", { feature_flags_for_user: withFlags(FLAG) }, null, "hidden"],
    [
      "of a client, to a coach who hides their own",
      { hides_numbers: true, is_coach: true },
      aPerson({ id: 2 }),
      "shown",
    ],
  ] as const)("SAFE-020 %s", async (_who, change, viewed, said) => {
    openScreen(aPerson(change), () => (
      <ViewedClient.Provider value={viewed}>
        <Says />
      </ViewedClient.Provider>
    ));
    await screen.findByText(said);
  });
});

describe("the question about numbers", () => {
  const open = (change: Parameters<typeof aPerson>[0]) => {
    const onClose = vi.fn();
    openScreen(aPerson(change), () => <NumbersDialog onClose={onClose} />);
    return onClose;
  };

  it("SAFE-020 says what it does, and to a client that the coach still sees them", async () => {
    const onClose = open({ coach: COACH });
    await screen.findByText(words.hide.text);
    screen.getByText(words.hide.coach({ coach: COACH.first_name }));
    fireEvent.click(screen.getByRole("button", { name: words.hide.confirm }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent).toEqual([{ hides_numbers: true }]);
  });

  it("SAFE-020 promises no energy where the practice leaves it out", async () => {
    open({ hides_numbers: true, feature_flags_for_user: withFlags(FLAG) });
    await screen.findByText(words.show.ofPractice);
    expect(screen.queryByText(words.show.text)).toBeNull();
  });

  it("SAFE-020 stays open and says so when nothing was stored", async () => {
    status = 500;
    const onClose = open({});
    fireEvent.click(await screen.findByRole("button", { name: words.hide.confirm }));
    await screen.findByText(words.failed);
    expect(onClose).not.toHaveBeenCalled();
  });
});
