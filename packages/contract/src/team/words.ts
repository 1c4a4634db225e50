import { says, type WordsOfCalls } from "../documented/call-words.ts";

export const TEAM_WORDS: WordsOfCalls = {
  "get-team": says(
    "Lists the members of the practice with their rights, and open invitations for those with the right TEAM. There are no members without a practice.",
  ),
  "invite-colleague": says(
    "Invites a colleague by mail, and an earlier invitation stops working. It needs the right TEAM; nobody gives rights that they do not hold.",
  ),
  "withdraw-team-invitation": says(
    "Withdraws an invitation: its link signs nobody in any more. It needs the right TEAM.",
  ),
  "change-team-member": says(
    "Changes the role and rights of a member. It needs the right TEAM; 409 `last_owner` for the only owner.",
    {
      request: { role: "COACH" },
    },
  ),
  "remove-team-member": says(
    "Removes a member, or leaves the practice. 409 `member_has_clients` until their clients are handed over.",
  ),
  "hand-over-clients": says(
    "Gives clients to colleagues by numbers, in the order of their names, and tells them by mail unless `tell` is false. 409 `clients_changed` when the numbers no longer add up.",
  ),
  "list-client-shares": says(
    "Lists shares of clients that the caller gave or received, and all of the practice with SEE_ALL_CLIENTS. Those that ended are left out.",
  ),
  "share-client": says(
    "Shares a client with a colleague for a while and asks the client by mail. Nothing is seen before the client agrees.",
  ),
  "end-client-share": says("Ends the share of a client, and mails a client who had agreed."),
  "list-own-shares": says(
    "Lists the colleagues with whom the caller's coach shares them, and those for whom the coach asks.",
  ),
  "answer-own-share": says(
    "Agrees to being shared with a colleague, with the parts that the colleague may see.",
  ),
  "acknowledge-own-share": says("Notes that the caller read that a colleague stands in."),
  "end-own-share": says(
    "Declines or ends being shared with a colleague; the colleague sees nothing from the next call on.",
  ),
  "list-own-team-invitations": says(
    "Lists the latest invitation of each practice to the caller's confirmed address within 30 days.",
  ),
  "answer-team-invitation": says(
    "Joins the practice that has invited the caller, or declines. 409 `has_organisation` for a coach who has one.",
  ),
};
