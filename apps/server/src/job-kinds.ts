import { bringJob } from "./bring/index.ts";
import { remindOfCheckInJob } from "./check-ins/index.ts";
import { demoWeekJob, removeDemoAccountsJob } from "./demo/index.ts";
import { improvePlanJob, planNightJob } from "./diary/index.ts";
import { groceryListJob } from "./groceries/index.ts";
import { removeMediaFilesJob } from "./media/index.ts";
import { notifyOfMessageJob } from "./messages/index.ts";
import { startWithTemplateJob } from "./plan-templates/index.ts";
import { sendEventsJob } from "./platform/analytics/send-events.ts";
import type { JobKind } from "./platform/calls/jobs.ts";
import type { Services } from "./platform/calls/services.ts";
import { recipeImportJob } from "./recipe-imports/index.ts";
import { remindOfTrialJob } from "./sign-in/index.ts";
import { cancelSubscriptionJob, creditReferralJob } from "./subscriptions/index.ts";

/** Every kind of slow work beside mail. */
export function jobKinds(services: Services): readonly JobKind<never>[] {
  return [
    groceryListJob(services),
    improvePlanJob(services),
    planNightJob(services),
    demoWeekJob(services),
    removeDemoAccountsJob(services),
    cancelSubscriptionJob(services),
    removeMediaFilesJob(services),
    remindOfTrialJob(services),
    creditReferralJob(services),
    sendEventsJob(services),
    notifyOfMessageJob(services),
    remindOfCheckInJob(services),
    startWithTemplateJob(services),
    recipeImportJob(services),
    bringJob(services),
  ];
}
