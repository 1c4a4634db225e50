import { useNavigate } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { rememberScannedFood, scannedFood } from "../lib/food-choice.ts";
import { PATHS } from "../lib/paths.ts";
import { useBarcodeScan } from "./use-barcode-scan.ts";
import { useCamera } from "./use-camera.ts";
import { useLookUpBarcode } from "./use-look-up-barcode.ts";

/** One scan after the other: the camera finds a number, its food is looked up, and only a tap scans again (ledger FOOD-020). */
export function useScanner() {
  const navigate = useNavigate();
  const [isTyping, setIsTyping] = useState(false);
  const [foodId, setFoodId] = useState(scannedFood);
  const [isScanned, setIsScanned] = useState(foodId !== null);
  const { video, state: camera } = useCamera(!isTyping);
  const open = useCallback(
    (id: number) => void navigate({ to: PATHS.addIngredient, params: { foodId: String(id) } }),
    [navigate],
  );
  const { mutate, isPending } = useLookUpBarcode((food) => {
    rememberScannedFood(food.id);
    setFoodId(food.id);
    open(food.id);
  });
  const lookUp = useCallback(
    (gtin14: string) => {
      setIsScanned(true);
      mutate(gtin14);
    },
    [mutate],
  );
  useBarcodeScan(video, camera === "on" && !isTyping && !isScanned, lookUp);
  const scanAgain = () => {
    rememberScannedFood(null);
    setFoodId(null);
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
    isScanned,
    isPending,
    lookUp,
    open,
    scanAgain,
  };
}

export type Scanner = ReturnType<typeof useScanner>;
