import type { healthAnswers as english } from "../en/health-answers.ts";
import type { Translated } from "../overlay.ts";

/** Where advice is found is left to the English texts until the addresses are checked. */
export const healthAnswers: Translated<typeof english> = {
  title: "Trifft etwas davon auf dich zu?",
  text: "Dann planen wir anders oder bitten dich, vorher deine Ärztin oder deinen Arzt zu fragen.",
  choices: {
    PREGNANT: { title: "Schwanger" },
    BREASTFEEDING: { title: "Ich stille" },
    DIABETES: {
      title: "In Behandlung wegen Diabetes",
      text: "Mit Tabletten oder Insulin, auch in einer Schwangerschaft",
    },
    KIDNEY_DISEASE: { title: "In Behandlung wegen einer Nierenerkrankung" },
    EATING_DISORDER: { title: "Essstörung, jetzt oder früher" },
    NONE: { title: "Nichts davon" },
  },
  onlyYou: "Das siehst nur du.",
  privacy:
    "Ein Coach sieht nur, was dein Plan verlangt. Ändern oder löschen kannst du deine Antwort jederzeit im Profil.",
  save: "Speichern",
  ratherNot: "Möchte ich nicht sagen",
  failed: "Deine Antwort wurde nicht gespeichert. Versuche es noch einmal.",
  outcome: {
    title: "So planen wir für dich",
    careful:
      "Wir planen, was du brauchst: ohne Abnehmen, ohne Keto und ohne sehr viel Eiweiß. Antworten kannst du jederzeit noch im Profil.",
    deficit:
      "Dein Plan gibt dir, was du brauchst, und zielt nicht aufs Abnehmen. Auch Keto lassen wir weg. Möchtest du weiter gehen? Frag vorher deine Ärztin, deine Hebamme oder eine Ernährungsberatung.",
    protein:
      "Wir lassen Keto weg und bleiben bei 1,2 g Eiweiß pro kg Körpergewicht. Möchtest du weiter gehen? Frag vorher deine Ärztin oder eine Ernährungsberatung.",
    disorder: "Beschäftigt dich das Essen sehr? Du kannst darüber reden, auch anonym.",
    changed:
      "Wir haben deinen Plan angepasst. Hast du einen Coach, sieht dieser, dass er sich geändert hat, aber nicht warum.",
    find: "Wo du Rat findest",
    goOn: "Weiter",
  },
  card: {
    ask: "Gibt es etwas, das wir wissen sollten?",
    askText: "Bei Schwangerschaft, Diabetes und einigem anderen planen wir anders. Es sind fünf Kästchen.",
    answer: "Antworten",
    later: "Nicht jetzt",
    adapted: "Dein Plan berücksichtigt deine Gesundheit",
    adaptedText:
      "Möchtest du weiter gehen als dieser Plan? Frag vorher deine Ärztin oder eine Ernährungsberatung.",
    change: "Ändern",
  },
};
