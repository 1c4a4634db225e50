/**
 * What is kept of a fault in the app: words of these lists and of these forms. A free text could hold anything that a
 * person has typed, so none is kept (ledger ERR-030).
 */

/** Kinds of errors that a fault may have; every other one is OTHER. */
export const FAULT_NAMES = [
  "AggregateError",
  "CallError",
  "ChunkError",
  "Error",
  "InternalError",
  "NotAllowedError",
  "NotFoundError",
  "QuotaExceededError",
  "RangeError",
  "ReferenceError",
  "SecurityError",
  "SyntaxError",
  "TypeError",
  "ZodError",
  "$ZodError",
  "OTHER",
] as const;
export type FaultName = (typeof FAULT_NAMES)[number];

/** Sentences of our own that a fault may have (ledger ERR-015, ERR-016); what stands behind them in brackets is dropped. */
const FAULT_MESSAGES = [
  "currentCalendarDay is not set",
  "diyFormValues.mss is not set",
  "Failed to parse next url",
  "Invalid onboarding data",
  "mealSlotSpecification is not set",
  "plan.moreInfoUrl is not set",
  "Recipe id is missing",
  "Suggested serving is missing",
  "The address held more or less than one sign-in token.",
  "The checkout in the address is not the one of this session.",
  "The weekly plan is missing the weekday",
  "The welcome video could not be loaded.",
  "This recipe cannot be edited",
  "Unable to proceed to the next step. Please try again or contact support.",
  "User ID not found",
  "User is not defined",
  "User is not set",
  "User profile is not set",
] as const;

/** How many places of a trace are kept. */
export const MAX_FRAMES = 20;

/** Every word that the address of a screen may hold. */
const SCREEN_WORDS: ReadonlySet<string> = new Set(
  `account activity add allergens app articles audit avoid avoid-ingredients barcode billing billing-issue biometrics bring
  cancel check-in check-in-questions check-ins checkout client clients coach code confirm consent cook cooking-style cycle dates details diary diet dislikes diy
  done edit email email-confirmation-sent email-confirmed energy-balance energy-use failure fine-tuning finish-planning flags food goal
  groceries help home import install intake intolerances invitations invite jobs leave link link-sent loading login magic-link mail
  meal-moments meal-sizes meal-times messages modify motivation new nutrients nutritional-plan onboarding organisations own paper people physical-stats
  planner plans privacy products profile progress prototype recipe-meals recipes register registration report search
  simple-onboarding simple-recipes spacing staff start team team-invitation templates today tokens waiting-list weekly-goal welcome welcome-video why`.split(
    /\s+/,
  ),
);

/** `/recipes/12/anna` → `/recipes/:x/:x`: the words of a screen's address stay, everything else is a name or a number. */
export function screenTemplate(address: string): string {
  const [path = ""] = address.split(/[?#]/);
  const words = path.split("/").filter((word) => word !== "");
  return `/${words
    .slice(0, 10)
    .map((word) => (SCREEN_WORDS.has(word) ? word : ":x"))
    .join("/")}`;
}

/** A place in a built file, as traces name it: file, line and column. */
const FRAME = /[\w.$-]{1,60}-[\w-]{8}\.js:\d{1,6}:\d{1,7}/g;

/** The places that a trace names, without its words. */
export const framesOf = (trace: string): string[] => (trace.match(FRAME) ?? []).slice(0, MAX_FRAMES);

/** The kind of an error, when it is on the list. */
export const faultName = (name: string): FaultName => FAULT_NAMES.find((each) => each === name) ?? "OTHER";

/** The words of an error, when they are a sentence of our own; null for every other text. */
export const faultMessage = (message: string): string | null =>
  FAULT_MESSAGES.find((each) => message === each || message.startsWith(`${each} (`)) ?? null;
