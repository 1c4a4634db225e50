// size: one row for each call of the API, read as one table
import * as checkout from "./billing/checkout.ts";
import * as coachBilling from "./billing/coach-billing.ts";
import * as portal from "./billing/portal.ts";
import * as bringing from "./bring/brought-file.ts";
import * as checkIns from "./check-ins/client-check-ins.ts";
import * as clients from "./clients/client.ts";
import * as intake from "./clients/intake.ts";
import * as joining from "./clients/joining.ts";
import * as waitlist from "./clients/waitlist.ts";
import * as calendar from "./diary/calendar.ts";
import * as calendarFile from "./diary/calendar-file.ts";
import * as deviceFoods from "./diary/device-foods.ts";
import * as favouriteFoods from "./diary/favourite-foods.ts";
import * as fitting from "./diary/fitting-recipes.ts";
import * as likings from "./diary/likings.ts";
import * as locks from "./diary/locks.ts";
import * as meals from "./diary/meals.ts";
import * as candidates from "./diary/plan-candidates.ts";
import * as diagnosis from "./diary/plan-diagnosis.ts";
import * as planUndo from "./diary/plan-undo.ts";
import * as planning from "./diary/planning.ts";
import * as nights from "./diary/planning-night.ts";
import * as reasons from "./diary/reasons.ts";
import * as rebalancing from "./diary/rebalance.ts";
import * as sentences from "./diary/recognise-meal.ts";
import * as swapping from "./diary/swaps.ts";
import * as unsuited from "./diary/unsuited-meals.ts";
import * as usual from "./diary/usual-foods.ts";
import * as weekReasons from "./diary/week-reasons.ts";
import type { Endpoint } from "./endpoint.ts";
import * as foods from "./foods/food.ts";
import * as ownProducts from "./foods/own-product.ts";
import * as preferredServings from "./foods/preferred-serving.ts";
import * as foodSearch from "./foods/search.ts";
import * as groceries from "./groceries/grocery-list.ts";
import * as sharedGroceries from "./groceries/shared-groceries.ts";
import * as simpleGroceries from "./groceries/simple-grocery-list.ts";
import * as energyUse from "./measurements/energy-use.ts";
import * as measurements from "./measurements/measurements.ts";
import * as nutrientMeals from "./measurements/nutrient-meals.ts";
import * as nutrients from "./measurements/nutrients.ts";
import * as media from "./media/media.ts";
import * as messages from "./messages/messages.ts";
import * as calculations from "./nutrition-plans/calculations.ts";
import * as dayPlans from "./nutrition-plans/nutrition-day-plan.ts";
import * as weeks from "./nutrition-plans/weekly-nutrition-plan.ts";
import * as onboarding from "./onboarding/complete-onboarding.ts";
import * as held from "./onboarding/held-answers.ts";
import * as brands from "./organisations/brand.ts";
import * as ownOrganisation from "./organisations/change-organisation.ts";
import * as newOrganisation from "./organisations/create-organisation.ts";
import * as flags from "./organisations/feature-flag.ts";
import * as landingPage from "./organisations/landing-page.ts";
import * as managed from "./organisations/managed-organisation.ts";
import * as planTemplates from "./plan-templates/plan-templates.ts";
import * as consents from "./privacy/consents.ts";
import * as dataViews from "./privacy/data-views.ts";
import * as takeOut from "./privacy/take-out.ts";
import * as exercises from "./profile/exercise.ts";
import * as healthAnswers from "./profile/health-answers.ts";
import * as household from "./profile/household-member.ts";
import * as avoidance from "./profile/ingredient-to-avoid.ts";
import * as profiles from "./profile/user-profile.ts";
import * as recipeImports from "./recipe-imports/recipe-import.ts";
import * as simpleRecipeImport from "./recipe-imports/simple-recipe-import.ts";
import * as favourites from "./recipes/favourites.ts";
import * as generation from "./recipes/generate-meals.ts";
import * as ingredients from "./recipes/ingredient.ts";
import * as ownRecipes from "./recipes/own-recipe.ts";
import * as feedback from "./recipes/recipe-feedback.ts";
import * as inspirations from "./recipes/recipe-inspiration.ts";
import * as recipes from "./recipes/recipe-template.ts";
import * as accessTokens from "./sign-in/access-tokens.ts";
import * as emailAddress from "./sign-in/email-address.ts";
import * as selfService from "./sign-in/self-service.ts";
import * as signIn from "./sign-in/sign-in.ts";
import * as users from "./sign-in/users.ts";
import * as simpleRecipes from "./simple-recipes/simple-recipe-calls.ts";
import * as simpleMarks from "./simple-recipes/simple-recipe-marks.ts";
import * as simpleMeals from "./simple-recipes/simple-recipe-meal.ts";
import * as staffJobs from "./staff/staff-jobs.ts";
import * as staffMail from "./staff/staff-mail.ts";
import * as staffOverview from "./staff/staff-overview.ts";
import * as staffPeople from "./staff/staff-people.ts";
import * as staffPractices from "./staff/staff-practices.ts";
import * as audit from "./support/audit-log.ts";
import * as demoAccount from "./support/demo-account.ts";
import * as development from "./support/development.ts";
import * as health from "./support/health.ts";
import * as reports from "./support/reports.ts";
import * as siteLinks from "./support/site-links.ts";
import * as shares from "./team/client-shares.ts";
import * as team from "./team/team.ts";
import * as triage from "./triage/triage.ts";
import * as triageSettings from "./triage/triage-settings.ts";

const signInEndpoints: readonly Endpoint[] = [
  signIn.createMagicLink,
  signIn.createLoginSignupPortal,
  signIn.createOtp,
  signIn.resendOtp,
  signIn.verifyOtp,
  signIn.readLink,
  signIn.loginByLink,
  signIn.sendInvitationCode,
  signIn.redeemInvitation,
  signIn.logout,
  signIn.openSession,
  signIn.listDevices,
  signIn.endDevice,
  accessTokens.findAccessTokens,
  accessTokens.createAccessToken,
  accessTokens.revokeAccessToken,
  accessTokens.findAccessTokenCalls,
  selfService.selfServiceLogin,
  selfService.selfServiceSignup,
  selfService.getSelfServiceCoach,
  selfService.createClientMagicLink,
  users.signUp,
  users.listUsers,
  users.createUser,
  users.getUser,
  users.replaceUser,
  users.changeUser,
  users.deleteUser,
  users.getMe,
  users.replaceMe,
  users.changeMe,
  users.deleteMe,
  users.exportMyData,
  users.endUserSessions,
  users.eraseUser,
  emailAddress.activateUser,
  emailAddress.resendActivation,
  emailAddress.setEmail,
  emailAddress.resetEmail,
  emailAddress.resetEmailConfirm,
  emailAddress.setPassword,
  emailAddress.resetPassword,
  emailAddress.resetPasswordConfirm,
];

const planEndpoints: readonly Endpoint[] = [
  onboarding.completeOnboarding,
  held.getHeldAnswers,
  held.holdAnswers,
  ...Object.values(profiles.userProfiles),
  ...Object.values(exercises.exerciseInstances),
  exercises.listExerciseTemplates,
  exercises.getExerciseTemplate,
  avoidance.listIngredientsToAvoid,
  avoidance.setIngredientsToAvoid,
  healthAnswers.getHealthAnswers,
  healthAnswers.setHealthAnswers,
  healthAnswers.deleteHealthAnswers,
  ...Object.values(household.householdMembers),
  ...Object.values(dayPlans.nutritionDayPlans),
  dayPlans.replaceDayPlanSlots,
  dayPlans.findPlanVersions,
  dayPlans.restorePlanVersion,
  ...Object.values(dayPlans.mealSlotSpecifications),
  weeks.listWeeklyNutritionPlans,
  weeks.createWeeklyNutritionPlan,
  weeks.getWeeklyNutritionPlan,
  weeks.replaceWeeklyNutritionPlan,
  weeks.changeWeeklyNutritionPlan,
  weeks.createDefaultNutritionPlan,
  calculations.calculateEnergy,
  calculations.previewPlan,
  calculations.previewDayPlan,
  calculations.calculateMealSizes,
  calculations.getCycle,
];

const mealEndpoints: readonly Endpoint[] = [
  ...Object.values(calendar.calendarDays),
  ...Object.values(calendar.calendarItems),
  bringing.readBroughtFile,
  bringing.findBroughtFiles,
  bringing.getBroughtFile,
  bringing.importBroughtFile,
  bringing.undoBroughtFile,
  ...Object.values(meals.quickAddMeals),
  ...Object.values(meals.singleFoodMeals),
  ...Object.values(meals.recipeMeals),
  meals.editRecipeMealPortions,
  meals.seatRecipeMeal,
  planning.planGeneratedRecipeMeal,
  planning.planSingleFoodMeal,
  planning.planSingleFoodMeals,
  ownProducts.planOwnProduct,
  planning.saveAndPlanRecipeMeal,
  planning.autoPlanDay,
  planning.autoPlanDays,
  planning.replanWeek,
  planning.copyMealsFromDate,
  planning.copyMealsToMealMoment,
  diagnosis.diagnosePlan,
  fitting.countFittingRecipes,
  locks.lockMeals,
  planUndo.findPlanUndo,
  planUndo.undoAutoPlan,
  unsuited.findUnsuitedMeals,
  usual.findUsualFoods,
  deviceFoods.findDeviceFoods,
  favouriteFoods.findFavouriteFoods,
  favouriteFoods.markFavouriteFood,
  likings.getLikings,
  likings.changeLikings,
  sentences.recogniseMeal,
  nights.getPlanningNight,
  candidates.findPlanCandidates,
  swapping.findSwaps,
  swapping.swapMeal,
  swapping.restoreMeals,
  rebalancing.offerRebalance,
  rebalancing.rebalanceDay,
  reasons.explainMeal,
  weekReasons.getWeekReasons,
  recipes.listRecipeTemplates,
  recipes.getRecipeTemplate,
  recipes.listRecipeTags,
  ...Object.values(ownRecipes.ownRecipes),
  ownRecipes.restoreRecipeTemplate,
  ownRecipes.createRecipe,
  ...Object.values(ingredients.ingredients),
  ...Object.values(inspirations.recipeInspirations),
  generation.generateMeals,
  generation.generateMealsByBody,
  ...Object.values(favourites.userFavouriteRecipes),
  ...Object.values(favourites.userDislikeRecipes),
  recipeImports.startRecipeImport,
  recipeImports.listRecipeImports,
  recipeImports.getRecipeImport,
  recipeImports.changeRecipeImport,
  recipeImports.deleteRecipeImport,
  recipeImports.saveRecipeImport,
  ...Object.values(feedback.recipeFeedback),
  foods.listFoods,
  foods.getFood,
  foodSearch.searchFoods,
  foodSearch.autocompleteFoods,
  foodSearch.findFoodByBarcode,
  foodSearch.listSuggestedServings,
  foodSearch.searchSuggestedServings,
  ...Object.values(ownProducts.ownProducts),
  ...Object.values(preferredServings.preferredServings),
  groceries.listGroceryLists,
  groceries.createGroceryList,
  groceries.getGroceryList,
  groceries.deleteGroceryList,
  groceries.setGroceryListShop,
  groceries.findGroceryShops,
  groceries.createGroceryListItem,
  groceries.changeGroceryListItem,
  groceries.deleteGroceryListItem,
  sharedGroceries.getGroceryShare,
  sharedGroceries.createGroceryShareLink,
  sharedGroceries.deleteGroceryShareLink,
  sharedGroceries.joinGroceryShare,
  sharedGroceries.deleteGroceryShopper,
  sharedGroceries.getSharedGroceryList,
  sharedGroceries.createSharedGroceryItem,
  sharedGroceries.changeSharedGroceryItem,
  sharedGroceries.deleteSharedGroceryItem,
];

const privacyEndpoints: readonly Endpoint[] = [
  consents.listConsents,
  consents.giveConsents,
  consents.withdrawConsents,
  consents.shareWithCoach,
  consents.declareClientConsent,
  dataViews.listDataViews,
  dataViews.downloadMyData,
  takeOut.downloadDiary,
  takeOut.downloadMeasurements,
  takeOut.downloadRecipes,
  calendarFile.downloadCalendar,
];

const measurementEndpoints: readonly Endpoint[] = [
  ...Object.values(measurements.userWeights),
  ...Object.values(measurements.userSleeps),
  ...Object.values(measurements.userStresses),
  ...Object.values(measurements.userDistances),
  ...Object.values(measurements.userBodyFatPercentages),
  measurements.deleteMeasurement,
  energyUse.getEnergyUse,
  energyUse.decideEnergyUse,
  nutrients.getNutrients,
  nutrientMeals.findNutrientMeals,
];

const coachEndpoints: readonly Endpoint[] = [
  clients.listClients,
  clients.getClient,
  clients.changeClient,
  clients.getInvitation,
  team.getTeam,
  team.inviteColleague,
  team.withdrawTeamInvitation,
  team.changeTeamMember,
  team.removeTeamMember,
  team.listOwnTeamInvitations,
  team.answerTeamInvitation,
  team.handOverClients,
  shares.listClientShares,
  shares.shareClient,
  shares.endClientShare,
  shares.listOwnShares,
  shares.answerOwnShare,
  shares.acknowledgeOwnShare,
  shares.endOwnShare,
  clients.sendInvitation,
  clients.correctClientAddress,
  clients.withdrawInvitation,
  fitting.countClientFittingRecipes,
  fitting.listClientFits,
  clients.createClient,
  intake.importClients,
  joining.previewInvitation,
  joining.undoClient,
  joining.listInvitations,
  waitlist.joinWaitlist,
  waitlist.leaveWaitlist,
  waitlist.listWaitlist,
  waitlist.removeFromWaitlist,
  triage.listTriage,
  triageSettings.getTriageSettings,
  triageSettings.changeTriageSettings,
  triage.getTriageClient,
  triage.settleClient,
  triage.unsettleClient,
  triage.getClientMarks,
  triage.markClient,
  triage.shiftPlanEnergy,
  triage.addDayNote,
];

const simpleEndpoints: readonly Endpoint[] = [
  ...Object.values(simpleRecipes.simpleRecipes),
  simpleRecipes.getSimpleRecipeInspiration,
  simpleRecipes.listSimpleRecipeSuggestions,
  simpleRecipes.listSimpleRecipeCustomTags,
  ...Object.values(simpleMarks.simpleRecipeFavourites),
  ...Object.values(simpleMarks.simpleRecipeDislikes),
  ...Object.values(simpleMeals.simpleRecipeMeals),
  simpleMeals.planSimpleRecipe,
  simpleMeals.autoplanSimpleRecipes,
  simpleRecipeImport.importRecipe,
  simpleRecipeImport.importRecipeProfile,
  simpleRecipeImport.getRecipeImportStatus,
  simpleGroceries.listSimpleGroceryLists,
  simpleGroceries.createSimpleGroceryList,
  simpleGroceries.getSimpleGroceryList,
  simpleGroceries.deleteSimpleGroceryList,
  simpleGroceries.listSimpleGroceryListItems,
  simpleGroceries.createSimpleGroceryListItem,
  simpleGroceries.getSimpleGroceryListItem,
  simpleGroceries.replaceSimpleGroceryListItem,
  simpleGroceries.changeSimpleGroceryListItem,
  simpleGroceries.deleteSimpleGroceryListItem,
];

const billingEndpoints: readonly Endpoint[] = [
  portal.getBillingOptions,
  portal.openCustomerPortal,
  portal.cancelDeal,
  coachBilling.listCoachPlans,
  coachBilling.createCoachCheckout,
  coachBilling.getReferral,
  checkout.listCheckoutPrices,
  checkout.createCheckoutSession,
  checkout.createSetupIntent,
  checkout.createSubscription,
  checkout.createPaymentIntent,
  checkout.verifySubscription,
  checkout.validatePromoCode,
  checkout.enterFromCheckout,
];

const siteEndpoints: readonly Endpoint[] = [
  brands.getDefaultBrand,
  brands.getBrand,
  brands.findOrganisationsBySubdomain,
  landingPage.getLandingPage,
  brands.getOrganisation,
  ownOrganisation.changeOrganisation,
  newOrganisation.createOrganisation,
  newOrganisation.createPractice,
  health.getHealth,
  health.getReadiness,
  siteLinks.getSiteLinks,
  reports.reportClientError,
  reports.recordAnalyticsEvent,
  demoAccount.createDemoAccount,
  development.listSentMails,
  development.listDemoPeople,
  development.enterAsDemoPerson,
];

const mediaEndpoints: readonly Endpoint[] = [media.uploadMedia, media.deleteMedia];

const staffEndpoints: readonly Endpoint[] = [
  ...Object.values(managed.managedOrganisations),
  ...Object.values(flags.featureFlags),
  audit.listAuditEntries,
  staffOverview.getStaffOverview,
  staffJobs.listStaffJobs,
  staffJobs.retryJobs,
  staffMail.getStaffMail,
  staffMail.resendMail,
  staffMail.unblockAddress,
  staffPeople.listStaffPeople,
  staffPeople.getStaffPerson,
  staffPeople.openHealthData,
  staffPeople.closeHealthData,
  staffPeople.switchAccount,
  staffPeople.deactivatePractice,
  staffPractices.listPracticeMembers,
  staffPractices.choosePracticeOwner,
  staffPractices.extendTrial,
];

/** Every call that the API answers. The server mounts exactly these; the description of the API lists them. */
export const endpoints: readonly Endpoint[] = [
  ...signInEndpoints,
  ...planEndpoints,
  ...mealEndpoints,
  ...measurementEndpoints,
  ...privacyEndpoints,
  ...coachEndpoints,
  ...checkIns.checkInEndpoints,
  ...messages.messageEndpoints,
  ...planTemplates.planTemplateEndpoints,
  ...simpleEndpoints,
  ...billingEndpoints,
  ...siteEndpoints,
  ...mediaEndpoints,
  ...staffEndpoints,
];
