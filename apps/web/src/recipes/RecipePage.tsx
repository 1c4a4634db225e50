import type { Macros } from "@plateful/nutrition";
import { IconClock, IconExternalLink, IconHeart, IconHeartFilled, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { usePlateUrl } from "../lib/plate-url.ts";
import { useTitle } from "../lib/use-title.ts";
import { classNames } from "../ui/class-names.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { Pill } from "../ui/Pill.tsx";
import { IngredientList } from "./IngredientList.tsx";
import { RecipeNumbers } from "./RecipeNumbers.tsx";
import styles from "./RecipePage.module.css";
import { type RecipeView, recipeMinutes } from "./recipe-view.ts";
import { useFavourite } from "./use-favourite.ts";

interface RecipePageProps {
  view: RecipeView;
  /** What the meal is meant to be, when the recipe was opened from one. */
  target: Macros | null;
  mealName: string | null;
  showsNumbers: boolean;
  /** The steppers of people and portion. */
  steppers: ReactNode;
  peopleText: string;
  /** The way on: choosing the recipe; left out when it is only looked at (ledger REC-035). */
  action?: ReactNode;
  onClose: () => void;
}

function Favourite({ recipeId }: { recipeId: number }) {
  const { recipes: words } = usePhrases();
  const { isOn, isReady, toggle } = useFavourite(recipeId);
  return (
    <button
      type="button"
      aria-label={words.favourite}
      aria-pressed={isOn}
      aria-disabled={!isReady}
      className={classNames(styles.round, isOn && styles.loved)}
      onClick={() => {
        if (isReady) toggle();
      }}
    >
      {isOn ? <IconHeartFilled size={22} /> : <IconHeart size={22} stroke={1.75} />}
    </button>
  );
}

function Tags({ view }: { view: RecipeView }) {
  const { recipes: words, meals } = usePhrases();
  const minutes = recipeMinutes(view.recipe);
  const types = view.recipe.tags.flatMap(({ name }) =>
    name in meals.types ? [meals.types[name as keyof typeof meals.types]] : [],
  );
  return (
    <div className={styles.tags}>
      {minutes !== null && (
        <Pill icon={<IconClock size={15} aria-hidden="true" />}>{words.minutes({ minutes })}</Pill>
      )}
      {types.map((type) => (
        <Pill key={type}>{type}</Pill>
      ))}
    </div>
  );
}

/** A recipe as one looks at it: the plate, the numbers of one portion, what goes in and how it is made (ledger REC-029). */
export function RecipePage(props: RecipePageProps) {
  const { view, target, mealName, showsNumbers } = props;
  const { recipe } = view;
  const { recipes: words } = usePhrases();
  const plateUrl = usePlateUrl();
  useTitle(recipe.name);
  return (
    <article className={styles.page}>
      <div className={styles.hero}>
        <img src={plateUrl(recipe, "hero")} alt={recipe.name} className={styles.picture} />
      </div>
      <div className={styles.tools}>
        <IconButton look="card" label={words.close} onClick={props.onClose}>
          <IconX size={22} />
        </IconButton>
        <Favourite recipeId={recipe.id} />
      </div>
      <div className={styles.intro}>
        <Tags view={view} />
        <h1>{recipe.name}</h1>
        {recipe.external_url !== null && (
          <a
            href={recipe.external_url}
            target="_blank"
            rel="noreferrer"
            aria-label={words.opensElsewhere({ name: recipe.name })}
            className={styles.elsewhere}
          >
            <IconExternalLink size={18} aria-hidden="true" /> {new URL(recipe.external_url).hostname}
          </a>
        )}
      </div>
      <div className={styles.side}>
        {(showsNumbers || props.action) && (
          <section className={styles.numbers} aria-label={words.nutritionOf}>
            {showsNumbers && <RecipeNumbers macros={view.macros} target={target} mealName={mealName} />}
            {props.action}
          </section>
        )}
        <section className={styles.ingredients}>
          <header className={styles.head}>
            <h2>{words.ingredients}</h2>
            {props.steppers}
          </header>
          <p className={styles.people}>{props.peopleText}</p>
          <IngredientList ingredients={view.ingredients} />
        </section>
      </div>
      <section className={styles.steps}>
        <h2>{words.preparation}</h2>
        {view.steps.length === 0 && <p>{words.noSteps}</p>}
        <ol>
          {view.steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id, and their order is what they are
            <li key={index}>{step}</li>
          ))}
        </ol>
      </section>
    </article>
  );
}
