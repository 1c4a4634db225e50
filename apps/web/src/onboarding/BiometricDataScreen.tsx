import { TextInput } from "@mantine/core";
import { ageError, GENDERS } from "@plateful/nutrition";
import { IconGenderFemale, IconGenderMale } from "@tabler/icons-react";
import { useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { afterPress } from "../ui/base/after-press.ts";
import { SectionCard } from "../ui/SectionCard.tsx";
import { changeAnswers, useAnswers } from "./answers/answers-store.ts";
import { useNextStep } from "./answers/use-next-step.ts";
import { ChoiceList } from "./parts/ChoiceList.tsx";
import { readNumber } from "./parts/read-number.ts";
import { StepFrame } from "./StepFrame.tsx";

const ICON = { size: 26, stroke: 1.75 } as const;
const ICONS = { MALE: <IconGenderMale {...ICON} />, FEMALE: <IconGenderFemale {...ICON} /> };

/** Age and sex (ledger ONB-011, ONB-012). */
export function BiometricDataScreen() {
  const { onboarding, nutrition, general } = usePhrases();
  const { biometricData } = useAnswers();
  const [ageText, setAgeText] = useState(biometricData.age === null ? "" : String(biometricData.age));
  const [isTouched, setIsTouched] = useState(false);
  const goOn = useNextStep("biometrics");
  const words = onboarding.biometrics;
  const problem = ageError(readNumber(ageText));
  const message =
    problem === null
      ? null
      : problem === "required"
        ? general.required
        : problem === "not_whole"
          ? words.ageWhole
          : words.ageRange;
  const changeAge = (text: string) => {
    setAgeText(text);
    const age = readNumber(text);
    changeAnswers({ biometricData: { ...biometricData, age: ageError(age) === null ? age : null } });
  };
  return (
    <StepFrame
      step="biometrics"
      title={words.title}
      text={words.text}
      canGoOn={problem === null && biometricData.gender !== null}
      onNext={goOn}
    >
      <SectionCard>
        <TextInput
          label={words.age}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={ageText}
          rightSection={words.years}
          rightSectionWidth={64}
          error={isTouched || ageText.length > 1 ? message : null}
          onChange={(event) => changeAge(event.currentTarget.value)}
          onBlur={() => afterPress(() => setIsTouched(true))}
        />
      </SectionCard>
      <ChoiceList
        label={words.gender}
        kind="radio"
        choices={GENDERS.map((value) => ({
          value,
          title: nutrition.genders[value],
          icon: ICONS[value],
        }))}
        chosen={biometricData.gender === null ? [] : [biometricData.gender]}
        onToggle={(gender) => changeAnswers({ biometricData: { ...biometricData, gender } })}
      />
    </StepFrame>
  );
}
