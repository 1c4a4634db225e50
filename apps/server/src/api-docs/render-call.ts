import type { AllPhrases } from "@plateful/phrases/all";
import { escapeHtml } from "../platform/base/escape-html.ts";
import { curlOf } from "./curl-of.ts";
import type { DescribedCall } from "./described-call.ts";
import { richText } from "./rich-text.ts";

export type Words = AllPhrases["apiDocs"];

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;
const block = (text: string): string => `<pre>${escapeHtml(text)}</pre>`;
const json = (value: unknown): string => block(JSON.stringify(value, null, 2));
const fold = (title: string, inner: string, isOpen = false): string =>
  `<details${isOpen ? " open" : ""}><summary>${escapeHtml(title)}</summary>${inner}</details>`;

function who({ scopes }: DescribedCall, words: Words): string {
  if (scopes === null) return escapeHtml(words.noSignIn);
  if (scopes.length === 0) return escapeHtml(words.noToken);
  return `${escapeHtml(words.scope)} ${scopes.map(code).join(", ")}`;
}

function parameters({ parameters: all }: DescribedCall, words: Words): string {
  if (all.length === 0) return "";
  const places = { path: words.inPath, query: words.inQuery, header: words.inHeader };
  const rows = all.map((one) => {
    const marks = [places[one.in], one.values, ...(one.required ? [words.required] : [])].filter(Boolean);
    return `<dt>${code(one.name)} <span class="hint">${escapeHtml(marks.join(" · "))}</span></dt><dd>${richText(one.description)}</dd>`;
  });
  return fold(`${words.parameters} (${all.length})`, `<dl>${rows.join("")}</dl>`);
}

const isSuccess = (status: string): boolean => status.startsWith("2");

function answers(call: DescribedCall, words: Words): string {
  const good = call.answers.filter(({ status }) => isSuccess(status));
  const others = call.answers.filter(({ status }) => !isSuccess(status));
  const examples = good.map(({ status, example, description }) =>
    fold(
      words.answer({ status }),
      `<p>${escapeHtml(description)}</p>${example === undefined ? `<p>${escapeHtml(words.noBody)}</p>` : json(example)}`,
    ),
  );
  const refusals = others.map(
    ({ status, description }) => `<dt>${code(status)}</dt><dd>${richText(description)}</dd>`,
  );
  return `${examples.join("")}${fold(`${words.errors} (${others.length})`, `<dl>${refusals.join("")}</dl>`)}`;
}

/** A call with everything that there is to say about it; parts that take room are folded. */
export function renderCall(call: DescribedCall, words: Words): string {
  const { id, method, path, summary, description, request, isDeprecated } = call;
  return `<section class="call" id="${escapeHtml(id)}" aria-labelledby="${escapeHtml(id)}-title">
<h3 id="${escapeHtml(id)}-title">${escapeHtml(summary)}</h3>
<p class="address"><span class="method">${method}</span> ${code(`/api${path}`)}${isDeprecated ? ` (${escapeHtml(words.deprecated)})` : ""}</p>
<p class="who">${who(call, words)}</p>
<div lang="en">${richText(description)}</div>
${parameters(call, words)}
${request === undefined ? "" : fold(words.request, json(request))}
${answers(call, words)}
${fold(words.curl, block(curlOf(call)))}
</section>`;
}
