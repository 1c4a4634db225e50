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
};
