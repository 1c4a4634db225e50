/** What each call on plan templates does, in Dutch. */
export const PLAN_TEMPLATE_CALLS: Readonly<Record<string, string>> = {
  "list-plan-templates": "Toon de plansjablonen van de aanroeper en die van de praktijk, op naam",
  "create-plan-template": "Voeg een plansjabloon toe",
  "change-plan-template": "Wijzig een plansjabloon; plannen die ermee zijn gemaakt blijven zoals ze zijn",
  "remove-plan-template": "Verwijder een plansjabloon; plannen die ermee zijn gemaakt blijven",
  "find-plan-shares":
    "Bepaal de verhoudingen achter het plan van een cliënt, om er een sjabloon van te maken",
  "preview-plan-template":
    "Toon wat een plansjabloon verandert voor elke actieve cliënt van de aanroeper, of voor één van hen",
  "apply-plan-template":
    "Zet elke dag van de week van een cliënt op een plansjabloon, tenzij het plan sinds het voorbeeld is gewijzigd",
  "undo-plan-template":
    "Zet het plan van een cliënt terug zoals het voor een sjabloon was, binnen 7 dagen en als het sindsdien niet is gewijzigd",
  "find-template-uses":
    "Zoek de plannen van cliënten die met een sjabloon zijn gemaakt en nog terug te zetten zijn, en de cliënten voor wie een sjabloon het eerste plan maakt",
};
