import { IconX } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useTitle } from "../../lib/site/use-title.ts";
import { IconButton } from "../../ui/base/IconButton.tsx";
import styles from "./BarcodeScannerScreen.module.css";
import { ScannerFoot } from "./ScannerFoot.tsx";
import { type Scanner, useScanner } from "./use-scanner.ts";

/** The frame to hold a barcode in, over the picture of the camera. */
function ScannerFrame({ scanner: { camera, isScanned, isPending } }: { scanner: Scanner }) {
  const { scanner: words } = usePhrases().foods;
  const waiting = isPending ? words.lookingUp : camera === "asking" ? words.askingCamera : words.hold;
  return (
    <>
      <div aria-hidden="true" className={styles.frame}>
        {!isScanned && <span className={styles.beam} />}
      </div>
      {(!isScanned || isPending) && (
        <p role="status" className={styles.hint}>
          {waiting}
        </p>
      )}
    </>
  );
}

/** Scanning a barcode with the camera, or typing its number (ledger FOOD-019 to FOOD-024). */
export function BarcodeScannerScreen() {
  const { foods, general } = usePhrases();
  const words = foods.scanner;
  const { history } = useRouter();
  const scanner = useScanner();
  const { isTyping } = scanner;
  const title = isTyping ? words.typeTitle : words.scanTitle;
  useTitle(title);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <IconButton label={general.close} onClick={() => history.back()}>
          <IconX size={26} />
        </IconButton>
        <h1 className={styles.title}>{title}</h1>
      </header>
      <video ref={scanner.video} muted playsInline className={styles.video} hidden={isTyping} />
      {!isTyping && <ScannerFrame scanner={scanner} />}
      <ScannerFoot scanner={scanner} />
    </div>
  );
}
