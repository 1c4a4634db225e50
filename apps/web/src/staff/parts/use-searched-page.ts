import { useState } from "react";
import { useSettled } from "./use-settled.ts";

export interface SearchedPage {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** What is asked for once the typing has stopped. */
  readonly search: string;
  readonly page: number;
  readonly choosePage: (page: number) => void;
}

/**
 * What is looked for above a list, and the page that is shown: another search or another filter begins at the first page.
 * @param filter What else narrows the list down.
 */
export function useSearchedPage(filter = ""): SearchedPage {
  const [typed, type] = useState("");
  const search = useSettled(typed);
  const [at, setAt] = useState({ of: "", page: 1 });
  const list = `${filter} ${search}`;
  return {
    ...{ typed, type, search },
    page: at.of === list ? at.page : 1,
    choosePage: (page) => setAt({ of: list, page }),
  };
}
