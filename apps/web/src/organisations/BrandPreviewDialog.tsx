import { appIconSvg, type ColourScheme } from "@plateful/appearance";
import { useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useHasRight } from "../lib/person/own-rights.ts";
import { ChoiceChips } from "../ui/fields/ChoiceChips.tsx";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import styles from "./BrandPreviewDialog.module.css";
import { ScreenPreview, type StageScreen } from "./BrandStage.tsx";
import type { PreviewProps } from "./DiaryPreview.tsx";
import { MailPreview } from "./MailPreview.tsx";
import { PhoneFrame } from "./PhoneFrame.tsx";
import { ReportPreview } from "./ReportPreview.tsx";
import { useOwnPracticePhrases } from "./use-own-practice-phrases.ts";

const SHOWN = ["diary", "signIn", "recipe", "icon", "mail", "report"] as const;
const ICON_SIZE = 180;

interface BrandPreviewDialogProps extends PreviewProps {
  colour: string;
  scheme: ColourScheme;
  first: StageScreen;
  onClose: () => void;
}

function AppIcon({ colour, name }: { colour: string; name: string }) {
  return (
    <figure className={styles.icon}>
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(appIconSvg(colour, ICON_SIZE, false))}`}
        width={ICON_SIZE}
        height={ICON_SIZE}
        alt=""
      />
      <figcaption dir="auto">{name}</figcaption>
    </figure>
  );
}

/** One screen at a time, as large as it fits, and the icon on a phone's home screen (ledger ORG-003); a mail and a report too (ORG-062). */
export function BrandPreviewDialog({ first, onClose, colour, scheme, ...brand }: BrandPreviewDialogProps) {
  const { general } = usePhrases();
  const { branding: words } = useOwnPracticePhrases();
  // The mail is an invitation, which only those who may invite are shown.
  const mayInvite = useHasRight("INVITE");
  const offered = SHOWN.filter((value) => value !== "mail" || mayInvite);
  const [shown, setShown] = useState<(typeof SHOWN)[number]>(first);
  return (
    <SheetDialog
      isOpen
      isTall
      onClose={onClose}
      title={words.previewTitle}
      subtitle={words.previewText}
      closeLabel={general.close}
    >
      <ChoiceChips
        label={words.screens}
        chips={offered.map((screen, value) => ({ value, label: words.screenNames[screen] }))}
        value={offered.indexOf(shown)}
        onChoose={(at) => setShown(offered[at] ?? first)}
      />
      {shown === "mail" ? (
        <MailPreview name={brand.name} colour={colour} />
      ) : (
        <div
          role="img"
          aria-label={words.stage({ screen: words.screenNames[shown] })}
          className={shown === "report" ? styles.desk : styles.stage}
        >
          {shown === "icon" && <AppIcon colour={colour} name={brand.name} />}
          {shown === "report" && <ReportPreview {...brand} colour={colour} />}
          {shown !== "icon" && shown !== "report" && (
            <div className={styles.phone}>
              <PhoneFrame colour={colour} scheme={scheme}>
                <ScreenPreview screen={shown} {...brand} />
              </PhoneFrame>
            </div>
          )}
        </div>
      )}
    </SheetDialog>
  );
}
