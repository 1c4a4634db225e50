/** Recipes that are read from web pages and pasted texts. */
export const recipeImports = {
  /** Why nothing was read; each says what helps. */
  failures: {
    ADDRESS: "This address cannot be opened. Check it, or paste the text of the recipe.",
    NOT_FOUND: "There is no page at this address. Check it, or paste the text of the recipe.",
    REFUSED: "This website does not let us read the page. Paste the text of the recipe.",
    UNREACHABLE: "This website does not answer properly. Try again later, or paste the text of the recipe.",
    TIMEOUT: "This website took too long to answer. Try again later, or paste the text of the recipe.",
    TOO_LARGE: "This page is too large to read. Paste the text of the recipe.",
    NO_PAGE: "There is no web page at this address, but another kind of file. Paste the text of the recipe.",
    NO_RECIPE: "We found no recipe here. Paste the text of the recipe, or write it yourself.",
    NO_NETWORK: "Web pages cannot be read here at the moment. Paste the text of the recipe.",
    INTERNAL: "Something went wrong on our side. Try again.",
  },
};
