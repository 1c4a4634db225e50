/** What stands above the parts of a recipe, in the languages in which recipes are read; lower case without accents. */

const pattern = (words: string): RegExp =>
  new RegExp(`^(?:[^\\p{L}]*)(?:${words})(?:[^\\p{L}]*$|[^\\p{L}]+(?:\\S+(?:\\s+|$)){0,7}$)`, "u");

const INGREDIENTS = pattern(
  "ingredients?|ingredient list|ingredients list|the ingredients|recipe ingredients|shopping list|what you.?ll need|you will need|you need|what you need|" +
    "ingredienten(?:lijst)?|boodschappen(?:lijst)?|benodigdheden|(?:dit )?heb je nodig|wat heb je nodig|dit heb je nodig|nodig|je hebt nodig|" +
    "zutaten(?:liste)?|ingredientes|ingredienti|ingredienser|ingredienserne|hozzavalok|sastojci|skladniki|suroviny|составные|ингредиенты|材料|du skal bruge",
);

const STEPS = pattern(
  "instructions?|directions?|method|preparation|steps?|recipe steps|cooking instructions|how to make(?: it)?|here.?s how to make it|how to cook|what to do|procedure|cooking method|the method|make it|let.?s cook|cook|" +
    "bereiding(?:swijze)?|bereiden|werkwijze|instructies|stappen|zo maak je (?:het|dit)|aan de slag|hoe maak je (?:het|dit)|maken|stappenplan|aanpak|voorbereiding|recept stappen|" +
    "zubereitung|anleitung|anweisungen|preparation et cuisson|etapes?|realisation|preparacion|elaboracion|instrucciones|modo de (?:preparo|preparacao)|como fazer|preparacao|preparazione|procedimento|" +
    "gor sa har|tillagning|instruktioner|sa har gor du|fremgangsmade(?:n)?|fremgangsmate|slik gjor du|tilberedning|elkeszites(?:e)?|приготовление|作り方|priprava|przygotowanie|sposob przygotowania|postup",
);

/** What ends a recipe: what stands below it is of others, or about something else. */
const ENDS = pattern(
  "notes?|tips?|recipe notes|nutrition(?:al)?|nutritional information|nutrition facts|comments?|reviews?|ratings?|reader interactions|leave a|related|you may also|you might also|more recipes|share|" +
    "equipment|video|storage|about|did you make this|faq|frequently asked|subscribe|newsletter|tags|categories|keywords|filed under|print|serve with|variations|" +
    "voedingswaarden?|reacties|reageer|meer recepten|ook lekker|misschien vind|bewaren|over|delen|lees ook|tip van|beoordeling(?:en)?|allergenen|keukengerei|variatietip|" +
    "nahrwerte?|kommentare|bewertungen|weitere rezepte|commentaires|valeurs nutritives|comentarios|commenti|kommentarer",
);

/** What is longer is a text, no heading. */
const MAX_HEADING = 70;

const plainHeading = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .replaceAll("ø", "o")
    .toLowerCase()
    .trim();

const STEP_NUMBER = /^\W*(?:step|stap|schritt|etape|paso|passo|trin|steg)\s*\d{1,2}\b/u;

/** Whether a text counts the steps: "Step 1", "Stap 2: de saus". */
export const isStepNumber = (text: string): boolean =>
  text.length <= MAX_HEADING && STEP_NUMBER.test(plainHeading(text));

export type Part = "ingredients" | "steps" | "end";

/** Which part of a recipe a text stands above; null where it is no such heading. */
export function partBelow(text: string): Part | null {
  if (text.length > MAX_HEADING) return null;
  const plain = plainHeading(text);
  if (STEP_NUMBER.test(plain)) return null;
  if (INGREDIENTS.test(plain)) return "ingredients";
  if (STEPS.test(plain)) return "steps";
  return ENDS.test(plain) ? "end" : null;
}
