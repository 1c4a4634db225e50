import { describe, expect, it } from "vitest";
import { atDomain, suggestDomain } from "./likely-address.ts";

describe("a likely typing error in an address", () => {
  it.each([
    ["lotte@gmial.com", "gmail.com"],
    ["lotte@gmai.com", "gmail.com"],
    ["lotte@gmaill.com", "gmail.com"],
    ["lotte@gmail.con", "gmail.com"],
    ["lotte@gmail.co", "gmail.com"],
    ["lotte@gmail", "gmail.com"],
    ["lotte@hotmial.com", "hotmail.com"],
    ["lotte@hotmail", "hotmail.com"],
    ["lotte@hotnail.nl", "hotmail.nl"],
    ["lotte@outlok.com", "outlook.com"],
    ["lotte@zigo.nl", "ziggo.nl"],
    ["Lotte@KPNMIAL.nl", "kpnmail.nl"],
    ["info@praktijkpuur.nll", "praktijkpuur.nl"],
    ["info@deli.studio.con", "deli.studio.com"],
  ])("COACH-131 %s is offered as %s", (typed, meant) => {
    expect(suggestDomain(typed)).toBe(meant);
  });

  it.each([
    ...["lotte@gmail.com", "lotte@hotmail.nl", "lotte@mail.com", "lotte@ymail.com", "lotte@me.com"],
    ...["info@praktijkpuur.nl", "lotte@ziggo.nl", "a@line.nl", "a@tome.nl", "a@example.co", "a@con.studio"],
    ...["", "lotte", "lotte@", "@gmial.com", "lotte@@gmial.com", "lotte@constructor"],
  ])("COACH-131 nothing is offered for %s", (typed) => {
    expect(suggestDomain(typed)).toBeNull();
  });

  it("COACH-131 leaves what stands before the @ as it was typed", () => {
    expect(atDomain(" Lotte.Vos+plan@gmial.com ", "gmail.com")).toBe("Lotte.Vos+plan@gmail.com");
  });
});
