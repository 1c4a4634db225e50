import type { safety as english } from "../en/safety.ts";
import { formatNumber } from "../format.ts";

/** Limits are written plainly, with a decimal comma. */
const limit = (value: number) => formatNumber("nl", value, { useGrouping: false });

export const safety = {
  rails: {
    rail_underweight_deficit: (p) =>
      `Je weegt weinig voor je lengte. Daarom houdt dit plan minstens de ${limit(p.limit)} kcal per dag aan die je nodig hebt.`,
    rail_goal_weight_too_low: (p) => `Een gezond gewicht bij deze lengte begint bij ${limit(p.limit)} kg.`,
    rail_day_too_low: (p) =>
      `Een dag onder de ${limit(p.limit)} kcal biedt te weinig ruimte voor wat een lichaam nodig heeft.`,
    rail_deficit_too_large: (p) =>
      `Dit is minder dan veilig is. Kies minstens ${limit(p.limit)} kcal per dag.`,
    rail_macros_do_not_add_up: (p) =>
      `Eiwit, koolhydraten en vet zijn samen ${limit(p.value)} kcal, en niet de ${limit(p.limit)} kcal van deze dag.`,
    rail_protein_too_low: (p) => `Een dag heeft minstens ${limit(p.limit)} g eiwit nodig.`,
    rail_fat_too_low: (p) => `Bij zo’n dag hoort minstens ${limit(p.limit)} g vet.`,
    rail_protein_high: (p) =>
      `${limit(p.value)} g eiwit is meer dan de ${limit(p.limit)} g tot waar extra eiwit aantoonbaar helpt.`,
    rail_carbohydrates_low: (p) =>
      `${limit(p.value)} g koolhydraten is weinig buiten een koolhydraatarm plan, en laat weinig ruimte voor vezels.`,
    rail_fiber_unreachable: (p) =>
      `Met zo weinig koolhydraten is het vezeldoel van ${limit(p.limit)} g moeilijk haalbaar.`,
    rail_condition_deficit: (p) =>
      `Afvallen doe je nu liever niet alleen. Overleg eerst met je arts, verloskundige of diëtist; tot die tijd houdt het plan ${limit(p.limit)} kcal per dag aan.`,
    rail_condition_keto: (_p) => "Bespreek een ketoplan eerst met je arts of diëtist.",
    rail_condition_protein: (p) =>
      `Tot ${limit(p.limit)} g eiwit per dag is veilig zonder advies. Vraag voor meer eerst je arts of diëtist.`,
    rail_care_first: (_p) =>
      "Voor deze cliënt plannen we voorzichtig. Overleg voor het opslaan met je cliënt, of met de behandelaar, of afvallen, keto of veel eiwit nu past.",
  },
  railsInWords: {
    rail_underweight_deficit_in_words:
      "Je weegt weinig voor je lengte. Daarom geeft dit plan je minstens wat je nodig hebt.",
    rail_goal_weight_too_low_in_words: "Dit streefgewicht is lager dan gezond is bij deze lengte.",
    rail_day_too_low_in_words: "Zo’n dag biedt te weinig ruimte voor wat een lichaam nodig heeft.",
    rail_deficit_too_large_in_words: "Dit is minder dan veilig is. Kies een plan waarin je meer eet.",
    rail_macros_do_not_add_up_in_words: "De delen van deze dag tellen niet op tot het geheel.",
    rail_protein_too_low_in_words: "Deze dag heeft te weinig eiwit.",
    rail_fat_too_low_in_words: "Deze dag heeft te weinig vet.",
    rail_protein_high_in_words: "Dit is meer eiwit dan aantoonbaar helpt.",
    rail_carbohydrates_low_in_words:
      "Met zo weinig koolhydraten buiten een koolhydraatarm plan blijft er weinig ruimte voor vezels.",
    rail_fiber_unreachable_in_words: "Met zo weinig koolhydraten is het lastig om genoeg vezels te eten.",
    rail_condition_deficit_in_words:
      "Afvallen doe je nu liever niet alleen. Overleg eerst met je arts, verloskundige of diëtist; tot die tijd geeft het plan je wat je nodig hebt.",
    rail_condition_keto_in_words: "Bespreek een ketoplan eerst met je arts of diëtist.",
    rail_condition_protein_in_words: "Vraag voor zoveel eiwit eerst je arts of diëtist.",
    rail_care_first_in_words: "We plannen hier voorzichtig. Overleg voor het opslaan met je arts of diëtist.",
  },
  own: {
    title: "Is dit wat je wilt?",
    text: "Dit plan gaat verder dan wij het voor je zouden maken.",
    confirm: "Zo laten",
    back: "Aanpassen",
  },
  coach: {
    title: "Dit plan gaat over een veiligheidsgrens",
    text: "Het wordt opgeslagen zodra je zegt waarom.",
    confirm: "Opslaan met deze reden",
    back: "Plan aanpassen",
    reason: "Waarom past dit bij deze cliënt?",
    reasonHint: "Staat bij het plan, ook voor je cliënt, en blijft in het logboek.",
  },
  tooLittle: {
    open: "Laat zien wat wel kan",
    title: "Dit is te weinig om goed op te leven",
    perDay: "kcal per dag",
    least: (p) => `${p.kcal} kcal: het minste dat we voor je plannen`,
    gauge: (p) => `${p.kcal} van de ${p.least} kcal per dag die we minstens voor je plannen`,
    choose: "Kies een ander plan",
    fastest: (p) => `${p.kcal} kcal, zo snel als veilig is`,
    easier: (p) => `${p.kcal} kcal, makkelijker vol te houden`,
    need: (p) => `${p.kcal} kcal, wat je nodig hebt`,
    perWeek: (p) => `Ongeveer ${p.loss} per week.`,
    goal: (p) => `Rond ${p.date} weeg je ${p.weight}.`,
    noLoss: "Je gewicht blijft ongeveer gelijk.",
    use: (p) => `Kies ${p.kcal} kcal`,
    back: "Terug naar mijn getallen",
    askCoach: (p) => `Vraag het eerst aan ${p.name}`,
  },
  help: "Maak je je veel zorgen over eten of je gewicht? Je huisarts kan helpen, en een diëtist ook.",
  moved: {
    ENERGY: (p) => `We plannen ${p.to} kcal in plaats van ${p.from}, zodat je genoeg te eten hebt.`,
    PROTEIN: (p) => `We plannen ${p.to} g eiwit in plaats van ${p.from}: meer helpt aantoonbaar niet.`,
  },
  notes: {
    MOVED: "Een beetje aangepast, zodat het veilig blijft.",
    LOSS_PAUSED:
      "Afvallen staat even stil: na een wijziging in het profiel was dit plan niet meer genoeg. Het geeft nu wat er nodig is.",
    UNFINISHED: "Nog niet af: met alleen deze maaltijden is er te weinig te eten.",
  },
  confirmedBecause: (p) => `Gaat bewust over een veiligheidsgrens: ${p.reason}`,
  confirmedAlone: "Gaat bewust verder dan wij aanraden.",
} satisfies typeof english;
