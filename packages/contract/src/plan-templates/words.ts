import { says, type WordsOfCalls } from "../documented/call-words.ts";

export const PLAN_TEMPLATE_WORDS: WordsOfCalls = {
  "list-plan-templates": says(
    "Lists the caller's templates and those of the practice by name, with the number of clients who follow each.",
  ),
  "create-plan-template": says(
    "Adds a template in shares: percent of the need, protein by weight, fat in percent, meal sizes that come to 100. 50 at most; it needs the right EDIT_PLANS.",
  ),
  "change-plan-template": says("Changes a template. Plans that were made from it stay as they are.", {
    request: { energy_percent: 85 },
  }),
  "remove-plan-template": says("Deletes a template. Plans that were made from it stay."),
  "preview-plan-template": says(
    "Shows what a template would change for each active client, or for one, and what stands in the way. `seen` goes along when it is applied.",
  ),
  "apply-plan-template": says(
    "Puts every day of a client's week on a template; null when nothing changes. 409 when the plan is no longer as the preview saw it.",
  ),
  "undo-plan-template": says(
    "Restores a client's plan as it was before a template, within seven days. 409 when plan or weekdays were changed since.",
  ),
  "find-template-uses": says(
    "Finds the uses of templates that can still be undone, the newest first, and clients whose first plan a template will make.",
  ),
  "find-plan-shares": says(
    "Finds the shares behind a client's plan, from which a template can be made; null without a plan or a known need.",
  ),
};
