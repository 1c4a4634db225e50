import type { prototype as english } from "../en/prototype.ts";

/** Schermen die alleen laten zien hoe iets eruit kan zien; er verwijst niets naar. */
export const prototype = {
  sampleData: "Voorbeeldgegevens",
  sampleText: "Dit scherm laat alleen een voorbeeld zien. Er wordt niets bewaard.",
  register: {
    title: "Maak je account",
    text: "Probeer het formulier; er wordt geen account gemaakt.",
    name: "Naam",
    sampleName: "Sam Vermeer",
    sampleEmail: "sam.vermeer@example.com",
    submit: "Account maken",
    done: "Zo zou het eruitzien. Er is geen account gemaakt.",
  },
} satisfies typeof english;
