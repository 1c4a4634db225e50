import type { Figure, Labels, Sample } from "./instruments.ts";

/** What a reader is told that it is sent. */
export const EXPOSITION_TYPE = "text/plain; version=0.0.4; charset=utf-8";

const escapeLabel = (value: string): string =>
  value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");

const escapeHelp = (text: string): string => text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");

function labelsText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

const lineOf = (name: string, { suffix, labels = {}, value }: Sample): string =>
  `${name}${suffix ?? ""}${labelsText(labels)} ${value}`;

/** Figures in the text format of Prometheus. A figure without values is left out. */
export const expositionOf = (figures: readonly Figure[]): string =>
  figures
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, kind, help, samples }) =>
      [
        `# HELP ${name} ${escapeHelp(help)}`,
        `# TYPE ${name} ${kind}`,
        ...samples.map((sample) => lineOf(name, sample)),
        "",
      ].join("\n"),
    )
    .join("");
