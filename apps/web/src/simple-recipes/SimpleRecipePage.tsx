import { decimalSign } from "@plateful/phrases";
import "../ui/fields/form-styles.ts";
import { Tabs } from "@mantine/core";
import type { SimpleRecipe } from "@plateful/contract";
import { parseInstructions } from "@plateful/nutrition";
import { IconClock, IconExternalLink, IconX } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { cookHref } from "../lib/address/cook-href.ts";
import { PATHS } from "../lib/address/paths.ts";
import { CookButton } from "../lib/food/CookButton.tsx";
import { useSimplePlateUrl } from "../lib/food/plate-url.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { socialLink } from "../lib/site/social-link.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { IconButton } from "../ui/base/IconButton.tsx";
import { Stepper } from "../ui/fields/Stepper.tsx";
import { Pill } from "../ui/Pill.tsx";
import { RecipeTop } from "../ui/RecipeTop.tsx";
import { StepList } from "../ui/StepList.tsx";
import { HeartButton } from "./HeartButton.tsx";
import { PerServing } from "./PerServing.tsx";
import styles from "./SimpleRecipePage.module.css";
import { linesFor } from "./simple-view.ts";

/** Most servings that the server takes. */
const MAX_SERVINGS = 1000;

interface SimpleRecipePageProps {
  recipe: SimpleRecipe;
  servings: number;
  /** The number of servings is on its way; the buttons rest meanwhile (ledger SREC-022). */
  isSaving: boolean;
  onServings: (servings: number) => void;
  /** The planned meal that it is shown for. */
  mealId?: number;
  /** The way on: choosing the recipe for a meal. */
  children?: ReactNode;
}

function Intro({ recipe }: { recipe: SimpleRecipe }) {
  const { simpleRecipes } = usePhrases();
  const source = socialLink(recipe.source);
  return (
    <>
      <h1>{recipe.name}</h1>
      <div className={styles.tags}>
        <Pill icon={<IconClock size={15} aria-hidden="true" />}>
          {simpleRecipes.minutes({ minutes: recipe.total_time_minutes })}
        </Pill>
        {recipe.custom_tags.map(({ id, human_name: name }) => (
          <Pill key={id}>{name}</Pill>
        ))}
      </div>
      {recipe.description !== "" && <p className={styles.about}>{recipe.description}</p>}
      {source !== null && (
        <a href={source.href} target="_blank" rel="noreferrer" className={styles.source}>
          <IconExternalLink size={18} aria-hidden="true" />
          {simpleRecipes.detail.source({ host: source.hostname.replace(/^www\./, "") })}
        </a>
      )}
    </>
  );
}

function Steps({ instructions }: { instructions: string }) {
  const words = usePhrases().simpleRecipes.detail;
  const { steps, notes } = parseInstructions(instructions);
  return (
    <>
      <div className={styles.steps}>
        <StepList steps={steps} />
      </div>
      {notes.length > 0 && (
        <aside className={styles.notes} aria-label={words.notes}>
          <h2>{words.notes}</h2>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </aside>
      )}
    </>
  );
}

/** A simple recipe as one cooks by it (ledger SREC-017). */
export function SimpleRecipePage(props: SimpleRecipePageProps) {
  const { recipe, servings, isSaving } = props;
  const words = usePhrases().simpleRecipes.detail;
  const language = useLanguage();
  const plateUrl = useSimplePlateUrl();
  const router = useRouter();
  useTitle(recipe.name);
  const hasSteps = parseInstructions(recipe.instructions).steps.length > 0;
  const ofMeal = props.mealId === undefined ? {} : { meal: props.mealId };
  const cook = cookHref(`/simple-recipes/${recipe.id}`, { people: servings, ...ofMeal });
  const close = () =>
    router.history.canGoBack() ? router.history.back() : void router.navigate({ to: PATHS.simpleRecipes });
  return (
    <article className={styles.page}>
      <RecipeTop
        pictureUrl={plateUrl(recipe, "hero")}
        pictureAlt={recipe.name}
        close={
          <IconButton look="card" isRound label={words.close} onClick={close}>
            <IconX size={22} />
          </IconButton>
        }
        marks={<HeartButton recipe={recipe} />}
      >
        <Intro recipe={recipe} />
      </RecipeTop>
      <div className={styles.main}>
        <div className={styles.servings}>
          <span>{words.servingsFor({ count: servings })}</span>
          <fieldset disabled={isSaving} className={styles.stepper} aria-busy={isSaving}>
            <Stepper
              label={words.servings}
              lessLabel={words.fewer}
              moreLabel={words.more}
              value={servings}
              min={1}
              max={MAX_SERVINGS}
              valueText={String(servings)}
              onChange={props.onServings}
            />
          </fieldset>
        </div>
        <Tabs defaultValue="ingredients" keepMounted={false}>
          <Tabs.List grow aria-label={words.parts}>
            <Tabs.Tab value="ingredients">{words.ingredients}</Tabs.Tab>
            <Tabs.Tab value="steps">{words.steps}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="ingredients">
            <ul className={styles.lines}>
              {linesFor(recipe, servings, decimalSign(language)).map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read alike
                <li key={index}>{line}</li>
              ))}
            </ul>
          </Tabs.Panel>
          <Tabs.Panel value="steps">
            {hasSteps && props.children !== undefined && (
              <CookButton label={words.cook} href={cook} isSecond />
            )}
            <Steps instructions={recipe.instructions} />
          </Tabs.Panel>
        </Tabs>
        <PerServing recipe={recipe} />
      </div>
      {hasSteps && props.children === undefined && <CookButton label={words.cook} href={cook} />}
      {props.children}
    </article>
  );
}
