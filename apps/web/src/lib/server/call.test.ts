import { getSiteLinks, userProfiles } from "@plateful/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "./call.ts";
import { CallError } from "./call-error.ts";

const OWN = "0123456789abcdef";

const answerWith = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status, headers }));

beforeEach(() => vi.stubGlobal("__CONTRACT__", OWN));
afterEach(() => vi.unstubAllGlobals());

describe("what a call gives", () => {
  const unfit = { links: "none" };

  it("OPS-047 is not checked again where the server has the contract of this app", async () => {
    answerWith(200, unfit, { "x-contract": OWN });
    expect(await call(getSiteLinks)).toEqual(unfit);
  });

  it.each<[string, Record<string, string>]>([
    ["another contract", { "x-contract": "fedcba9876543210" }],
    ["no contract, as before there was a name for it or from a page in between", {}],
  ])("OPS-047 is checked where the answer names %s", async (_what, headers) => {
    answerWith(200, unfit, headers);
    await expect(call(getSiteLinks)).rejects.not.toBeInstanceOf(CallError);
  });

  it("OPS-047 is checked alike where a refused change gives back the current state", async () => {
    const refusal = { detail: "Changed meanwhile.", code: "conflict", current: { id: "seven" } };
    const change = () => call(userProfiles.change, { params: { id: "7" }, body: {}, version: 1 });
    answerWith(409, refusal, { "x-contract": OWN });
    await expect(change()).rejects.toMatchObject({ current: { id: "seven" } });
    answerWith(409, refusal);
    await expect(change()).rejects.not.toBeInstanceOf(CallError);
  });
});
