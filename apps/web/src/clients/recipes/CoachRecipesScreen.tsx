import { Button } from "@mantine/core";
import type { Organisation } from "@plateful/contract";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { LeaveDialog } from "../../lib/dialogs/LeaveDialog.tsx";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { useTitle } from "../../lib/site/use-title.ts";
import { Notice } from "../../ui/Notice.tsx";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import styles from "./CoachRecipesScreen.module.css";
import { FitsPanel } from "./FitsPanel.tsx";
import { RecipeChoiceList } from "./RecipeChoiceList.tsx";
import { RecipeListTools } from "./RecipeListTools.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { useChoosableRecipes } from "./use-choosable-recipes.ts";
import { useClientFits } from "./use-client-fits.ts";
import { useRecipeLists } from "./use-recipe-lists.ts";

function Choice({ organisation }: { organisation: Organisation }) {
  const { fitting } = usePhrases();
  const words = fitting.lists;
  const choice = useRecipeLists(organisation);
  const { lists, isChanged } = choice;
  const found = useChoosableRecipes(lists);
  const fits = useClientFits(lists);
  return (
    <>
      <div className={styles.split}>
        <div className={styles.beside}>
          <FitsPanel fits={fits} />
          {lists.only.length > 0 && (
            <Notice
              kind="info"
              title={words.onlyNotice({ count: lists.only.length })}
              action={
                <Button variant="default" onClick={choice.offerAll}>
                  {words.offerAll}
                </Button>
              }
            />
          )}
        </div>
        <div className={styles.main}>
          <RecipeListTools found={found} lists={lists} />
          <RecipeChoiceList found={found} lists={lists} onPress={choice.press} />
        </div>
      </div>
      {isChanged && (
        <SaveBar fits={fits} isSaving={choice.isSaving} onSave={choice.save} onUndo={choice.undo} />
      )}
      <LeaveDialog isChanged={isChanged} words={words} />
    </>
  );
}

/** Which of the product's recipes a coach's clients are offered, and what then fits them (ledger PLAN-143, PLAN-144). */
export function CoachRecipesScreen() {
  const { fitting, clients, general, practice } = usePhrases();
  const words = fitting.lists;
  const { organisation } = useCurrentUser();
  const navigate = useNavigate();
  useTitle(words.title);
  return (
    <div className={styles.page}>
      <PageHeader
        title={words.title}
        subtitle={words.intro}
        back={{ label: general.back, onBack: () => void navigate({ to: PATHS.coachAccount }) }}
      />
      {organisation === null && (
        <StatePanel
          kind="empty"
          title={clients.brand.noOrganisation}
          text={clients.brand.noOrganisationText}
          actions={
            <Button onClick={() => void navigate({ to: PATHS.coachAccount })}>{practice.naming.title}</Button>
          }
        />
      )}
      {organisation?.recipe_system_type === "SIMPLE" && (
        <StatePanel kind="empty" title={words.simple} text={words.simpleText} />
      )}
      {organisation?.recipe_system_type === "COMPLEX" && <Choice organisation={organisation} />}
    </div>
  );
}
