import { says, type WordsOfCalls } from "../documented/call-words.ts";

export const MESSAGE_WORDS: WordsOfCalls = {
  "get-conversation": says(
    "Reads the caller's conversation with the present coach, else the last one, the oldest message first. `before` leads to earlier messages.",
  ),
  "send-message": says(
    "Writes to the coach, with a recipe or a day attached where one is named. 20 a minute and 200 an hour; 409 `conversation_closed` without a coach.",
  ),
  "read-messages": says("Marks what the coach wrote as read, up to the message that is named."),
  "count-messages": says(
    "Counts unread messages as client and as coach, and the clients who wait for an answer. It is cheap enough to be polled.",
  ),
  "get-message-mails": says(
    "Reads whether the caller hears by mail of messages that stay unread; true until changed.",
  ),
  "set-message-mails": says("Sets whether the caller hears by mail of messages that stay unread."),
  "list-conversations": says(
    "Lists conversations with clients, 30 on a page, those who wait first. The last message of a colleague's client is left out.",
  ),
  "get-client-conversation": says(
    "Reads the caller's conversation with a client, the oldest message first; 404 for others' clients.",
  ),
  "send-client-message": says(
    "Writes to a client. 400 for a recipe that the client may not eat, 403 for a day of a diary that is not shared, 409 `conversation_closed` for a deactivated client.",
  ),
  "read-client-messages": says("Marks what a client wrote as read, up to the message that is named."),
  "settle-client-conversation": says("Notes that a client waits for no answer."),
  "find-day-comments": says(
    "Finds what coaches wrote to the caller about days of the diary, the oldest first, 400 at most.",
  ),
  "find-client-day-comments": says(
    "Finds what the caller wrote to a client about days of the diary, the oldest first, 400 at most.",
  ),
  "get-client-note": says(
    "Reads the note of the practice about a client, which the client does not see in the app; version 0 without one.",
  ),
  "save-client-note": says(
    "Changes the note of the practice about a client; an empty text takes it away. `If-Match` keeps colleagues from overwriting each other.",
  ),
};
