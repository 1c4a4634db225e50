import { Textarea } from "@mantine/core";
import { MESSAGE_LENGTH } from "@plateful/contract";
import { IconArrowUp, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, lazy, Suspense, useState } from "react";
import { PERSONAL_PREFIX } from "../lib/device/personal-prefix.ts";
import { useTypedText } from "../lib/device/use-typed-text.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCount } from "../lib/language/use-count.ts";
import { IconButton } from "../ui/base/IconButton.tsx";
import { isSendKey } from "../ui/fields/is-send-key.ts";
import { AttachMenu } from "./AttachMenu.tsx";
import type { Attached } from "./attached.ts";
import styles from "./Composer.module.css";
import { useAttachedWords } from "./use-attached-words.ts";

const AttachDialog = lazy(async () => ({ default: (await import("./AttachDialog.tsx")).AttachDialog }));

const NOTHING: Attached = { recipe: null, day: null };

interface ComposerProps {
  /** Whom it goes to, by first name. */
  name: string;
  clientId: number | null;
  onSend: (text: string, attached: Attached) => void;
}

/** Where a message is written; what is typed stays until it is sent, on this device (m-thread, d-thread; ledger COACH-204). */
export function Composer({ name, clientId, onSend }: ComposerProps) {
  const { messages: words } = usePhrases();
  const count = useCount();
  const attachedWords = useAttachedWords();
  const { text, write } = useTypedText(`${PERSONAL_PREFIX}message-${clientId ?? "coach"}`);
  const [attached, setAttached] = useState(NOTHING);
  const [choosing, setChoosing] = useState<"recipe" | "day" | null>(null);
  const isTooLong = text.trim().length > MESSAGE_LENGTH;
  const label = attachedWords(attached);
  const canSend = (text.trim() !== "" || label !== null) && !isTooLong;
  const send = () => {
    if (!canSend) return;
    onSend(text.trim(), attached);
    write("");
    setAttached(NOTHING);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isSendKey(event)) send();
    if (event.key === "Escape") event.currentTarget.blur();
  };
  return (
    <div className={styles.composer}>
      {label !== null && (
        <p className={styles.attached}>
          <span className={styles.attachedName}>{label}</span>
          <IconButton label={words.attach.remove({ name: label })} onClick={() => setAttached(NOTHING)}>
            <IconX size={20} />
          </IconButton>
        </p>
      )}
      <div className={styles.row}>
        <AttachMenu onChoose={setChoosing} />
        <Textarea
          autosize
          minRows={1}
          maxRows={6}
          className={styles.field ?? ""}
          aria-label={words.writeTo({ name })}
          placeholder={words.writeTo({ name })}
          error={isTooLong ? words.tooLong({ limit: count(MESSAGE_LENGTH) }) : null}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          aria-label={words.send}
          disabled={!canSend}
          className={styles.send}
          onClick={send}
        >
          <IconArrowUp size={24} aria-hidden="true" />
        </button>
      </div>
      {choosing !== null && (
        <Suspense fallback={null}>
          <AttachDialog
            kind={choosing}
            name={name}
            clientId={clientId}
            onClose={() => setChoosing(null)}
            onChoose={(chosen) => {
              setAttached(chosen);
              setChoosing(null);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
