import { QueryClient } from "@tanstack/react-query";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { signOut } from "../person/sign-out.ts";
import { forgetPerson } from "./forget-person.ts";
import { rememberPerson } from "./session.ts";
import { forgetTyped, keepTyped, readTyped } from "./typed-drafts.ts";

const DRAFT = "plateful-own-a-draft";

beforeEach(async () => {
  await signOut(new QueryClient());
  rememberPerson(7);
});

// Other files of this worker find the storage as they left it.
afterAll(() => signOut(new QueryClient()));

describe("what someone is typing", () => {
  it("COACH-133 outlasts a session that ends, for the same person alone", async () => {
    keepTyped(DRAFT, "Lotte");
    await forgetPerson(new QueryClient());
    expect(await readTyped(DRAFT)).toBeNull();
    rememberPerson(7);
    expect(await readTyped(DRAFT)).toBe("Lotte");
    await forgetPerson(new QueryClient());
    rememberPerson(8);
    expect(await readTyped(DRAFT)).toBeNull();
  });

  it("COACH-133 is gone after signing out, and when someone else takes over", async () => {
    keepTyped(DRAFT, "Lotte");
    await signOut(new QueryClient());
    rememberPerson(7);
    expect(await readTyped(DRAFT)).toBeNull();
    keepTyped(DRAFT, "Lotte");
    expect(await readTyped(DRAFT)).toBe("Lotte");
    rememberPerson(8);
    expect(await readTyped(DRAFT)).toBeNull();
  });

  it("COACH-133 is gone once it was sent", async () => {
    keepTyped(DRAFT, "Lotte");
    forgetTyped(DRAFT);
    expect(await readTyped(DRAFT)).toBeNull();
  });
});
