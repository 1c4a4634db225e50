import { says, type WordsOfCalls } from "../documented/call-words.ts";

export const CLIENT_WORDS: WordsOfCalls = {
  "list-clients": says(
    "Lists clients by name, 30 on a page: the caller's and those shared with them, a colleague's with `coach`, or all with `everybody`. `card` answers the few figures that a list shows.",
  ),
  "get-client": says(
    "Reads a client with profile, plan and settings, as far as the client shares them; 404 for others' clients.",
  ),
  "change-client": says(
    "Renames a client, or switches their account on or off. Switching it off ends the client's sessions.",
    {
      request: { account_enabled: false },
    },
  ),
  "create-client": says(
    "Adds a client and mails them an invitation. An address that has an account is refused with 400.",
  ),
  "import-clients": says(
    "Adds up to 50 clients and mails their invitations; with `check_only` nobody is added. A wrong row is refused with 400 at its place, and then nothing is taken.",
  ),
  "preview-invitation": says(
    "Answers the invitation that a new client would be mailed. Nothing is sent and nothing stored.",
  ),
  "undo-client": says(
    "Takes back a client who was just added, within 12 seconds or after the invitation was withdrawn. 409 `nothing_to_undo` later.",
  ),
  "get-invitation": says("Reads how far the invitation of a client is."),
  "send-invitation": says(
    "Mails a client a new invitation, and the earlier one stops working. 60 an hour per coach.",
  ),
  "correct-client-address": says(
    "Corrects the address of a client who has never signed in and mails the invitation there. 409 `client_has_signed_in` once they have.",
  ),
  "withdraw-invitation": says(
    "Withdraws the invitation of a client. One who has never signed in no longer can.",
  ),
  "list-invitations": says(
    "Lists invitations, 30 on a page, those that need the coach first, with the numbers sent, opened and joined.",
  ),
  "count-client-fitting-recipes": says(
    "Counts the recipes that fit each meal of a client's week, with wishes that are being changed. Nothing is stored.",
  ),
  "list-client-fits": says(
    "Counts for the first 100 active clients the recipes that fit with lists that are being changed. Nothing is stored.",
  ),
  "join-waitlist": says(
    "Puts an address on the waiting list of a practice and mails a new one once. It answers the same when the address is on it already; five an hour per address of the network.",
  ),
  "leave-waitlist": says(
    "Takes the person of a link in a mail off the waiting list. It answers the same when they are off it already.",
  ),
  "list-waitlist": says(
    "Lists who waits to become a client of the practice, 30 on a page, the longest first. It needs the right INVITE.",
  ),
  "remove-from-waitlist": says(
    "Takes someone off the waiting list of the practice. It needs the right INVITE.",
  ),
};
