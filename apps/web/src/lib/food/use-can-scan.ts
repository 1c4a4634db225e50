import { useEffect, useState } from "react";
import { useIsDesktop } from "../device/use-media.ts";

/** Whether this device has a camera; what it shows is not asked for yet. */
async function hasCamera(): Promise<boolean> {
  if (!("mediaDevices" in navigator)) return false;
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.some(({ kind }) => kind === "videoinput");
}

/** Whether barcodes can be scanned: up to 900 px wide and with a camera (ledger DIARY-022). */
export function useCanScan(): boolean {
  const isDesktop = useIsDesktop();
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    hasCamera().then(
      (found) => isCurrent && setIsThere(found),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return isThere && !isDesktop;
}
