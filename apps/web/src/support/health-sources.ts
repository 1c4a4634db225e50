/** Where the health texts of the help pages come from (ledger SUPPORT-021). Publications keep their names in every language. */
export interface HealthSources {
  /** The day on which the text was last changed, "YYYY-MM-DD". */
  readonly editedOn: string;
  readonly sources: readonly string[];
}

/**
 * By the name of the help page. None of the publications could be opened while the texts were written, and no dietitian has
 * read them yet: docs/nutrition.md lists both for the owner, and the page says the latter.
 */
export const HEALTH_SOURCES: Readonly<Record<string, HealthSources>> = {
  plan: {
    editedOn: "2026-11-30",
    sources: [
      "Mifflin MD et al. A new predictive equation for resting energy expenditure. Am J Clin Nutr, 1990",
      "Hall KD et al. Quantification of the effect of energy imbalance on bodyweight. Lancet, 2011",
      "Institute of Medicine. Dietary Reference Intakes for energy, carbohydrate, fiber, fat and protein, 2005",
      "Morton RW et al. Protein supplementation and resistance training. Br J Sports Med, 2018",
      "Gezondheidsraad. Richtlijnen goede voeding, 2015",
    ],
  },
  keto: {
    editedOn: "2026-11-30",
    sources: [
      "Gardner CD et al. Effect of low-fat vs low-carbohydrate diet on 12-month weight loss. JAMA, 2018",
      "Evert AB et al. Nutrition therapy for adults with diabetes or prediabetes. Diabetes Care, 2019",
      "Feinman RD et al. Dietary carbohydrate restriction. Nutrition, 2015",
      "KDIGO. Clinical practice guideline for chronic kidney disease, 2024",
      "Gezondheidsraad. Richtlijnen goede voeding, 2015",
    ],
  },
  cycle: {
    editedOn: "2026-11-30",
    sources: [
      "Gezondheidsraad. Voedingsnormen voor vitamines en mineralen voor volwassenen, 2018",
      "Thys-Jacobs S et al. Calcium carbonate and the premenstrual syndrome. Am J Obstet Gynecol, 1998",
      "Bull JR et al. Real-world menstrual cycle characteristics. npj Digital Medicine, 2019",
    ],
  },
  menopause: {
    editedOn: "2026-11-30",
    sources: [
      "Gezondheidsraad. Voedingsnormen voor vitamines en mineralen voor volwassenen, 2018",
      "Bauer J et al. Protein intake for optimal muscle function in older people (PROT-AGE). J Am Med Dir Assoc, 2013",
      "Lethaby A et al. Phytoestrogens for menopausal vasomotor symptoms. Cochrane Database Syst Rev, 2013",
    ],
  },
};
