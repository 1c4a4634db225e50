import { useNavigate } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import {
  currentFoodChoice,
  rememberScannedFood,
  rememberScannedOwnProduct,
  scannedFood,
  scannedOwnProduct,
} from "../../lib/address/food-choice.ts";
import { PATHS } from "../../lib/address/paths.ts";
import { useBarcodeScan } from "./use-barcode-scan.ts";
import { useCamera } from "./use-camera.ts";
import { useLookUpBarcode } from "./use-look-up-barcode.ts";

/** One scan after the other: the camera finds a number, its food is looked up, and only a tap scans again (ledger FOOD-020). */
export function useScanner() {
  const navigate = useNavigate();
  const [isTyping, setIsTyping] = useState(false);
  const [foodId, setFoodId] = useState(scannedFood);
  const [ownId, setOwnId] = useState(scannedOwnProduct);
  const [isScanned, setIsScanned] = useState(foodId !== null || ownId !== null);
  const [unknown, setUnknown] = useState<string | null>(null);
  const { video, state: camera } = useCamera(!isTyping);
  const open = useCallback(
    (id: number) => void navigate({ to: PATHS.addIngredient, params: { foodId: String(id) } }),
    [navigate],
  );
  const openOwn = useCallback(
    (id: number) => void navigate({ to: PATHS.addOwnProduct, params: { ownProductId: String(id) } }),
    [navigate],
  );
  const { mutate, isPending } = useLookUpBarcode({
    onFood: ({ id }) => {
      rememberScannedFood(id);
      setFoodId(id);
      open(id);
    },
    onOwn: ({ id }) => {
      rememberScannedOwnProduct(id);
      setOwnId(id);
      openOwn(id);
    },
    onUnknown: setUnknown,
  });
  const lookUp = useCallback(
    (gtin14: string) => {
      setUnknown(null);
      setIsScanned(true);
      mutate(gtin14);
    },
    [mutate],
  );
  useBarcodeScan(video, camera === "on" && !isTyping && !isScanned, lookUp);
  const scanAgain = () => {
    rememberScannedFood(null);
    rememberScannedOwnProduct(null);
    setFoodId(null);
    setOwnId(null);
    setUnknown(null);
    setIsScanned(false);
  };
  const hasCamera = camera === "on" || camera === "asking";
  return {
    video,
    camera,
    hasCamera,
    /** Whether a number is typed, by choice or for want of a camera. */
    isTyping: isTyping || !hasCamera,
    toggleTyping: () => setIsTyping((is) => !is),
    foodId,
    ownId,
    openOwn,
    /** A number that nobody knows. */
    unknown,
    /** Leads to copying the label of what nobody knows; absent where such a product is no answer. */
    onAddUnknown:
      unknown === null || currentFoodChoice()?.onChooseOwn === undefined
        ? undefined
        : () => void navigate({ to: PATHS.newOwnProduct, search: { barcode: unknown, eat: true } }),
    isScanned,
    isPending,
    lookUp,
    open,
    scanAgain,
  };
}

export type Scanner = ReturnType<typeof useScanner>;
