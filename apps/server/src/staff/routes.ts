import * as contract from "@plateful/contract";
import { type Route, route } from "../platform/calls/call.ts";
import { choosePracticeOwner } from "./choose-practice-owner.ts";
import { deactivatePractice } from "./deactivate-practice.ts";
import { extendTrial } from "./extend-trial.ts";
import { getStaffMail } from "./get-staff-mail.ts";
import { getStaffOverview } from "./get-staff-overview.ts";
import { getStaffPerson } from "./get-staff-person.ts";
import { listPracticeMembers } from "./list-practice-members.ts";
import { listStaffJobs } from "./list-staff-jobs.ts";
import { listStaffPeople } from "./list-staff-people.ts";
import { closeHealthData, openHealthData } from "./open-health-data.ts";
import { resendMail } from "./resend-mail.ts";
import { retryJobs } from "./retry-jobs.ts";
import { switchAccount } from "./switch-account.ts";
import { unblockAddress } from "./unblock-address.ts";

/** What the staff console asks for beside organisations, flags and the audit log. */
export const staffRoutes: readonly Route[] = [
  route(contract.getStaffOverview, getStaffOverview),
  route(contract.listStaffJobs, listStaffJobs),
  route(contract.retryJobs, retryJobs),
  route(contract.getStaffMail, getStaffMail),
  route(contract.resendMail, resendMail),
  route(contract.unblockAddress, unblockAddress),
  route(contract.listStaffPeople, listStaffPeople),
  route(contract.getStaffPerson, getStaffPerson),
  route(contract.openHealthData, openHealthData),
  route(contract.closeHealthData, closeHealthData),
  route(contract.switchAccount, switchAccount),
  route(contract.deactivatePractice, deactivatePractice),
  route(contract.listPracticeMembers, listPracticeMembers),
  route(contract.choosePracticeOwner, choosePracticeOwner),
  route(contract.extendTrial, extendTrial),
];
