import type { DiaryDialog } from "./diary-dialog.ts";

let waiting: DiaryDialog | null = null;

/** The dialog with which the planner opens, because the person only went to fetch something for it. */
export const reopenedDialog = (): DiaryDialog | null => waiting;

/** Opens the planner with a dialog the next time; null for none, as soon as it is open. */
export const reopenWith = (dialog: DiaryDialog | null): void => {
  waiting = dialog;
};
