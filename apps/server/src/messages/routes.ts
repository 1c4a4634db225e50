import * as contract from "@plateful/contract";
import { type Route, route } from "../platform/calls/call.ts";
import { getClientNote, saveClientNote, versionedNote } from "./client-note.ts";
import { countMessages } from "./count-messages.ts";
import { findClientDayComments, findDayComments } from "./find-day-comments.ts";
import { getClientConversation } from "./get-client-conversation.ts";
import { getConversation } from "./get-conversation.ts";
import { listConversations } from "./list-conversations.ts";
import { getMessageMails, setMessageMails } from "./message-mails.ts";
import { readClientMessages, readMessages } from "./read-messages.ts";
import { messageLimits, sendClientMessage, sendMessage } from "./send-message.ts";
import { settleClientConversation } from "./settle-client-conversation.ts";

/** What clients and their coaches write to each other. */
export const messageRoutes: readonly Route[] = [
  route(contract.getConversation, getConversation),
  route(contract.sendMessage, sendMessage, { limits: messageLimits }),
  route(contract.readMessages, readMessages),
  route(contract.countMessages, countMessages),
  route(contract.getMessageMails, getMessageMails),
  route(contract.setMessageMails, setMessageMails),
  route(contract.listConversations, listConversations),
  route(contract.getClientConversation, getClientConversation),
  route(contract.sendClientMessage, sendClientMessage, { limits: messageLimits }),
  route(contract.readClientMessages, readClientMessages),
  route(contract.settleClientConversation, settleClientConversation),
  route(contract.findDayComments, findDayComments),
  route(contract.findClientDayComments, findClientDayComments),
  route(contract.getClientNote, getClientNote),
  route(contract.saveClientNote, saveClientNote, { versioned: versionedNote }),
];
