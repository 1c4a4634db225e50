import type { Macros } from "@plateful/nutrition";
import {
  IconClock,
  IconExternalLink,
  IconFridge,
  IconHeart,
  IconHeartFilled,
  IconThumbDown,
  IconThumbDownFilled,
  IconX,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { CookButton } from "../lib/food/CookButton.tsx";
import { usePlateUrl } from "../lib/food/plate-url.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { socialLink } from "../lib/site/social-link.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { classNames } from "../ui/base/class-names.ts";
import { IconButton } from "../ui/base/IconButton.tsx";
import { Pill } from "../ui/Pill.tsx";
import { RecipeTop } from "../ui/RecipeTop.tsx";
import { StepList } from "../ui/StepList.tsx";
import { IngredientList } from "./IngredientList.tsx";
import { type RecipeMark, useRecipeMarks } from "./parts/recipe-marks.ts";
import { keepingText, type RecipeView, recipeTimeText } from "./parts/recipe-view.ts";
import { RecipeNumbers } from "./RecipeNumbers.tsx";
import styles from "./RecipePage.module.css";
import { RecipeSource } from "./RecipeSource.tsx";
import { HormoneIcon, useHormoneIndicator } from "./use-hormone-indicator.ts";
import { usePictureWords } from "./use-picture-words.ts";

interface RecipePageProps {
  view: RecipeView;
  /** What the meal is meant to be, when the recipe was opened from one. */
  target: Macros | null;
  mealName: string | null;
  showsNumbers: boolean;
  /** The steppers of people and portion. */
  steppers: ReactNode;
  peopleText: string;
  /** What it is cooked together with. */
  cooking?: ReactNode;
  /** Takes the place of the list of ingredients while they are changed. */
  ingredientEditor?: ReactNode;
  /** What can be done with the ingredients (ledger REC-034). */
  ingredientActions?: ReactNode;
  /** Why it stands in the diary. */
  reasons?: ReactNode;
  /** The way on: choosing the recipe; left out when it is only looked at (ledger REC-035). */
  action?: ReactNode;
  /** The way to write on the recipe, for those who may. */
  edit?: ReactNode;
  /** The way to cook by it; for those who look at their own. */
  cookHref?: string;
  /** The address of its cooking; for those who look at their own. */
  cook?: string;
  /** What its eater said about it. */
  feedback?: ReactNode;
  onClose: () => void;
}

const MARK_ICONS = {
  favourite: { on: <IconHeartFilled size={22} />, off: <IconHeart size={22} stroke={1.75} /> },
  dislike: { on: <IconThumbDownFilled size={22} />, off: <IconThumbDown size={22} stroke={1.75} /> },
} as const;

function Mark({ mark, recipeId }: { mark: RecipeMark; recipeId: number }) {
  const { recipes: words } = usePhrases();
  const { isOn, isReady, toggle } = useRecipeMarks(mark);
  const isMarked = isOn(recipeId);
  return (
    <button
      type="button"
      aria-label={words[mark]}
      title={words[mark]}
      aria-pressed={isMarked}
      aria-disabled={!isReady}
      className={classNames(styles.round, isMarked && styles.loved)}
      onClick={() => toggle(recipeId)}
    >
      {MARK_ICONS[mark][isMarked ? "on" : "off"]}
    </button>
  );
}

function Tags({ view }: { view: RecipeView }) {
  const { recipes: words, recipeTags, meals } = usePhrases();
  const marksHormones = useHormoneIndicator();
  const time = recipeTimeText(view.recipe, words);
  const types = view.recipe.tags.flatMap(({ name }) =>
    name in meals.types ? [meals.types[name as keyof typeof meals.types]] : [],
  );
  return (
    <div className={styles.tags}>
      {time !== null && <Pill icon={<IconClock size={15} aria-hidden="true" />}>{time}</Pill>}
      {types.map((type) => (
        <Pill key={type}>{type}</Pill>
      ))}
      {marksHormones(view.recipe) && (
        <Pill tone="cycle" icon={<HormoneIcon size={15} aria-hidden="true" />}>
          {recipeTags.HORMONE}
        </Pill>
      )}
    </div>
  );
}

/** A recipe as one looks at it: the plate, the numbers of one portion, what goes in and how it is made (ledger REC-029). */
export function RecipePage(props: RecipePageProps) {
  const { view, target, mealName, showsNumbers } = props;
  const { recipe } = view;
  const { recipes: words } = usePhrases();
  const plateUrl = usePlateUrl();
  const mayCook = props.cook !== undefined && view.steps.length > 0;
  const keeping = keepingText(recipe, words);
  const post = socialLink(recipe.external_url);
  useTitle(recipe.name);
  return (
    <article className={styles.page}>
      <RecipeTop
        pictureUrl={plateUrl(recipe, "hero")}
        pictureAlt={usePictureWords(recipe)}
        close={
          <IconButton look="card" isRound label={words.close} onClick={props.onClose}>
            <IconX size={22} />
          </IconButton>
        }
        marks={
          <>
            {props.edit}
            <Mark mark="dislike" recipeId={recipe.id} />
            <Mark mark="favourite" recipeId={recipe.id} />
          </>
        }
      >
        <Tags view={view} />
        <h1>{recipe.name}</h1>
        <RecipeSource recipe={recipe} />
        {post !== null && recipe.source_url === null && (
          <a
            href={post.href}
            target="_blank"
            rel="noreferrer"
            aria-label={words.opensElsewhere({ name: recipe.name })}
            className={styles.elsewhere}
          >
            <IconExternalLink size={18} aria-hidden="true" /> {post.hostname}
          </a>
        )}
      </RecipeTop>
      <div className={styles.side}>
        {(showsNumbers || props.action) && (
          <section className={styles.numbers} aria-label={words.nutritionOf}>
            {showsNumbers && <RecipeNumbers macros={view.macros} target={target} mealName={mealName} />}
            {props.action}
          </section>
        )}
        {mayCook && props.action === undefined && <CookButton label={words.cook} href={props.cook ?? ""} />}
        {props.reasons !== undefined && <div className={styles.reasons}>{props.reasons}</div>}
        <section className={styles.ingredients}>
          <header className={styles.head}>
            <h2>{words.ingredients}</h2>
            {props.steppers}
          </header>
          <p className={styles.people}>{props.peopleText}</p>
          {props.cooking}
          {props.ingredientEditor ?? <IngredientList ingredients={view.ingredients} />}
          {props.ingredientActions && <div className={styles.change}>{props.ingredientActions}</div>}
        </section>
      </div>
      <section className={styles.steps}>
        <h2>{words.preparation}</h2>
        {view.steps.length === 0 && <p>{words.noSteps}</p>}
        {mayCook && props.action !== undefined && (
          <CookButton label={words.cook} href={props.cook ?? ""} isSecond />
        )}
        <StepList steps={view.steps} />
        {view.steps.length > 0 && keeping !== null && (
          <p className={styles.keeping}>
            <IconFridge size={18} stroke={1.75} aria-hidden="true" /> {keeping}
          </p>
        )}
        {props.feedback}
      </section>
    </article>
  );
}
