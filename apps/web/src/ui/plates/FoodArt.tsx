import { classNames } from "../base/class-names.ts";
import styles from "./FoodArt.module.css";

interface FoodArtProps {
  /** `table`: a laid table that bleeds off every edge; `trio`: three plates side by side. */
  layout?: "table" | "trio";
}

const TABLE = ["quinoa", "toast", "yoghurt", "salmon", "pancakes", "shakshuka", "curry", "salad"] as const;
const TRIO = ["yoghurt", "salmon", "quinoa"] as const;

/** Plates from above, as decoration. */
export function FoodArt({ layout = "table" }: FoodArtProps) {
  const dishes = layout === "table" ? TABLE : TRIO;
  return (
    <div aria-hidden="true" className={classNames(styles.art, styles[layout])}>
      {dishes.map((dish) => (
        <img
          key={dish}
          src={`/dishes/${dish}.svg`}
          alt=""
          className={classNames(styles.dish, styles[dish])}
        />
      ))}
    </div>
  );
}
