import { Button } from "@mantine/core";
import { IconCamera, IconKeyboard, IconRefresh } from "@tabler/icons-react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import styles from "./BarcodeScannerScreen.module.css";
import { CodeForm } from "./CodeForm.tsx";
import { ScannedFood, ScannedOwnProduct } from "./ScannedFood.tsx";
import type { Scanner } from "./use-scanner.ts";

const ICON = { size: 22, stroke: 1.75, "aria-hidden": true } as const;

/** Why there is no picture, and what to do about it (ledger FOOD-023). */
function CameraNotice({ camera }: Pick<Scanner, "camera">) {
  const { scanner: words } = usePhrases().foods;
  if (camera === "on" || camera === "asking") return null;
  const isRefused = camera === "refused";
  return (
    <div role="alert" className={styles.notice}>
      <h2>{isRefused ? words.noPermission : words.noCamera}</h2>
      <p>{isRefused ? words.noPermissionText : words.noCameraText}</p>
    </div>
  );
}

/** That nobody knows the number, and the way on: copying the label once (ledger FOOD-021). */
function UnknownBarcode({ scanner: { onAddUnknown } }: { scanner: Scanner }) {
  const { foods, ownProducts: words } = usePhrases();
  return (
    <div className={styles.notice}>
      <p role="alert" className={styles.unknown}>
        {foods.scanner.notFound}
      </p>
      {onAddUnknown !== undefined && (
        <>
          <p>{words.unknownText}</p>
          <Button size="lg" fullWidth mt={12} onClick={onAddUnknown}>
            {words.add}
          </Button>
        </>
      )}
    </div>
  );
}

/** Below the picture: what was found, typing a number, and scanning again. */
export function ScannerFoot({ scanner }: { scanner: Scanner }) {
  const { scanner: words } = usePhrases().foods;
  const { isTyping, foodId, ownId, isPending } = scanner;
  return (
    <div className={styles.foot}>
      <CameraNotice camera={scanner.camera} />
      {isTyping && (
        <div className={styles.form}>
          <CodeForm isBusy={isPending} onCode={scanner.lookUp} />
        </div>
      )}
      {scanner.unknown !== null && <UnknownBarcode scanner={scanner} />}
      {!isTyping && ownId !== null && (
        <ScannedOwnProduct productId={String(ownId)} onAdd={() => scanner.openOwn(ownId)} />
      )}
      {!isTyping && foodId !== null && (
        <ScannedFood foodId={String(foodId)} onAdd={() => scanner.open(foodId)} />
      )}
      <div className={styles.actions}>
        {!isTyping && scanner.isScanned && !isPending && (
          <button type="button" className={styles.action} onClick={scanner.scanAgain}>
            <IconRefresh {...ICON} /> {words.again}
          </button>
        )}
        {scanner.hasCamera && (
          <button type="button" className={styles.action} onClick={scanner.toggleTyping}>
            {isTyping ? <IconCamera {...ICON} /> : <IconKeyboard {...ICON} />}
            {isTyping ? words.useCamera : words.typeCode}
          </button>
        )}
      </div>
    </div>
  );
}
