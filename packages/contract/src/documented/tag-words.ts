import type { Feature } from "../endpoint.ts";

interface TagWords {
  readonly title: string;
  readonly description: string;
}

/** The areas of the API as their readers know them. */
export const TAG_WORDS: Readonly<Record<Feature, TagWords>> = {
  "sign-in": {
    title: "Sign-in and accounts",
    description: "Sessions, access tokens and accounts: how a caller is known, and what an account holds.",
  },
  onboarding: {
    title: "Onboarding",
    description: "The first answers of a person, from which profile and plan are made.",
  },
  profile: {
    title: "Profile",
    description:
      "What a person's energy need and meals depend on: body, diet, exercise, household and what is avoided.",
  },
  "nutrition-plans": {
    title: "Nutrition plans",
    description:
      "Energy and macronutrients by day, meal slot and weekday, with earlier versions and calculations.",
  },
  diary: {
    title: "Diary and planning",
    description: "Days with planned and eaten meals, the planner that fills them, swaps, copies and locks.",
  },
  bring: {
    title: "Data of other apps",
    description:
      "Food diaries and weights that a person brings as files: read, imported as a job, and taken back.",
  },
  recipes: {
    title: "Recipes",
    description: "Recipes with their ingredients, proposals for meal slots, marks and feedback.",
  },
  "recipe-imports": {
    title: "Recipe imports",
    description: "Recipes that are read from web pages or pasted texts.",
  },
  "simple-recipes": {
    title: "Simple recipes",
    description: "Recipes as texts, for practices that do not count every ingredient.",
  },
  foods: {
    title: "Foods",
    description: "Foods with their servings, search, barcodes and products of one's own.",
  },
  groceries: {
    title: "Groceries",
    description: "Grocery lists of planned meals, and lists that several people shop from.",
  },
  measurements: {
    title: "Measurements",
    description:
      "Weight, waist, body fat, sleep and stress, nutrients, and the energy use that is learned from them.",
  },
  clients: {
    title: "Clients",
    description: "For coaches: the people whom they look after, invitations and the waiting list.",
  },
  "check-ins": {
    title: "Check-ins",
    description: "Questions that a practice asks its clients regularly, and their answers.",
  },
  messages: {
    title: "Messages",
    description: "The conversation of a client with a coach, comments on days, and notes of the practice.",
  },
  triage: { title: "Morning board", description: "For coaches: which clients need attention and why." },
  team: {
    title: "Team",
    description: "The coaches of a practice, their rights, and clients who are shared or handed over.",
  },
  "plan-templates": {
    title: "Plan templates",
    description: "For coaches: plans in shares that are applied to the weeks of clients.",
  },
  organisations: {
    title: "Practices and brands",
    description: "Practices with their look and settings, as members and as the public see them.",
  },
  billing: {
    title: "Billing",
    description: "Subscriptions and checkouts, which the payment provider carries out.",
  },
  media: { title: "Pictures", description: "Pictures of recipes and logos." },
  privacy: {
    title: "Consent and privacy",
    description: "What a person consented to, who reached their data, and the download of all of it.",
  },
  staff: { title: "Staff", description: "For those who run the product: people, practices, jobs and mail." },
  support: {
    title: "Service",
    description: "Health of the service, reports of faults, and addresses outside the product.",
  },
};
