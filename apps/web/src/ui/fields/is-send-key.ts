/** Ctrl and Enter, or on a Mac Command and Enter: what sends or saves a text of several lines. */
export const isSendKey = ({
  key,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">): boolean => key === "Enter" && (ctrlKey || metaKey);
