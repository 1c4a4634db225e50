import type { allergens as english } from "../en/allergens.ts";

export const allergens: typeof english = {
  names: {
    GLUTEN: "Gluten",
    CRUSTACEANS: "Schaaldieren",
    EGG: "Ei",
    FISH: "Vis",
    PEANUTS: "Pinda’s",
    SOY: "Soja",
    MILK: "Melk",
    TREE_NUTS: "Noten",
    CELERY: "Selderij",
    MUSTARD: "Mosterd",
    SESAME: "Sesam",
    SULPHITES: "Sulfiet",
    LUPIN: "Lupine",
    MOLLUSCS: "Weekdieren",
  },
  inSentence: {
    GLUTEN: "gluten",
    CRUSTACEANS: "schaaldieren",
    EGG: "ei",
    FISH: "vis",
    PEANUTS: "pinda’s",
    SOY: "soja",
    MILK: "melk",
    TREE_NUTS: "noten",
    CELERY: "selderij",
    MUSTARD: "mosterd",
    SESAME: "sesam",
    SULPHITES: "sulfiet",
    LUPIN: "lupine",
    MOLLUSCS: "weekdieren",
  },
  hint: "Recepten waar een van deze allergenen in zit, worden niet gepland. Recepten waarvan niet bekend is wat erin zit ook niet. Sporen (‘kan bevatten’) en verschillen tussen merken zijn niet bekend: lees altijd het etiket.",
  coachSees: "Je coach ziet ze zolang je je plan deelt.",
  lactose:
    "Wat lactose bevat wordt niet gepland, zoals melk, yoghurt, room, verse kaas, mozzarella, feta en brie. Gerijpte harde en halfharde kaas, zoals Goudse, cheddar en Parmezaanse, bevat bijna geen lactose en doet gewoon mee, net als lactosevrije zuivel. Veel mensen kunnen wel een beetje lactose hebben; het plannen telt niet hoeveel. Een melkallergie is iets anders: kies dan melk bij Allergieën.",
  ofFood: {
    own: {
      contains: (p) =>
        p.count === 1
          ? `Bevat ${p.list}, een van jouw allergenen`
          : `Bevat ${p.list}: die horen bij jouw allergenen`,
      unknown: "Of jouw allergenen hierin zitten, is niet bekend. Lees het etiket.",
      othersUnknown: "Of jouw andere allergenen hierin zitten, is niet bekend. Lees het etiket.",
    },
    client: {
      contains: (p) =>
        p.count === 1
          ? `Bevat ${p.list}, een van de allergenen van je cliënt`
          : `Bevat ${p.list}: die horen bij de allergenen van je cliënt`,
      unknown: "Of de allergenen van je cliënt hierin zitten, is niet bekend. Lees het etiket.",
      othersUnknown: "Of andere allergenen van je cliënt hierin zitten, is niet bekend. Lees het etiket.",
    },
  },
};
