import { Button } from "@mantine/core";
import { useBlocker } from "@tanstack/react-router";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { SheetDialog } from "../ui/SheetDialog.tsx";

/** Asks before changes that are not saved are left behind. */
export function LeaveDialog({ isChanged }: { isChanged: boolean }) {
  const { fitting, general } = usePhrases();
  const words = fitting.lists;
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isChanged,
    enableBeforeUnload: () => isChanged,
    withResolver: true,
  });
  if (status !== "blocked") return null;
  return (
    <SheetDialog
      isOpen
      onClose={reset}
      title={words.leaveTitle}
      closeLabel={general.close}
      actions={
        <>
          <Button size="lg" onClick={reset}>
            {words.stay}
          </Button>
          <Button size="lg" variant="default" onClick={proceed}>
            {words.leave}
          </Button>
        </>
      }
    >
      <p>{words.leaveText}</p>
    </SheetDialog>
  );
}
