import { appIconSvg, type ColourScheme } from "@plateful/appearance";
import { useState } from "react";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { SheetDialog } from "../ui/SheetDialog.tsx";
import { UnitToggle } from "../ui/UnitToggle.tsx";
import styles from "./BrandPreviewDialog.module.css";
import { ScreenPreview, type StageScreen } from "./BrandStage.tsx";
import type { PreviewProps } from "./DiaryPreview.tsx";
import { PhoneFrame } from "./PhoneFrame.tsx";
import { useOwnPracticePhrases } from "./use-own-practice-phrases.ts";

const SHOWN = ["diary", "signIn", "recipe", "icon"] as const;
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

/** One screen at a time, as large as it fits, and the icon on a phone's home screen (ledger ORG-003). */
export function BrandPreviewDialog({ first, onClose, colour, scheme, ...brand }: BrandPreviewDialogProps) {
  const { general } = usePhrases();
  const { branding: words } = useOwnPracticePhrases();
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
      <UnitToggle
        label={words.screens}
        options={SHOWN.map((value) => ({ value, label: words.screenNames[value] }))}
        value={shown}
        isWide
        onChange={setShown}
      />
      <div role="img" aria-label={words.stage({ screen: words.screenNames[shown] })} className={styles.stage}>
        {shown === "icon" ? (
          <AppIcon colour={colour} name={brand.name} />
        ) : (
          <div className={styles.phone}>
            <PhoneFrame colour={colour} scheme={scheme}>
              <ScreenPreview screen={shown} {...brand} />
            </PhoneFrame>
          </div>
        )}
      </div>
    </SheetDialog>
  );
}
