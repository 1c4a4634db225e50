/** What stands above the parts of a recipe, in the languages in which recipes are read; lower case without accents. */

const pattern = (words: string): RegExp =>
  new RegExp(`^(?:[^\\p{L}]*)(?:${words})(?:[^\\p{L}]*$|[^\\p{L}]+(?:\\S+(?:\\s+|$)){0,7}$)`, "u");

/** Words that stand above a part only where no other word stands beside them: "Cook", not "Cook mode". */
const alone = (words: string): RegExp => new RegExp(`^[^\\p{L}]*(?:${words})[^\\p{L}]*$`, "u");

const INGREDIENTS = pattern(
  "ingredients?|ingredient list|ingredients list|the ingredients|recipe ingredients|shopping list|what you.?ll need|you will need|you need|what you need|" +
    "(?:de |alle |benodigde )?ingredienten(?:lijst)?|(?:wat je|dit heb je|je) nodig hebt|boodschappen(?:lijst)?|benodigdheden|(?:dit )?heb je nodig|wat heb je nodig|dit heb je nodig|nodig|je hebt nodig|" +
    "zutaten(?:liste)?|ingredientes|ingredienti|ingredienser|ingredienserne|hozzavalok|sastojci|skladniki|suroviny|составные|ингредиенты|材料|du skal bruge|" +
    "(?:dat |dit )?heb je nodig|ingrediencie|ingredience|co budeme potrebovat|υλικα|malzemeler|ainekset|ingrediente|ingredientele|sestavine|продукты|состав|інгредієнти|食材|用料|재료|du trenger|det trenger du|du behover|sa behover du",
);

const STEPS = pattern(
  "instructions?|directions?|method|preparation|steps?|recipe (?:steps|instructions|directions|method)|cooking instructions|how to make(?: it)?|here.?s how to make it|how to cook|what to do|procedure|cooking method|the method|technique|" +
    "bereiding(?:swijze)?|bereiden|werkwijze|instructies|stappen|zo maak je|zo ga je te werk|aan de slag|aan het werk|aan de bak|stap voor stap|hoe te (?:maken|bereiden)|de bereiding|hoe maak je|hoe bereid je|stappenplan|aanpak|voorbereiding|recept stappen|" +
    "zubereitung|anleitung|anweisungen|preparation et cuisson|etapes?|realisation|preparacion|elaboracion|instrucciones|modo de (?:preparo|preparacao)|como fazer|preparacao|preparazione|procedimento|" +
    "gor sa har|tillagning|instruktioner|sa har gor du|fremgangsmade(?:n)?|fremgangsmate|slik gjor du|sadan gor du|tilberedning|elkeszites(?:e)?|приготовление|作り方|priprava|przygotowanie|sposob przygotowania|postup|" +
    "so geht.?s|so wird.?s gemacht|und so geht.?s|zubereitungsschritte|les etapes|deroule|recette pas a pas|la recette|pas a pas|procedimiento|paso a paso|como preparar|modo de fazer|passo a passo|come (?:preparare|fare|si fa|si prepara)|esecuzione|svolgimento|" +
    "sa gor du|gor sa|priprema|nacin pripreme|postupak|postopek|fremgang|valmistus(?:ohje)?|nain teet|εκτελεση|yapilisi|hazirlanisi|wykonanie|krok po kroku|jak na to|mod de preparare|postopek|способ приготовления|приготування|做法|步骤|手順|만드는 법|조리법",
);

/** A short heading may end with such a word: "Pancake ingredients", "De ingrediënten". */
const ending = (words: string): RegExp => new RegExp(`^(?:\\S+\\s+){1,4}(?:${words})[^\\p{L}]*$`, "u");
const INGREDIENTS_LAST = ending(
  "ingredients|ingredienten|zutaten|ingredientes|ingredienti|ingredienser|je nodig hebt",
);
const STEPS_LAST = ending(
  "instructions|directions|method|bereiding|bereidingswijze|werkwijze|zubereitung|preparation|preparacion|preparazione|tillagning",
);

const STEPS_ALONE = alone("cook|make it|let.?s cook|maken|zo doe je het|doen");

/** What follows such a word where it is none: "Preparation time", "Cook mode", "Cook: 25 minutes". */
const NO_STEPS =
  /\b(?:time|tijd|zeit|temps|tiempo|tempo|mode|modus|level|difficulty)\b|\b\d+\s*(?:m|min|mins|minutes?|minuten|minuut|minuti|minutos|minuter|h|hrs?|hours?|uur|uren|std|stunden?)\b/u;

/** Texts about ingredients, of which some say how much goes in and most do not. */
const ABOUT_INGREDIENTS =
  /^[^\p{L}]*(?:key |main )?ingredients?\b.*\b(?:notes?|substitut\w*|swaps?|tips?|variations?|spotlight|faqs?|explained)\b/u;

/** What ends a recipe: what stands below it is of others, or about something else. */
const ENDS = pattern(
  "notes?|tips?|recipe notes|nutrition(?:al)?|nutritional information|nutrition facts|comments?|reviews?|ratings?|reader interactions|leave a|related|you may also|you might also|more recipes|share|" +
    "equipment|(?:special |kitchen )?(?:tools|utensils)|cookware|video|storage|storing|how to store|make ahead|freezing|leftovers|about|why you.?ll|more|did you make this|faq|frequently asked|subscribe|newsletter|tags|categories|keywords|filed under|print|serve with|variations|" +
    "voedingswaarden?|reacties|reageer|meer recepten|ook lekker|misschien vind|bewaren|bewaartips?|over|delen|dit delen|deel dit|lees ook|tip van|beoordeling(?:en)?|allergenen|keukengerei|keukenspullen|keukenhulp(?:jes)?|materia(?:al|len)|variatietip|variaties|gerelateerd|opmerkingen|notities|ook leuk|meer inspiratie|smakelijk|eet smakelijk|wat vind jij|" +
    "nahrwerte?|nahrwertangaben|kommentare|bewertungen|weitere rezepte|tipps?|hinweise?|utensilien|kuchengerate|das konnte|dazu passt|ahnliche rezepte|commentaires|valeurs nutritives|valeurs nutritionnelles|ustensiles|materiel|conservation|astuces?|conseils?|vous aimerez|vous pourriez|partager|publie dans|" +
    "comentarios|consejos|utensilios|valor nutricional|informacion nutricional|compartir|recetas relacionadas|comentarios|dicas|compartilhe|commenti|consigli|conservazione|valori nutrizionali|condividi|attrezzatura|kommentarer|naringsinnhold|naringsvarde|tips til|utstyr|εξοπλισμος|tags?|uwagi?|komentarze|wartosci odzywcze|komentare|小贴士|コツ",
);

/** What is longer is a text, no heading. */
const MAX_HEADING = 70;

/** Letters that are no letter with an accent to Unicode. */
const BARE_LETTERS: Readonly<Record<string, string>> = { ø: "o", ł: "l", đ: "d", ı: "i" };

const plainHeading = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll(/[øłđı]/gu, (letter) => BARE_LETTERS[letter] ?? letter)
    .trim();

const STEP_NUMBER = /^\W*(?:step|stap|schritt|etape|paso|passo|trin|steg)\s*\d{1,2}\b/u;

/** Whether a text counts the steps: "Step 1", "Stap 2: de saus". */
export const isStepNumber = (text: string): boolean =>
  text.length <= MAX_HEADING && STEP_NUMBER.test(plainHeading(text));

export type Part = "ingredients" | "steps" | "end";

/**
 * Which part of a recipe a text stands above; null where it is no such heading.
 * @param isLoose whether a heading may end with "ingredients", too, as those of lists in the running text do.
 */
export function partBelow(text: string, isLoose = false): Part | null {
  if (text.length > MAX_HEADING) return null;
  const plain = plainHeading(text);
  if (STEP_NUMBER.test(plain)) return null;
  if (ABOUT_INGREDIENTS.test(plain)) return "end";
  if (INGREDIENTS.test(plain)) return "ingredients";
  if (STEPS_ALONE.test(plain) || (STEPS.test(plain) && !NO_STEPS.test(plain))) return "steps";
  if (ENDS.test(plain)) return "end";
  if (isLoose && INGREDIENTS_LAST.test(plain)) return "ingredients";
  return STEPS_LAST.test(plain) ? "steps" : null;
}
