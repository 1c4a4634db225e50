import "../../ui/fields/form-styles.ts";
import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PageSteps } from "../../clients/index.ts";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { StatePanel } from "../../ui/StatePanel.tsx";
import { Loaded } from "./Loaded.tsx";
import styles from "./Staff.module.css";
import type { SearchedPage } from "./use-searched-page.ts";

const MOST = 100;

interface SearchedListProps<Row> {
  label: string;
  searched: SearchedPage;
  query: UseQueryResult<{ count: number; total_pages: number; results: readonly Row[] }>;
  /** What else narrows the list down, beside the search. */
  filter?: ReactNode;
  /** What an empty list says. */
  none: string;
  noneText: string;
  /** A line of the list, with its key. */
  row: (row: Row) => ReactNode;
}

/** A list of the console that is searched and read page by page. */
export function SearchedList<Row>(props: SearchedListProps<Row>) {
  const { label, searched, query, filter, none, noneText, row } = props;
  return (
    <>
      <div className={styles.tools}>
        <TextInput
          type="search"
          aria-label={label}
          placeholder={label}
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
          autoComplete="off"
          maxLength={MOST}
          className={styles.search ?? ""}
          value={searched.typed}
          onChange={(event) => searched.type(event.currentTarget.value)}
        />
        {filter}
      </div>
      <Loaded query={query} rows={6}>
        {({ count, total_pages: total, results }) =>
          count === 0 ? (
            <StatePanel kind="empty" title={none} text={noneText} />
          ) : (
            <>
              <SectionCard>
                <ul className={styles.rows}>{results.map(row)}</ul>
              </SectionCard>
              {total > 1 && (
                <PageSteps
                  page={Math.min(searched.page, total)}
                  total={total}
                  onChoose={searched.choosePage}
                />
              )}
            </>
          )
        }
      </Loaded>
    </>
  );
}
