import type { ColourScheme } from "@plateful/appearance";
import { classNames } from "../ui/base/class-names.ts";
import styles from "./BrandStage.module.css";
import { DiaryPreview, type PreviewProps } from "./DiaryPreview.tsx";
import { PhoneFrame } from "./PhoneFrame.tsx";
import { RecipePreview } from "./RecipePreview.tsx";
import { SignInPreview } from "./SignInPreview.tsx";
import { useOwnPracticePhrases } from "./use-own-practice-phrases.ts";

/** The screens of the stage, as they stand from left to right while the diary is in front. */
const STAGE_SCREENS = ["signIn", "diary", "recipe"] as const;
export type StageScreen = (typeof STAGE_SCREENS)[number];

interface BrandStageProps extends PreviewProps {
  colour: string;
  scheme: ColourScheme;
  front: StageScreen;
  onChoose: (screen: StageScreen) => void;
}

export function ScreenPreview({ screen, ...brand }: PreviewProps & { screen: StageScreen }) {
  if (screen === "signIn") return <SignInPreview {...brand} />;
  return screen === "diary" ? <DiaryPreview {...brand} /> : <RecipePreview />;
}

/** Where a screen stands: in front, or at one side of it. */
function placeOf(screen: StageScreen, front: StageScreen): "front" | "left" | "right" {
  if (screen === front) return "front";
  const others = STAGE_SCREENS.filter((each) => each !== front);
  return screen === others[0] ? "left" : "right";
}

/** Three phones with real screens in a brand that is not saved yet; one is in front (design "Branding"). */
export function BrandStage({ colour, scheme, front, onChoose, name, logo }: BrandStageProps) {
  const { branding: words } = useOwnPracticePhrases();
  return (
    <div role="img" aria-label={words.stage({ screen: words.screenNames[front] })} className={styles.phones}>
      {STAGE_SCREENS.map((screen) => (
        // The bar above does the same for keyboards: this is for those who point.
        // biome-ignore lint/a11y/noStaticElementInteractions: a picture that may be pointed at
        // biome-ignore lint/a11y/useKeyWithClickEvents: the radio buttons beside it do the same
        <div
          key={screen}
          className={classNames(styles.place, styles[placeOf(screen, front)])}
          onClick={() => onChoose(screen)}
        >
          <PhoneFrame colour={colour} scheme={scheme}>
            <ScreenPreview screen={screen} name={name} logo={logo} />
          </PhoneFrame>
        </div>
      ))}
    </div>
  );
}
