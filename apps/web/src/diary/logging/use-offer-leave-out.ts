import { changeLikings, getLikings, type Likings, userDislikeRecipes } from "@plateful/contract";
import { useQueryClient } from "@tanstack/react-query";
import { alertProblem } from "../../lib/dialogs/alerts.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { MARKED_RECIPES } from "../../lib/plan/marked-recipes.ts";
import { call } from "../../lib/server/call.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";

/** Asked once in half a year, so it stays in sight for longer than what is said in passing. */
const STAYS_MS = 12_000;

/**
 * Asks once whether to leave a dish out that was just removed for the second time in a month (ledger PLAN-272). Nobody waits for it,
 * and nothing is said when it could not be asked.
 */
export function useOfferLeaveOut() {
  const { howYouCook, general } = usePhrases();
  const { learned: words } = howYouCook;
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: [MARKED_RECIPES] });
  const leaveOut = async ({ id: recipe, name: dish }: NonNullable<Likings["leave_out"]>) => {
    try {
      const mark = await call(userDislikeRecipes.create, { body: { recipe } });
      await refresh();
      const takeBack = async () => {
        await call(userDislikeRecipes.remove, { params: { id: String(mark.id) } });
        await refresh();
      };
      const onUndo = () => void takeBack().catch(() => alertProblem(general.somethingWentWrong));
      showToast({ message: words.leftOut({ dish }), undo: { label: general.undo, onUndo } });
    } catch {
      alertProblem(general.somethingWentWrong);
    }
  };
  return async (): Promise<void> => {
    try {
      const { leave_out: dish } = await call(getLikings, {});
      if (dish === null) return;
      await call(changeLikings, { body: { asked: dish.id } });
      showToast({
        message: words.leaveOut({ dish: dish.name }),
        also: { label: words.leaveOutYes, onPress: () => void leaveOut(dish) },
        staysMs: STAYS_MS,
      });
    } catch {
      // The next removal asks again.
    }
  };
}
