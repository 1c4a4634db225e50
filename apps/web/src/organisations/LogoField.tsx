import { Button, FileButton } from "@mantine/core";
import { formatNumber } from "@plateful/phrases";
import { IconPhotoUp, IconTrash } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useLanguage } from "../lib/language/LanguageProvider.tsx";
import { refusalAt } from "../lib/server/refusal-of.ts";
import type { BrandFieldProps } from "./BrandFields.tsx";
import styles from "./Branding.module.css";
import { MAX_LOGO_BYTES } from "./branding-form.ts";
import { useOwnPracticePhrases } from "./use-own-practice-phrases.ts";

/** What browsers offer to choose from; the server looks at the content itself (ledger ORG-006). */
const KINDS = "image/png,image/jpeg,image/webp,image/svg+xml";

/** Whether the browser can draw a file, which tells a picture from a text with a picture's name. */
async function isPicture(file: File): Promise<boolean> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(url);
  }
}

const megabytes = (bytes: number): number => Math.ceil(bytes / 10_000) / 100;

/** The logo: chosen from a file, shown at once, and left as it was by a file that cannot be one (ledger ORG-005, ORG-006). */
export function LogoField({ draft, error, onChange, image }: BrandFieldProps & { image: string | null }) {
  const { branding: words } = useOwnPracticePhrases();
  const language = useLanguage();
  const [problem, setProblem] = useState<string | null>(null);
  const reset = useRef<() => void>(null);
  const take = async (file: File | null) => {
    // The same file may be chosen again after it was put right.
    reset.current?.();
    if (file === null) return;
    if (file.size > MAX_LOGO_BYTES) {
      const size = formatNumber(language, megabytes(file.size), { maximumFractionDigits: 2 });
      return setProblem(words.logoTooLarge({ size }));
    }
    if (!(await isPicture(file))) return setProblem(words.logoUnreadable);
    setProblem(null);
    onChange({ file });
  };
  const message = problem ?? (draft.file === null ? undefined : refusalAt(error, "logo"));
  return (
    <div className={styles.logoField}>
      <p className={styles.label}>{words.logo}</p>
      <div className={styles.logoRow}>
        <span className={styles.logoTile}>
          {image === null ? (
            <IconPhotoUp size={24} stroke={1.75} aria-hidden="true" />
          ) : (
            <img src={image} alt={words.logo} />
          )}
        </span>
        <span className={styles.logoButtons}>
          <FileButton resetRef={reset} accept={KINDS} onChange={(file) => void take(file)}>
            {(props) => (
              <Button {...props} variant="default">
                {image === null ? words.chooseLogo : words.replaceLogo}
              </Button>
            )}
          </FileButton>
          {image !== null && (
            <Button
              variant="subtle"
              leftSection={<IconTrash size={18} aria-hidden="true" />}
              onClick={() => {
                setProblem(null);
                onChange({ file: null, logo: null });
              }}
            >
              {words.removeLogo}
            </Button>
          )}
        </span>
      </div>
      <p role="alert" className={styles.error}>
        {message}
      </p>
      <p className={styles.hint}>{words.logoHint}</p>
    </div>
  );
}
