/** What each call on check-ins does, in Dutch. */
export const CHECK_IN_CALLS: Readonly<Record<string, string>> = {
  "get-check-in-questions": "Lees de vragen die de praktijk van de aanroeper in een check-in stelt",
  "save-check-in-questions":
    "Wijzig de vragen van een check-in; wie al gevraagd is, houdt de vragen van toen",
  "list-waiting-check-ins": "Toon de check-ins die op een antwoord van de aanroeper wachten, de oudste eerst",
  "get-check-in": "Lees de check-in die op de aanroeper wacht, en wat de coach al weet",
  "list-check-ins": "Toon de check-ins die de aanroeper verstuurde, de nieuwste eerst",
  "send-check-in": "Verstuur de antwoorden van een check-in aan de eigen coach; één antwoord is genoeg",
  "set-check-in-mails": "Stel in of de aanroeper e-mail krijgt als er een check-in klaarstaat",
  "list-client-check-ins":
    "Toon de check-ins die een cliënt de aanroeper stuurde, en hoe de cliënt gevraagd wordt",
  "ask-for-check-in":
    "Vraag een cliënt nu om een check-in, of vraag opnieuw om een check-in die nog openstaat",
  "set-check-in-schedule": "Stel de weekdag in waarop een cliënt een check-in krijgt; null om te stoppen",
  "get-client-check-in":
    "Lees een check-in van een cliënt naast de vorige, het gewicht en wat van het plan gegeten is",
  "reply-to-check-in": "Beantwoord een check-in met een bericht aan de cliënt, die daarna niet meer wacht",
  "settle-check-in": "Leg vast dat een check-in geen antwoord nodig heeft",
};
