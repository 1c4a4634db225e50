import { describe, expect, it } from "vitest";
import { readLinkToken, withoutLinkToken } from "../app/take-link-token.ts";
import { safeNext } from "../lib/address/paths.ts";
import { initialLanguage } from "../lib/language/language.ts";
import { subdomainInSearch, subdomainOverride } from "../lib/site/subdomain.ts";
import { installPlatform, isSupportAddress } from "../lib/site/support.ts";
import { isCode } from "./code-format.ts";
import { emailProblem, tidyEmail } from "./validate-email.ts";

describe("sign-in", () => {
  it.each([
    ["", "required"],
    ["   ", "required"],
    ["anna@", "invalidEmail"],
    ["anna example.com", "invalidEmail"],
    ["anna@example.com", null],
    ["  anna@example.com ", null],
  ])("AUTH-006 trims %j before it is judged", (text, problem) => {
    expect(emailProblem(text)).toBe(problem);
    expect(tidyEmail(text)).toBe(text.trim());
  });

  it.each([
    ["1234", true],
    ["0000", true],
    ["123", false],
    ["12345", false],
    ["12a4", false],
    [" 123", false],
    ["١٢٣٤", false],
  ])("AUTH-018 takes %j as a code: %s", (text, isGood) => {
    expect(isCode(text)).toBe(isGood);
  });

  it("AUTH-028 takes a single token and ignores repeated or empty ones", () => {
    expect(readLinkToken("?magic_link_token=abc&next=/x")).toEqual({ kind: "token", token: "abc" });
    expect(readLinkToken("?magic_link_token=abc&magic_link_token=def")).toEqual({ kind: "invalid" });
    expect(readLinkToken("?magic_link_token=")).toEqual({ kind: "invalid" });
    expect(readLinkToken("?other=1")).toEqual({ kind: "none" });
    expect(withoutLinkToken("?magic_link_token=abc&next=x")).toBe("?next=x");
  });

  it("AUTH-034 speaks the stored language, else the device's, else English", () => {
    expect(initialLanguage("nl", "en-GB")).toBe("nl");
    expect(initialLanguage(null, "nl-BE")).toBe("nl");
    expect(initialLanguage("fr", "nl-NL")).toBe("nl");
    expect(initialLanguage(null, "fr-FR")).toBe("en");
    expect(initialLanguage(null, undefined)).toBe("en");
  });

  it.each(["/groceries", "/planner?date=2026-03-18#day", "/recipes/12", "/a//b"])(
    "D7: goes on to %s inside the app",
    (address) => {
      expect(safeNext(address)).toBe(address);
    },
  );

  const HOSTS = ["evil.example", "localhost:3000@evil.example", "localhost.evil.example", "evil.example#x"];
  const BEFORE = [
    "//",
    "///",
    "/\\",
    "\\\\",
    "\\",
    "/\t/",
    "/\n/",
    "/./\\",
    "/.//",
    "/..//",
    "/a/..//",
    "/%2e//",
  ];
  const OTHERS = [
    "https:evil.example",
    "javascript:alert(1)",
    " /x",
    "/x y",
    "/a\\b",
    "data:text/html,x",
    "",
    "x",
    "/login",
    7,
    null,
  ];
  it.each([
    ...HOSTS.flatMap((host) => ["https://", "http:/\\", ...BEFORE].map((start) => start + host)),
    ...OTHERS,
  ])("D7: goes on nowhere at %j", (address) => {
    expect(safeNext(address)).toBeUndefined();
  });

  it("ORG-018 takes the name of a site from the address on a developer's machine alone", () => {
    expect(subdomainOverride({ hostname: "localhost", search: "?subdomain=studio-1" })).toBe("studio-1");
    for (const hostname of ["studio.plateful.example", "food.example.org", "plateful.example"])
      expect(subdomainOverride({ hostname, search: "?subdomain=studio-1" })).toBeNull();
    expect(subdomainInSearch("?subdomain=studio-1")).toBe("studio-1");
    expect(subdomainInSearch("?subdomain=Not+valid")).toBeNull();
  });

  it("finds the installation page of a device and trusts only pages and mailboxes", () => {
    expect(installPlatform("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)")).toBe("ios");
    expect(installPlatform("Mozilla/5.0 (Linux; Android 15)")).toBe("android");
    expect(installPlatform("Mozilla/5.0 (X11; Linux)")).toBe("generic");
    expect(isSupportAddress("https://help.example")).toBe(true);
    expect(isSupportAddress("mailto:help@example.com")).toBe(true);
    for (const bad of ["http://help.example", "javascript:alert(1)", null, ""])
      expect(isSupportAddress(bad)).toBe(false);
  });
});
