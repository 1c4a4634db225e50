import { TRIAGE_SORTS, type TriageBoard } from "@plateful/contract";
import {
  IconAdjustments,
  IconArrowsSort,
  IconBookmarkPlus,
  IconFilter,
  IconKeyboard,
} from "@tabler/icons-react";
import type { RefObject } from "react";
import { useIsDesktop } from "../../lib/device/use-media.ts";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";
import { classNames } from "../../ui/base/class-names.ts";
import { IconButton } from "../../ui/base/IconButton.tsx";
import { ChoiceChips } from "../../ui/fields/ChoiceChips.tsx";
import { FilterSelect } from "../../ui/fields/FilterSelect.tsx";
import { type BoardView, choiceOf, isFiltered, isRoundOver, shownView } from "../parts/board-views.ts";
import styles from "../parts/TodayScreen.module.css";
import type { BoardChoice } from "../parts/triage-query.ts";
import { BoardSearch } from "./BoardSearch.tsx";
import { WhoseBoard } from "./WhoseBoard.tsx";

const ANY = "ANY";
/** Before a label, so that none can be taken for the choice of all of them. */
const LABEL = "=";

interface BoardToolsProps {
  board: TriageBoard;
  views: readonly BoardView[];
  choice: BoardChoice;
  searchField: RefObject<HTMLInputElement | null>;
  onChange: (change: Partial<BoardChoice>) => void;
  onDialog: (dialog: "rules" | "keys" | "save") => void;
  /** Whether a phone shows the filters. */
  hasFilters: boolean;
  onFilters: (hasFilters: boolean) => void;
}

/** By reason, and by label where there are any. A view that names several reasons keeps them until one is chosen. */
function Filters({ board, choice, onChange }: Pick<BoardToolsProps, "board" | "choice" | "onChange">) {
  const words = useTriagePhrases();
  const { reasons, label } = choice;
  const offered = [...new Set([...board.reasons, ...reasons])];
  const labels = label === null || board.labels.includes(label) ? board.labels : [...board.labels, label];
  return (
    <>
      <FilterSelect
        label={words.reason}
        value={reasons.length === 0 ? ANY : reasons.join()}
        options={[
          { value: ANY, text: words.anyReason },
          ...(reasons.length > 1
            ? [{ value: reasons.join(), text: words.someReasons({ count: reasons.length }) }]
            : []),
          ...offered.map((value) => ({ value, text: words.rules[value] })),
        ]}
        onChange={(value) =>
          onChange({ reasons: value === ANY ? [] : offered.filter((reason) => reason === value) })
        }
      />
      {labels.length > 0 && (
        <FilterSelect
          label={words.labels.one}
          value={label === null ? ANY : LABEL + label}
          options={[
            { value: ANY, text: words.labels.any },
            ...labels.map((each) => ({ value: LABEL + each, text: each })),
          ]}
          onChange={(value) => onChange({ label: value === ANY ? null : value.slice(LABEL.length) })}
        />
      )}
    </>
  );
}

function SaveView({ isNew, onSave }: { isNew: boolean; onSave: () => void }) {
  const words = useTriagePhrases();
  return (
    <button type="button" className={classNames(styles.saveView, isNew && styles.isNew)} onClick={onSave}>
      <IconBookmarkPlus size={18} stroke={1.75} aria-hidden="true" />
      {words.savedViews.title}
    </button>
  );
}

function Views({ views, shown, onChange }: Pick<BoardToolsProps, "views" | "onChange"> & { shown: number }) {
  const words = useTriagePhrases();
  return (
    <ChoiceChips
      label={words.view}
      isScrolling
      value={shown}
      chips={views.map(({ view, saved, count }, value) => ({
        value,
        label: saved?.name ?? words.views[view],
        note: String(count),
      }))}
      onChoose={(at) => {
        const view = views[at];
        if (view !== undefined) onChange(choiceOf(view));
      }}
    />
  );
}

/** What narrows the board down, beside the views and the order. */
function Narrowing({ board, choice, searchField, onChange, onDialog }: Omit<BoardToolsProps, "views">) {
  const words = useTriagePhrases();
  return (
    <>
      <Filters {...{ board, choice, onChange }} />
      <WhoseBoard whose={choice.whose} onChange={(whose) => onChange({ whose })} />
      <BoardSearch value={choice.search} field={searchField} onChange={(search) => onChange({ search })} />
      <IconButton label={words.rulesTitle} look="card" onClick={() => onDialog("rules")}>
        <IconAdjustments size={20} />
      </IconButton>
    </>
  );
}

/** On a phone the views and the order stand above the first client; everything else opens when it is asked for (COACH-171). */
function PhoneTools({ views, shown, isNew, ...tools }: BoardToolsProps & { shown: number; isNew: boolean }) {
  const words = useTriagePhrases();
  const { choice, hasFilters, onChange, onDialog, onFilters } = tools;
  const { reasons, label, search, whose } = choice;
  const used = [reasons.length > 0, label !== null, search !== "", whose !== "own"].filter(Boolean).length;
  return (
    <div className={styles.tools}>
      <Views {...{ views, shown, onChange }} />
      <div className={styles.line}>
        <span className={styles.order}>
          <IconArrowsSort size={18} stroke={1.75} aria-hidden="true" />
          <select
            aria-label={words.sort}
            value={choice.sort}
            onChange={({ currentTarget }) => {
              const sort = TRIAGE_SORTS.find((each) => each === currentTarget.value);
              if (sort !== undefined) onChange({ sort });
            }}
          >
            {TRIAGE_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {words.sorts[sort]}
              </option>
            ))}
          </select>
        </span>
        <button
          type="button"
          aria-expanded={hasFilters}
          className={styles.filterButton}
          onClick={() => onFilters(!hasFilters)}
        >
          <IconFilter size={18} stroke={1.75} aria-hidden="true" />
          {used === 0 ? words.filters : words.filtersUsed({ count: used })}
        </button>
      </div>
      {hasFilters && (
        <div className={styles.filters}>
          <Narrowing {...tools} />
          <SaveView isNew={isNew} onSave={() => onDialog("save")} />
        </div>
      )}
    </div>
  );
}

/** Views, order, filters and search; a change begins at the first page (ledger COACH-123). */
export function BoardTools(props: BoardToolsProps) {
  const { views, choice, onChange, onDialog } = props;
  const words = useTriagePhrases();
  const isDesktop = useIsDesktop();
  const shown = shownView(choice, views);
  const isNew = isFiltered(choice) && views[shown]?.saved === null;
  // Where nobody is left there is nothing to sort or filter.
  if (isRoundOver(props.board, choice))
    return (
      <div className={styles.tools}>
        <Views {...{ views, shown, onChange }} />
      </div>
    );
  if (!isDesktop) return <PhoneTools {...props} {...{ shown, isNew }} />;
  return (
    <div className={styles.tools}>
      <div className={styles.views}>
        <Views {...{ views, shown, onChange }} />
        <SaveView isNew={isNew} onSave={() => onDialog("save")} />
      </div>
      <div className={styles.filters}>
        <FilterSelect
          label={words.sort}
          value={choice.sort}
          options={TRIAGE_SORTS.map((value) => ({ value, text: words.sorts[value] }))}
          onChange={(sort) => onChange({ sort })}
        />
        <Narrowing {...props} />
        <IconButton label={words.keys} look="card" onClick={() => onDialog("keys")}>
          <IconKeyboard size={20} />
        </IconButton>
      </div>
    </div>
  );
}
