import type { clientNote as english } from "../en/client-note.ts";

export const clientNote = {
  title: "Privénotitie",
  hint: "Alleen coaches van je praktijk die deze cliënt begeleiden, kunnen dit lezen.",
  none: "Nog niets genoteerd.",
  edit: "Bewerk notitie",
  write: "Schrijf een notitie",
  field: "Privénotitie",
  saved: "De notitie is opgeslagen.",
} satisfies typeof english;
