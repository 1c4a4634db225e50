import { getSiteLinks, openSession, userProfiles } from "@plateful/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rememberPerson, resumeSession, setToken } from "../device/session.ts";
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

/** A server that is asked who is here; each list is answered in its order, and its last answer from then on. */
function serverWith(answers: { session: (Response | "away")[]; call: (sent: string | null) => Response }) {
  const sent: (string | null)[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    if (address === `/api/${openSession.path}`) {
      const next = answers.session.length > 1 ? answers.session.shift() : answers.session[0];
      if (next === "away" || next === undefined) throw new TypeError("Failed to fetch");
      return next.clone();
    }
    const token = new Headers(init.headers).get("authorization");
    sent.push(token);
    return answers.call(token);
  });
  return sent;
}
const session = (token: string | null) => Response.json({ auth_token: token });
const refused = () => Response.json({ detail: "No token." }, { status: 401 });
const links = { links: [] };
const forToken = (token: string) => (sent: string | null) =>
  sent === `Token ${token}` ? Response.json(links, { headers: { "x-contract": OWN } }) : refused();

describe("a 401", () => {
  beforeEach(async () => {
    setToken(null);
    rememberPerson(1);
  });
  afterEach(() => {
    setToken(null);
    localStorage.clear();
  });

  it("AUTH-060 of a page that could not ask who is here is asked about, and the call is sent again", async () => {
    const sent = serverWith({ session: ["away", "away", session("a")], call: forToken("a") });
    expect(await resumeSession()).toBe("offline");
    expect(await call(getSiteLinks)).toEqual(links);
    expect(sent).toEqual([null, "Token a"]);
  });

  it("AUTH-060 is no 401 while nobody can be asked", async () => {
    serverWith({ session: ["away"], call: refused });
    await resumeSession();
    await expect(call(getSiteLinks)).rejects.toMatchObject({ status: 0 });
  });

  it("AUTH-060 AUTH-036 stays one where nobody is signed in any more", async () => {
    const sent = serverWith({ session: ["away", "away", session(null)], call: refused });
    await resumeSession();
    await expect(call(getSiteLinks)).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
  });

  it("AUTH-060 of a token that was replaced meanwhile is followed by a call with the present one", async () => {
    setToken("old");
    const sent = serverWith({
      session: [],
      call: (token) => {
        setToken("new");
        return forToken("new")(token);
      },
    });
    expect(await call(getSiteLinks)).toEqual(links);
    expect(sent).toEqual(["Token old", "Token new"]);
  });

  it("AUTH-060 AUTH-036 of the present token stays one, and is not sent again", async () => {
    setToken("ended");
    const sent = serverWith({ session: [], call: refused });
    await expect(call(getSiteLinks)).rejects.toMatchObject({ status: 401 });
    expect(sent).toEqual(["Token ended"]);
  });
});
