import type { safety as english } from "../en/safety.ts";
import type { Translated } from "../overlay.ts";

export const safety: Translated<typeof english> = {
  own: {
    title: "Möchtest du das so?",
    text: "Dieser Plan geht weiter, als wir ihn für dich planen würden.",
    confirm: "So lassen",
    back: "Ändern",
  },
  help: "Machst du dir viele Gedanken über Essen oder Gewicht? Deine Ärztin oder dein Arzt kann helfen, eine Ernährungsberatung auch.",
  moved: {
    ENERGY: (p) => `Wir planen ${p.to} kcal statt ${p.from}, damit du genug zu essen bekommst.`,
    PROTEIN: (p) => `Wir planen ${p.to} g Eiweiß statt ${p.from}: Mehr bringt nachweislich nichts.`,
  },
};
