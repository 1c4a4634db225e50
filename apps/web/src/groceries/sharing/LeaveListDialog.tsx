import { deleteGroceryShopper } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { ConfirmDialog } from "../../lib/dialogs/ConfirmDialog.tsx";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { call } from "../../lib/server/call.ts";
import { groceryShareQuery } from "./grocery-share-query.ts";

interface LeaveListDialogProps {
  joinedId: number;
  name: string;
  onClose: () => void;
}

/** Asks before a person leaves the lists of another, since only a new link leads back (ledger GROC-034). */
export function LeaveListDialog({ joinedId, name, onClose }: LeaveListDialogProps) {
  const { groceries } = usePhrases();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: () => call(deleteGroceryShopper, { params: { id: String(joinedId) } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(groceryShareQuery);
      await navigate({ to: PATHS.groceries, replace: true });
    },
  });
  return (
    <ConfirmDialog
      title={groceries.sharing.confirmLeave({ name })}
      text={groceries.sharing.confirmLeaveText}
      confirmLabel={groceries.sharing.leave}
      isBusy={leave.isPending}
      onConfirm={() => leave.mutate()}
      onClose={onClose}
    />
  );
}
