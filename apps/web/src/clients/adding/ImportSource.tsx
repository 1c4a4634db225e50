import { Button, FileButton, Textarea } from "@mantine/core";
import { IconFileTypeCsv } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { useIntakePhrases } from "../parts/use-intake-phrases.ts";
import styles from "./ImportClients.module.css";
import { decodeList, isTextList } from "./read-client-list.ts";

/** More than any list of people needs. */
const MAX_BYTES = 2_000_000;

interface ImportSourceProps {
  onText: (text: string) => void;
  onProblem: (message: string) => void;
}

/** Where a list comes from: pasted, or a file. */
export function ImportSource({ onText, onProblem }: ImportSourceProps) {
  const { list: words } = useIntakePhrases();
  const [text, setText] = useState("");
  const reset = useRef<() => void>(null);
  const take = async (file: File | null) => {
    // The same file may be chosen again after it was put right.
    reset.current?.();
    if (file === null) return;
    if (file.size > MAX_BYTES) return onProblem(words.tooLarge);
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!isTextList(bytes)) return onProblem(words.notText);
    const read = decodeList(bytes);
    setText(read);
    onText(read);
  };
  return (
    <SectionCard>
      <p className={styles.text}>{words.text}</p>
      <Textarea
        label={words.paste}
        description={words.pasteHint}
        placeholder={words.placeholder}
        rows={6}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button variant="default" disabled={text.trim() === ""} onClick={() => onText(text)}>
          {words.read}
        </Button>
        <FileButton
          resetRef={reset}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={(file) => void take(file)}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconFileTypeCsv size={20} stroke={1.75} aria-hidden="true" />}
            >
              {words.choose}
            </Button>
          )}
        </FileButton>
      </div>
    </SectionCard>
  );
}
