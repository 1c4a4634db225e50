import { brandVariables, type ColourScheme } from "@plateful/appearance";
import { IconEye, IconMoon, IconSun } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "../ui/base/IconButton.tsx";
import { UnitToggle } from "../ui/fields/UnitToggle.tsx";
import styles from "./Branding.module.css";
import { BrandStage, type StageScreen } from "./BrandStage.tsx";
import type { PreviewProps } from "./DiaryPreview.tsx";
import { useOwnPracticePhrases } from "./use-own-practice-phrases.ts";

const ON_STAGE = ["diary", "signIn", "recipe"] as const;

interface StagePaneProps extends PreviewProps {
  colour: string;
  scheme: ColourScheme;
  front: StageScreen;
  /** The button that saves, where this pane has it. */
  save: ReactNode;
  isDesktop: boolean;
  onChoose: (screen: StageScreen) => void;
  onScheme: () => void;
  onPreview: () => void;
}

/** The phones and what stands above them: which one is in front, light or dark, a larger preview, and saving. */
export function StagePane({ save, isDesktop, onChoose, onScheme, onPreview, ...stage }: StagePaneProps) {
  const { branding: words } = useOwnPracticePhrases();
  const isDark = stage.scheme === "dark";
  const { "--pf-brand-soft2": from = "", "--pf-brand-soft": to = "" } = brandVariables(
    stage.colour,
    stage.scheme,
  );
  return (
    <section
      aria-label={words.preview}
      className={styles.stage}
      style={{ background: `linear-gradient(165deg, ${from}, ${to})` }}
    >
      <div className={styles.stageBar}>
        {isDesktop && (
          <UnitToggle
            label={words.screens}
            options={ON_STAGE.map((value) => ({ value, label: words.screenNames[value] }))}
            value={stage.front}
            onChange={onChoose}
          />
        )}
        <span className={styles.stageTools}>
          <IconButton look="card" label={isDark ? words.light : words.dark} onClick={onScheme}>
            {isDark ? <IconSun size={22} stroke={1.75} /> : <IconMoon size={22} stroke={1.75} />}
          </IconButton>
          <IconButton look="card" label={words.preview} onClick={onPreview}>
            <IconEye size={22} stroke={1.75} />
          </IconButton>
          {save}
        </span>
      </div>
      <BrandStage {...stage} onChoose={onChoose} />
    </section>
  );
}
