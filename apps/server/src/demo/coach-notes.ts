/** What the coach writes on days of her clients, about once a week. */
export const NOTES = {
  nl: [
    "Mooi gedaan deze week. Let de komende dagen vooral op je eiwit bij het ontbijt.",
    "Ik zie dat je lunches vaak overslaat. Zullen we iets zoeken wat je mee kunt nemen?",
    "Weekend in zicht: plan het etentje gerust in, de rest van de dag past zich aan.",
    "Je hebt bijna alles gegeten wat er stond. Hoe zit je verzadiging in de avond?",
    "Vergeet niet te wegen op een vast moment, dan zegt het cijfer meer.",
    "Een dag overslaan is niet erg. Morgen gewoon weer verder.",
    "Fijn dat je een keer hebt geruild. Zo blijft het vol te houden.",
  ],
  en: [
    "Good week. Keep an eye on your protein at breakfast in the coming days.",
    "I see lunch is often left out. Shall we find something you can take along?",
    "Weekend ahead: do plan that dinner out, the rest of the day will follow.",
    "You ate nearly everything on the plan. How full are you in the evening?",
    "Try to weigh yourself at the same moment, then the number tells more.",
    "A skipped day is no problem. Just pick it up again tomorrow.",
    "Nice that you swapped a meal. That is how it stays doable.",
  ],
} as const;
