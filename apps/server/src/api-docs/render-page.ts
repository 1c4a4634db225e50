import { API_CHANGELOG, API_GUIDE, TAG_WORDS } from "@plateful/contract/documented";
import { type CompleteLanguage, LANGUAGES } from "@plateful/phrases";
import { phrasesOf } from "@plateful/phrases/all";
import { escapeHtml } from "../platform/base/escape-html.ts";
import { type DescribedCall, findCalls } from "./described-call.ts";
import { renderCall, type Words } from "./render-call.ts";
import { richLine, richText } from "./rich-text.ts";

/** The calls of the description, and what a page about them is for. */
export interface Reader {
  readonly calls: readonly DescribedCall[];
  readonly language: CompleteLanguage;
  /** Whether the language was asked for in the address, so that links keep it. */
  readonly isChosen: boolean;
  readonly publicUrl: string;
}

interface PageParts {
  readonly path: string;
  readonly title: string;
  readonly inner: string;
  readonly query?: string;
}

const HOME = "/api-docs";
const CHANGELOG = `${HOME}/changelog`;
const areaNames = Object.keys(TAG_WORDS) as (keyof typeof TAG_WORDS)[];
const titleOf = (area: string): string =>
  (TAG_WORDS as Readonly<Record<string, { title: string }>>)[area]?.title ?? area;

function link(reader: Reader, path: string, text: string, here = ""): string {
  const [address = "", part] = path.split("#");
  const query = reader.isChosen ? `?lang=${reader.language}` : "";
  const mark = address === here && part === undefined ? ' aria-current="page"' : "";
  return `<a href="${escapeHtml(`${address}${query}${part === undefined ? "" : `#${part}`}`)}"${mark}>${escapeHtml(text)}</a>`;
}

const listOf = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;

function searchForm({ language, isChosen }: Reader, words: Words, query: string): string {
  const lang = isChosen ? `<input type="hidden" name="lang" value="${language}">` : "";
  return `<form role="search" action="${HOME}" aria-label="${escapeHtml(words.search)}">
<div class="field"><label for="q">${escapeHtml(words.search)}</label>
<span class="hint" id="q-hint">${escapeHtml(words.searchHint)}</span>
<input id="q" type="search" name="q" maxlength="100" autocomplete="off" aria-describedby="q-hint" value="${escapeHtml(query)}"></div>
${lang}<button>${escapeHtml(words.searchButton)}</button></form>`;
}

function frame(reader: Reader, { path, title, inner, query = "" }: PageParts): string {
  const { language } = reader;
  const words = phrasesOf(language).apiDocs;
  const other = LANGUAGES.find((each) => each !== language) ?? language;
  const areas = areaNames.map((area) => link(reader, `${HOME}/${area}`, titleOf(area), path));
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(words.titleOf({ page: title }))}</title><link rel="stylesheet" href="/api-docs.css"></head>
<body><a class="skip" href="#content">${escapeHtml(words.skip)}</a>
<header><p class="title">Plateful API</p>
<nav aria-label="${escapeHtml(words.guide)}">${listOf([
    link(reader, HOME, words.home, path),
    link(reader, CHANGELOG, words.changelog, path),
    `<a href="/api/schema/?format=json">${escapeHtml(words.schema)}</a>`,
    `<a href="${escapeHtml(path)}?lang=${other}" lang="${other}" hreflang="${other}">${escapeHtml(words.otherLanguage)}</a>`,
  ])}</nav>
${searchForm(reader, words, query)}</header>
<nav class="areas" aria-label="${escapeHtml(words.areas)}" lang="en">${listOf(areas)}</nav>
<main id="content" tabindex="-1">${inner}</main>
</body></html>
`;
}

/** The guide, the page that everything begins with. */
function guidePage(reader: Reader): string {
  const words = phrasesOf(reader.language).apiDocs;
  const toc = listOf(API_GUIDE.map(({ id, title }) => link(reader, `${HOME}#${id}`, title)));
  const sections = API_GUIDE.map(({ id, title, paragraphs }) => {
    const text = paragraphs
      .map(richText)
      .join("\n")
      .replaceAll("https://plateful.example", escapeHtml(reader.publicUrl));
    return `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${escapeHtml(title)}</h2>${text}</section>`;
  });
  const counts = Map.groupBy(reader.calls, ({ area }) => area);
  const areas = areaNames.map(
    (area) =>
      `<dt>${link(reader, `${HOME}/${area}`, titleOf(area))} <span class="hint">${escapeHtml(words.calls({ count: counts.get(area)?.length ?? 0 }))}</span></dt><dd>${escapeHtml(TAG_WORDS[area].description)}</dd>`,
  );
  return frame(reader, {
    path: HOME,
    title: words.guide,
    inner: `<h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words.intro)}</p>
<nav class="toc" aria-label="${escapeHtml(words.onThisPage)}" lang="en">${toc}</nav>
<div lang="en">${sections.join("\n")}</div>
<h2>${escapeHtml(words.areas)}</h2><dl lang="en">${areas.join("")}</dl>`,
  });
}

/** The calls of one area; null where there is no such area. */
function areaPage(reader: Reader, area: string): string | null {
  const calls = reader.calls.filter((call) => call.area === area);
  if (calls.length === 0) return null;
  const words = phrasesOf(reader.language).apiDocs;
  const path = `${HOME}/${area}`;
  const toc = listOf(calls.map(({ id, summary }) => link(reader, `${path}#${id}`, summary)));
  const { description } = TAG_WORDS[area as keyof typeof TAG_WORDS];
  return frame(reader, {
    path,
    title: titleOf(area),
    inner: `<h1 lang="en">${escapeHtml(titleOf(area))}</h1><p lang="en">${escapeHtml(description)}</p>
<nav class="toc" aria-label="${escapeHtml(words.onThisPage)}"><details><summary>${escapeHtml(words.calls({ count: calls.length }))}</summary><div lang="en">${toc}</div></details></nav>
<h2>${escapeHtml(words.calls({ count: calls.length }))}</h2>
${calls.map((call) => renderCall(call, words)).join("\n")}`,
  });
}

/** The calls that have all words of a search. */
export function searchPage(reader: Reader, query: string): string {
  const words = phrasesOf(reader.language).apiDocs;
  const found = findCalls(reader.calls, query);
  const rows = found.map(
    ({ id, area, method, path, summary }) =>
      `<dt>${link(reader, `${HOME}/${area}#${id}`, summary)}</dt><dd><span class="method">${method}</span> <code>${escapeHtml(`/api${path}`)}</code></dd>`,
  );
  const result =
    found.length === 0 ? `<p>${escapeHtml(words.nothingFound)}</p>` : `<dl lang="en">${rows.join("")}</dl>`;
  return frame(reader, {
    path: HOME,
    title: words.search,
    query,
    inner: `<h1>${escapeHtml(words.found({ count: found.length }))}</h1>${result}`,
  });
}

/** What changed for those who build on the API. */
function changelogPage(reader: Reader): string {
  const words = phrasesOf(reader.language).apiDocs;
  const entries = API_CHANGELOG.map(
    ({ date, version, changes }) =>
      `<h2>${date} (${escapeHtml(version)})</h2><ul>${changes.map((change) => `<li>${richLine(change)}</li>`).join("")}</ul>`,
  );
  return frame(reader, {
    path: CHANGELOG,
    title: words.changelog,
    inner: `<h1>${escapeHtml(words.changelog)}</h1><div lang="en">${entries.join("\n")}</div>`,
  });
}

/** A page by its name in the address: the guide without one; null where there is none. */
export function pageNamed(reader: Reader, name: string): string | null {
  if (name === "") return guidePage(reader);
  return name === "changelog" ? changelogPage(reader) : areaPage(reader, name);
}
