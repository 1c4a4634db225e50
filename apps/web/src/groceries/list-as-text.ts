/** A list to send to someone: one shelf after the other, one item per line, without what is in the basket. */
export function listAsText(
  groups: readonly { readonly name: string; readonly lines: readonly string[] }[],
): string {
  return groups
    .filter(({ lines }) => lines.length > 0)
    .map(({ name, lines }) => [name, ...lines.map((line) => `- ${line}`)].join("\n"))
    .join("\n\n");
}
