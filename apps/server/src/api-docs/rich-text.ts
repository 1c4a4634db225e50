import { escapeHtml } from "../platform/base/escape-html.ts";

const CODE = /^ {4}/gm;

/** Words between backticks as code. */
const line = (text: string): string => escapeHtml(text).replaceAll(/`([^`]{1,200})`/g, "<code>$1</code>");

function paragraph(text: string): string {
  if (text.startsWith("    ")) return `<pre>${escapeHtml(text.replaceAll(CODE, ""))}</pre>`;
  return `<p>${line(text)}</p>`;
}

/** Text of the description as HTML: paragraphs, words in backticks, and code that begins with four spaces. */
export const richText = (text: string): string =>
  text
    .split("\n\n")
    .filter((each) => each !== "")
    .map(paragraph)
    .join("\n");

/** One line of the same, without a paragraph around it. */
export const richLine = line;
