import { expect, type Page } from "@playwright/test";
import { ORIGIN } from "../address.ts";

/** A host that nothing of the product ever asks; a request to it means that a text of someone was obeyed. */
const EVIL = "//evil.example";

/** Names of events at which markup runs by itself, with the element that fires them. */
const SELF_STARTING = [
  `<img src=x onerror=alert(1)>`,
  `<img src=${EVIL}/a.png>`,
  `<svg onload=alert(1)>`,
  `<svg><script>alert(1)</script></svg>`,
  `<svg><animate onbegin=alert(1) attributeName=x dur=1s>`,
  `<svg><image href=${EVIL}/b.svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x">`,
  `<script>alert(1)</script>`,
  `<script src=${EVIL}/c.js></script>`,
  `<ScRiPt>alert(1)</sCrIpT>`,
  `<script/x>alert(1)</script>`,
  `<iframe src="javascript:alert(1)">`,
  `<iframe srcdoc="<script>alert(1)</script>">`,
  `<object data="javascript:alert(1)">`,
  `<embed src="javascript:alert(1)">`,
  `<body onload=alert(1)>`,
  `<video><source onerror=alert(1)>`,
  `<audio src=x onerror=alert(1)>`,
  `<details open ontoggle=alert(1)>x`,
  `<input autofocus onfocus=alert(1)>`,
  `<select autofocus onfocus=alert(1)>`,
  `<textarea autofocus onfocus=alert(1)>`,
  `<marquee onstart=alert(1)>x`,
  `<div style="animation:x 1s" onanimationstart=alert(1)>`,
  `<style>@import "${EVIL}/d.css"</style>`,
  `<link rel=stylesheet href=${EVIL}/e.css>`,
  `<meta http-equiv=refresh content="0;url=${EVIL}">`,
  `<base href=${EVIL}/>`,
  `<form action="javascript:alert(1)"><button>x`,
  `<isindex action="javascript:alert(1)">`,
  `<math><mi href="javascript:alert(1)">x`,
  `<table background=${EVIL}/f.png>`,
  `<template><script>alert(1)</script>`,
  `<noscript><img src=x onerror=alert(1)></noscript>`,
  `<xss contenteditable onfocus=alert(1) autofocus>`,
];
/** Ways out of where a text stands: an attribute, a string, a comment, a title, a template. */
const BREAKING_OUT = [
  `"><img src=x onerror=alert(1)>`,
  `'><img src=x onerror=alert(1)>`,
  `" onmouseover=alert(1) x="`,
  `' autofocus onfocus=alert(1) x='`,
  `--><script>alert(1)</script>`,
  `</title><script>alert(1)</script>`,
  `</textarea><script>alert(1)</script>`,
  `</script><script>alert(1)</script>`,
  `]]><script>alert(1)</script>`,
  `'-alert(1)-'`,
  `";alert(1)//`,
  `\${alert(1)}`,
  `{{constructor.constructor('alert(1)')()}}`,
  `&lt;script&gt;alert(1)&lt;/script&gt;`,
  `\\u003cscript\\u003ealert(1)\\u003c/script\\u003e`,
  `%3Cscript%3Ealert(1)%3C/script%3E`,
  `<<script>alert(1)//<</script>`,
  `<img src="x\`><script>alert(1)</script>">`,
];
/** What becomes a link where texts are searched for addresses. */
const LINKS = [
  `javascript:alert(1)`,
  `JaVaScRiPt:alert(1)`,
  `java\tscript:alert(1)`,
  `data:text/html,<script>alert(1)</script>`,
  `vbscript:msgbox(1)`,
  `[x](javascript:alert(1))`,
  `![x](${EVIL}/g.png)`,
];

/** Sixty texts that run, load or link something wherever they are taken for more than a text (bar D3). */
export const PAYLOADS: readonly string[] = [...SELF_STARTING, ...BREAKING_OUT, ...LINKS];

/** All of them, in texts of at most this many characters. */
export function packed(longest: number): string[] {
  const texts: string[] = [];
  for (const payload of PAYLOADS) {
    const joined = texts.length === 0 ? payload : `${texts.at(-1)} ${payload}`;
    if (texts.length > 0 && joined.length <= longest) texts[texts.length - 1] = joined;
    else texts.push(payload);
  }
  return texts;
}

/** What a page did that no text may make it do. */
export interface Watched {
  readonly faults: string[];
}

/** Notes each dialog and each request to another origin, from now on. */
export async function watchScripts(page: Page): Promise<Watched> {
  const faults: string[] = [];
  page.on("dialog", (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${ORIGIN}/`) && !/^(data|blob):/.test(url)) faults.push(`request: ${url}`);
  });
  // Nothing leaves the machine, also when a text is obeyed.
  await page.route(/evil\.example/, (route) => route.abort());
  return { faults };
}

/** Attributes whose value is loaded, followed or run. */
const ADDRESSES = [
  "href",
  "xlink:href",
  "src",
  "srcset",
  "srcdoc",
  "action",
  "formaction",
  "data",
  "background",
  "style",
];

/** Shows that the screen is drawn, holds the text as a text, and has no element, handler or address that came of one. */
export async function expectInert(page: Page, { faults }: Watched, shown: RegExp): Promise<void> {
  await expect(page.locator("body")).toContainText(shown);
  const found = await page.evaluate((names) => {
    const script = /^\s*(javascript|vbscript|data:text)|evil\.example|alert\(1\)/i;
    return [...document.querySelectorAll("*")].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => name.startsWith("on") || (names.includes(name) && script.test(value)))
        .map(({ name, value }) => `${element.localName} ${name}=${value}`),
    );
  }, ADDRESSES);
  expect([...found, ...faults]).toEqual([]);
}
