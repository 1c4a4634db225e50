/** What each call on messages does, in Dutch. */
export const MESSAGE_CALLS: Readonly<Record<string, string>> = {
  "get-conversation": "Lees het gesprek van de aanroeper met de eigen coach, of met de vorige",
  "send-message": "Schrijf de eigen coach",
  "read-messages": "Markeer wat de coach schreef als gelezen, tot en met een bericht",
  "count-messages": "Tel wat ongelezen is, en de cliënten die op antwoord wachten",
  "get-message-mails": "Lees of de aanroeper e-mail krijgt over ongelezen berichten",
  "set-message-mails": "Stel in of de aanroeper e-mail krijgt over ongelezen berichten",
  "list-conversations":
    "Toon gesprekken met cliënten, eerst wie wacht, dan de nieuwste: die van de aanroeper, of wie op collega's wacht",
  "get-client-conversation": "Lees het gesprek van de aanroeper met een cliënt",
  "send-client-message": "Schrijf een cliënt",
  "read-client-messages": "Markeer wat een cliënt schreef als gelezen, tot en met een bericht",
  "settle-client-conversation": "Leg vast dat een cliënt niet meer op antwoord wacht",
  "find-day-comments": "Zoek wat coaches de aanroeper over dagen van de planner schreven, oudste eerst",
  "find-client-day-comments":
    "Zoek wat de aanroeper een cliënt over dagen van de planner schreef, oudste eerst",
  "get-client-note": "Lees wat de praktijk van de aanroeper voor zichzelf over een cliënt noteerde",
  "save-client-note": "Wijzig wat de praktijk voor zichzelf over een cliënt noteerde; leeg om het te wissen",
};
