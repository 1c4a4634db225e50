import { Button } from "@mantine/core";
import { plainMessages } from "../lib/server/call-error.ts";
import { Notice } from "../ui/Notice.tsx";
import { usePlanEditor } from "./editor-context.ts";
import { useEditorPhrases } from "./use-editor-phrases.ts";

/** A draft that was taken up again, and why the last try to save did not work. */
export function EditorNotices() {
  const { planEditor: words } = useEditorPhrases();
  const { isRestored, startOver, saveAsNew, refusal, isSaving } = usePlanEditor();
  const isGone = refusal?.status === 404 && !isSaving;
  const messages = refusal === null ? [] : plainMessages(refusal.fields);
  return (
    <>
      {isRestored && refusal === null && (
        <Notice
          kind="info"
          title={words.leaving.restored}
          action={
            <Button variant="default" onClick={startOver}>
              {words.leaving.startOver}
            </Button>
          }
        >
          {words.leaving.restoredText}
        </Notice>
      )}
      {isGone && (
        <Notice
          kind="error"
          title={words.conflict.gone}
          action={
            <Button variant="default" onClick={saveAsNew}>
              {words.conflict.saveAsNew}
            </Button>
          }
        >
          {words.conflict.goneText}
        </Notice>
      )}
      {refusal !== null && !isSaving && !isGone && (
        <Notice
          kind={refusal.status === 0 ? "offline" : "error"}
          title={refusal.status === 0 ? words.unreachable : words.refused}
        >
          {refusal.status === 0
            ? words.unreachableText
            : messages.join(" ") || refusal.detail || words.failedText}
        </Notice>
      )}
    </>
  );
}
