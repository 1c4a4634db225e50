import type { recipeImports as english } from "../en/recipe-imports.ts";

export const recipeImports = {
  failures: {
    ADDRESS: "Dit adres kunnen we niet openen. Controleer het of plak de tekst van het recept.",
    NOT_FOUND: "Op dit adres staat geen pagina. Controleer het of plak de tekst van het recept.",
    REFUSED: "Van deze website mogen we de pagina niet lezen. Plak de tekst van het recept.",
    UNREACHABLE:
      "Deze website geeft geen goed antwoord. Probeer het later opnieuw of plak de tekst van het recept.",
    TIMEOUT: "Deze website doet er te lang over. Probeer het later opnieuw of plak de tekst van het recept.",
    TOO_LARGE: "Deze pagina is te groot om te lezen. Plak de tekst van het recept.",
    NO_PAGE: "Op dit adres staat geen webpagina, maar een ander bestand. Plak de tekst van het recept.",
    NO_RECIPE: "We vinden hier geen recept. Plak de tekst van het recept of schrijf het zelf op.",
    NO_NETWORK: "Webpagina’s lezen lukt hier op dit moment niet. Plak de tekst van het recept.",
    INTERNAL: "Er ging iets mis bij ons. Probeer het opnieuw.",
  },
} satisfies typeof english;
