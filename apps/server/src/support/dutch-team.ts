/** What each call on the team of a practice does, in Dutch. */
export const TEAM_CALLS: Readonly<Record<string, string>> = {
  "get-team": "Toon de leden van de eigen praktijk, en open uitnodigingen aan wie het team beheert",
  "invite-colleague":
    "Nodig een collega per e-mail uit voor de eigen praktijk; een eerdere uitnodiging vervalt",
  "withdraw-team-invitation": "Trek een uitnodiging voor de eigen praktijk in",
  "change-team-member": "Wijzig de rol en de rechten van een lid van de eigen praktijk",
  "remove-team-member": "Verwijder een lid uit de eigen praktijk, of verlaat haar zelf",
  "list-own-team-invitations":
    "Toon de laatste uitnodiging van elke praktijk die de aanroeper in de afgelopen 30 dagen heeft uitgenodigd",
  "answer-team-invitation": "Neem een uitnodiging van een praktijk aan, of sla haar af",
  "hand-over-clients": "Draag cliënten over aan collega's, en laat het ze per e-mail weten",
  "list-client-shares":
    "Toon welke cliënten de aanroeper met collega's deelt of gedeeld krijgt, en die van de hele praktijk aan wie alle cliënten ziet",
  "share-client": "Deel een cliënt een tijd met een collega, en vraag het de cliënt per e-mail",
  "end-client-share":
    "Beëindig het delen van een cliënt, als een van de twee coaches of als eigenaar van de praktijk",
  "list-own-shares": "Toon met welke collega's de coach de aanroeper deelt, en voor wie de coach het vraagt",
  "answer-own-share": "Stem in met delen met een collega van de eigen coach",
  "acknowledge-own-share":
    "Noteer dat de aanroeper heeft gelezen dat een collega van de eigen coach waarneemt",
  "end-own-share": "Weiger of beëindig het delen met een collega van de eigen coach",
};
