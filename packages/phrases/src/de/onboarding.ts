import type { onboarding as english } from "../en/onboarding.ts";
import type { Translated } from "../overlay.ts";

const body: Translated<typeof english> = {
  step: (p) => `Schritt ${p.step} von ${p.steps}`,
  goal: {
    title: "Was ist dein Ziel?",
    text: "Danach richtet sich dein Energieziel. Du kannst es jederzeit ändern.",
    descriptions: {
      LOSE_WEIGHT: "Ein moderates Defizit mit genug Eiweiß, um Muskeln zu erhalten",
      GAIN_MUSCLE: "Ein kleiner Überschuss rund um dein Training",
      RECOMPOSITION: "Dein Gewicht halten: weniger Fett, mehr Muskeln",
    },
  },
  activity: {
    title: "Wie aktiv bist du?",
    text: "Denk an eine normale Woche, Arbeit und Sport zusammen.",
  },
  biometrics: {
    title: "Über dich",
    text: "Alter und Geschlecht beeinflussen, wie viel Energie dein Körper verbraucht.",
    age: "Alter",
    years: "Jahre",
    gender: "Geschlecht",
    ageRange: "Gib ein Alter von 18 bis 120 ein.",
    ageWhole: "Gib ganze Jahre ein.",
  },
  stats: {
    title: "Dein Körper",
    height: "Größe",
    weight: "Gewicht",
    goalWeight: "Zielgewicht",
    heightUnit: "Einheit der Größe",
    weightUnit: "Einheit des Gewichts",
    changeUnit: (p) => `${p.field}: ${p.unit}, Einheit ändern`,
    less: (p) => `${p.field}: weniger`,
    more: (p) => `${p.field}: mehr`,
    heightRange: (p) => `Gib eine Größe von ${p.min} bis ${p.max} ein.`,
    weightRange: (p) => `Gib ein Gewicht von ${p.min} bis ${p.max} ein.`,
    healthyFrom: (p) => `Gesund bei deiner Größe ab ${p.weight} (BMI 18,5).`,
    goalTooLow: (p) => `Wähle bei deiner Größe mindestens ${p.weight}.`,
    goalTooHigh: (p) => `Wähle höchstens ${p.weight}.`,
    goalNotBelow: "Zum Abnehmen wähle ein Ziel unter deinem jetzigen Gewicht.",
    noSafeLoss: "Wir können dir kein Ziel empfehlen, mit dem du sicher abnimmst.",
    partOf: (p) => `${p.field} (${p.unit})`,
  },
  weeklyGoal: {
    title: "Wie schnell?",
    text: "Langsamer hältst du leichter durch. Dein Plan liegt nie unter 1.250 kcal am Tag.",
    perDay: (p) => `${p.kcal} kcal am Tag`,
    none: "Für dieses Ziel gibt es keinen passenden Plan.",
  },
  registration: {
    title: "Speichere deine Antworten",
    text: "Leg ein Konto an, und dein Plan ist fertig. Wir schicken dir einen vierstelligen Code.",
    shopTitle: "Gemeinsam einkaufen",
    shopText:
      "Dein Name und deine E-Mail-Adresse genügen. Wir schicken dir einen vierstelligen Code, dann siehst du die Liste.",
    firstName: "Vorname",
    lastName: "Nachname",
    terms: "Ich akzeptiere die Nutzungsbedingungen und die Datenschutzerklärung",
    readTerms: "Lies unsere ",
    submit: "Konto anlegen",
  },
};

const plan: Translated<typeof english> = {
  nutritionalPlan: {
    title: "Dein Ernährungsplan",
    text: "Wähle den Stil, der dazu passt, wie du gern isst. Die Felder ändern sich mit.",
    kcalPerDay: "kcal am Tag",
    gauge: (p) => `${p.kcal} kcal am Tag: ${p.protein} g Eiweiß, ${p.carbs} g Kohlenhydrate, ${p.fat} g Fett`,
    onTrack: "Auf dem Weg zu",
    around: (p) => `um den ${p.date}, mit ${p.pace}`,
    ownPace: (p) => `etwa ${p.weight} pro Woche`,
    notReached: (p) => `Mit ${p.kcal} kcal am Tag erreichst du ${p.weight} nicht innerhalb von zwei Jahren.`,
    choose: "Wähle deinen Stil",
    recommended: "Empfohlen",
    descriptions: {
      RECOMMENDED: "Von allem etwas, leicht durchzuhalten",
      LOW_CARB: "Weniger Getreide, mehr Gemüse und Fette",
      KETO: "Höchstens 40 g Kohlenhydrate am Tag",
      CHOOSE_YOUR_OWN: "Kalorien und Gramm selbst festlegen",
      CYCLE_DIET: "Deine Phase im Blick, mit mehr Eisen, Magnesium oder Kalzium je Phase",
      MENOPAUSE: "Mehr Kalzium und Vitamin D, und Eiweiß bei jeder Hauptmahlzeit",
    },
    moreInfo: "Mehr Informationen",
    continueWith: (p) => `Weiter mit ${p.plan}`,
    basis: (p) => `Berechnet aus ${p.height}, ${p.weight} und Alter ${p.age}. Nie unter 1.250 kcal.`,
  },
  modify: {
    title: "Stell deinen Plan selbst ein",
    text: "Ändere eine Zahl, die anderen passen sich an.",
    mode: "Anzeigen als",
    grams: "Gramm",
    percent: "Prozent",
    calories: "Kalorien",
    minimum: (p) => `Mindestens ${p.minimum}.`,
    positive: "Gib eine Zahl über 0 ein.",
    save: "Diese Zahlen verwenden",
  },
  cycle: {
    datesTitle: "Wann hat deine letzte Periode begonnen?",
    datesText: "Wähle den ersten Tag.",
    previousMonth: "Vorheriger Monat",
    nextMonth: "Nächster Monat",
    spacingTitle: "Wie lang ist dein Zyklus?",
    spacingText: "Zähle vom ersten Tag einer Periode bis zum Tag vor der nächsten.",
    days: (p) => `${p.count} Tage`,
    notSure: "WEISS ICH NICHT",
    range: "Der Zyklus muss zwischen 21 und 35 Tagen dauern",
    rangeAdvice: "Dauert deiner anders oder schwankt er, wähle „WEISS ICH NICHT“.",
    detailsTitle: "Wo du gerade stehst",
    day: (p) => `Tag ${p.day} von ${p.length}`,
    untilNext: (p) =>
      p.count === 0
        ? "Deine nächste Periode kann jederzeit beginnen"
        : `Noch ${p.count} ${p.count === 1 ? "Tag" : "Tage"} bis zu deiner nächsten Periode`,
    phaseUnknown:
      "Das ist länger her, als dein Zyklus dauert, darum kennen wir deine Phase gerade nicht. Trag deine nächste Periode ein, wenn sie beginnt.",
    phaseTexts: {
      MENSTRUATION:
        "Vielleicht bist du müde. Mit dem Blut verlierst du Eisen, darum wählt dein Plan öfter Gerichte mit mehr davon.",
      FOLLICULAR: "Viele haben jetzt mehr Energie. Dein Plan ist wie an jedem anderen Tag.",
      OVULATION:
        "Manche fühlen sich jetzt stärker, andere merken nichts. Dein Plan ist wie an jedem anderen Tag.",
      LUTEAL: "Oft wächst der Appetit. Dein Plan wählt öfter Gerichte mit mehr Magnesium und Kalzium.",
    },
    readMore: "Mehr über Essen im Einklang mit deinem Zyklus",
  },
};

const food: Translated<typeof english> = {
  setupFailed: "Etwas ist schiefgelaufen. Wende dich an den Support.",
  mealTimes: {
    title: "Wann isst du?",
    text: "Wähle 2 bis 5 Mahlzeiten. Jede bekommt ihren eigenen Teil deines Tages.",
    required: "Mittag- und Abendessen gehören dazu.",
    tooMany: "Wähle höchstens 5 Mahlzeiten.",
    tooFew: "Wähle mindestens 2 Mahlzeiten.",
  },
  diet: {
    title: "Ernährst du dich auf eine bestimmte Weise?",
    text: "Wähle nichts, wenn du alles isst.",
    requiredText: "Wähle eine aus.",
    changesPlan: "Diese Wahl verändert deinen Plan",
    now: (p) => `Damit: ${p.plan}.`,
    without: (p) => `Ohne: ${p.plan}.`,
    descriptions: {
      VEGAN: "Nichts vom Tier",
      VEGETARIAN: "Kein Fleisch und kein Fisch",
      PESCATARIAN: "Kein Fleisch, aber Fisch",
    },
  },
  intolerances: {
    title: "Was verträgst du nicht?",
    text: "Rezepte, in denen es vorkommt, lassen wir weg.",
  },
  dislikes: {
    title: "Was magst du nicht?",
    text: "Wähle so viel du willst, oder nichts.",
    submit: "Meinen Plan erstellen",
  },
  setup: [
    "Deine Ziele werden berechnet",
    "Dein Tag wird auf die Mahlzeiten verteilt",
    "Passende Rezepte werden ausgesucht",
    "Deine erste Woche wird geplant",
  ],
  setupTitle: "Dein Plan entsteht",
};

const after: Translated<typeof english> = {
  tour: {
    name: "Rundgang",
    badge: "Deine erste Woche ist fertig",
    failures: {
      PLAN: {
        title: "Dein Plan ist noch nicht fertig",
        text: "Deine Antworten sind gespeichert. Versuche es noch einmal oder wende dich an den Support, wenn es nicht klappt.",
      },
      MEALS: {
        title: "Deine erste Woche ist noch nicht geplant",
        text: "Dein Plan ist fertig. Versuche es noch einmal oder plane deine Woche später im Planer.",
      },
    },
    slides: [
      {
        title: "Sieben Tage, auf deine Ziele geplant",
        text: "Tausche jede Mahlzeit, auf die du keine Lust hast; deine Makros bleiben auf Kurs.",
      },
      {
        title: "Hak ab, was du isst",
        text: "Der Teller füllt sich im Lauf des Tages und zeigt, was noch übrig ist.",
      },
      { title: "Kochen ohne Raten", text: "Jedes Rezept zeigt deine eigene Portion, Schritt für Schritt." },
      {
        title: "Einkaufen mit einer Liste",
        text: "Wähle die Tage, für die du einkaufst; die Liste ist nach Regalen sortiert.",
      },
    ],
    slide: (p) => `Seite ${p.number} von ${p.count}`,
    start: "Rundgang starten",
    finish: "Zu meinem Planer",
  },
  intake: {
    title: "Deine Antworten",
    text: "Ändere, was nicht mehr stimmt, und lass deinen Plan neu erstellen.",
    goal: "Ziel",
    activity: "Aktivität",
    biometrics: "Alter und Geschlecht",
    stats: "Körper",
    weeklyGoal: "Tempo",
    plan: "Plan",
    mealTimes: "Essenszeiten",
    diet: "Ernährungsweise",
    intolerances: "Unverträglichkeiten",
    dislikes: "Abneigungen",
    edit: (p) => `Ändern: ${p.answer}`,
    none: "Keine",
    start: "Fragen durchgehen",
  },
  avoid: {
    title: "Zutaten, die du meidest",
    text: "Rezepte mit diesen Zutaten planen wir für dich nicht ein.",
    search: "Zutaten suchen",
    chosen: (p) => `${p.count} ausgewählt`,
  },
};

export const onboarding: Translated<typeof english> = { ...body, ...plan, ...food, ...after };
