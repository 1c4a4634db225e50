import type { Food } from "@plateful/contract";
import { useState } from "react";
import { CATEGORY_ICONS } from "./category-icons.ts";
import { foodPicture } from "./food-picture.ts";

interface FoodSignProps {
  food: Pick<Food, "name" | "category">;
  size: number;
  stroke?: number;
}

/** What a food looks like, beside its name: the drawing of its shelf, or a sign where there is none (ledger FOOD-094). */
export function FoodSign({ food, size, stroke = 1.75 }: FoodSignProps) {
  const [hasFailed, setFailed] = useState(false);
  const src = foodPicture(food);
  const Icon = CATEGORY_ICONS[food.category];
  if (src === null || hasFailed) return <Icon size={size} stroke={stroke} aria-hidden="true" />;
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
