import { PROTOTYPES } from "../../../apps/web/src/prototype/prototype-names.ts";
import { keepAnswers } from "../signed-in.ts";
import { button, type Cast } from "./scene.ts";

/** Nobody yet: the screens before sign-in, and the questions up to the registration. */
export const VISITOR: Cast = {
  name: "a visitor",
  prepare: async (page) => {
    // Without answers each question leads back to the one before it.
    await keepAnswers(page, { goal: "LOSE_WEIGHT", weeklyGoal: "LOSE_0_25_KG_PER_WEEK" });
    return {};
  },
  scenes: [
    { screen: "welcome" },
    { screen: "start", isSilent: true },
    { screen: "coachStart", isSilent: true },
    { screen: "install" },
    { screen: "login", isSilent: true },
    { screen: "checkoutLogin", isSilent: true },
    { screen: "linkSent" },
    { screen: "code" },
    { screen: "link" },
    { screen: "teamInvitation" },
    { screen: "leaveWaitlist", at: "/waiting-list/leave?token=1.x" },
    { screen: "leaveWaitlist", name: "without a whole link" },
    { screen: "emailConfirmationSent" },
    { screen: "emailConfirmed" },
    { screen: "emailConfirmed", name: "with a link", at: "/email-confirmed?uid=x&token=y" },
    { screen: "help", isSilent: true },
    { screen: "help", name: "an address that is not there", at: "/no/such/place", isSilent: true },
    { screen: "helpArticle", at: "/help/install", isSilent: true },
    ...PROTOTYPES.map((name) => ({ screen: "prototype" as const, name, at: `/prototype/${name}` })),
    { screen: "checkout" },
    { screen: "checkout", name: "on the way back", at: "/checkout?session_id=cs_unknown" },
    { screen: "checkoutFailure" },
    { screen: "goal" },
    { screen: "activity" },
    { screen: "biometrics" },
    { screen: "physicalStats" },
    {
      screen: "physicalStats",
      dialog: "onboarding/WeightUnitDialog",
      open: (page, { onboarding: { stats }, nutrition }) => {
        const unit = { field: stats.weight, unit: nutrition.units.kg };
        return button(page, stats.changeUnit(unit)).click();
      },
    },
    { screen: "weeklyGoal" },
    { screen: "registration" },
  ],
};
