import * as contract from "@plateful/contract";
import { messageLimits } from "../messages/index.ts";
import { type Route, route } from "../platform/calls/call.ts";
import { askForCheckIn, setCheckInSchedule } from "./ask-for-check-in.ts";
import { getCheckInQuestions, saveCheckInQuestions, versionedQuestions } from "./check-in-questions.ts";
import { getCheckIn } from "./get-check-in.ts";
import { getClientCheckIn } from "./get-client-check-in.ts";
import { listCheckIns } from "./list-check-ins.ts";
import { listClientCheckIns } from "./list-client-check-ins.ts";
import { listWaitingCheckIns } from "./list-waiting-check-ins.ts";
import { replyToCheckIn, settleCheckIn } from "./reply-to-check-in.ts";
import { sendCheckIn } from "./send-check-in.ts";
import { setCheckInMails } from "./set-check-in-mails.ts";

/** What coaches ask their clients, and what clients answer. */
export const checkInRoutes: readonly Route[] = [
  route(contract.getCheckInQuestions, getCheckInQuestions),
  route(contract.saveCheckInQuestions, saveCheckInQuestions, { versioned: versionedQuestions }),
  route(contract.listWaitingCheckIns, listWaitingCheckIns),
  route(contract.getCheckIn, getCheckIn),
  route(contract.listCheckIns, listCheckIns),
  route(contract.sendCheckIn, sendCheckIn),
  route(contract.setCheckInMails, setCheckInMails),
  route(contract.listClientCheckIns, listClientCheckIns),
  route(contract.askForCheckIn, askForCheckIn),
  route(contract.setCheckInSchedule, setCheckInSchedule),
  route(contract.getClientCheckIn, getClientCheckIn),
  route(contract.replyToCheckIn, replyToCheckIn, { limits: messageLimits }),
  route(contract.settleCheckIn, settleCheckIn),
];
