import "../ui/form-styles.ts";
import { TextInput } from "@mantine/core";
import { PERSON_FILTERS } from "@plateful/contract";
import { IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { PageSteps } from "../clients/index.ts";
import { PATHS } from "../lib/paths.ts";
import { AppLink } from "../ui/AppLink.tsx";
import { FilterSelect } from "../ui/FilterSelect.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { Loaded } from "./Loaded.tsx";
import { PersonRow } from "./PersonRow.tsx";
import styles from "./Staff.module.css";
import { StaffPage } from "./StaffPage.tsx";
import { peopleQuery } from "./staff-query.ts";
import { useSettled } from "./use-settled.ts";
import { useStaffPhrases } from "./use-staff-phrases.ts";

const CHOICES = ["ALL", ...PERSON_FILTERS] as const;
const MOST = 100;

/** Accounts by name, role and practice, without anything of health (ledger STAFF-003, STAFF-014). */
export function StaffPeopleScreen() {
  const { persons: words } = useStaffPhrases();
  const navigate = useNavigate();
  const { role, organisation } = useSearch({ from: `/staff${PATHS.staffPeople}` });
  const [typed, setTyped] = useState("");
  const search = useSettled(typed);
  const [at, setAt] = useState({ of: "", page: 1 });
  const list = `${search} ${role ?? ""} ${organisation ?? ""}`;
  const page = at.of === list ? at.page : 1;
  const people = useQuery(peopleQuery({ search, role, organisation, page }));
  const practice = people.data?.results.find((each) => each.organisation?.id === organisation)?.organisation;
  return (
    <StaffPage
      title={words.title}
      {...(practice == null ? {} : { subtitle: words.of({ name: practice.name }) })}
      actions={
        organisation !== undefined && (
          <AppLink href={PATHS.staffPeople} className={styles.action}>
            {words.everyone}
          </AppLink>
        )
      }
    >
      <div className={styles.tools}>
        <TextInput
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
          autoComplete="off"
          maxLength={MOST}
          className={styles.search ?? ""}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <FilterSelect
          label={words.filter}
          value={role ?? "ALL"}
          options={CHOICES.map((value) => ({ value, text: words.filters[value] }))}
          onChange={(chosen) =>
            void navigate({
              to: PATHS.staffPeople,
              search: {
                ...(chosen === "ALL" ? {} : { role: chosen }),
                ...(organisation === undefined ? {} : { organisation }),
              },
              replace: true,
            })
          }
        />
      </div>
      <Loaded query={people} rows={6}>
        {({ count, total_pages: total, results }) =>
          count === 0 ? (
            <StatePanel kind="empty" title={words.none} text={words.noneText} />
          ) : (
            <>
              <SectionCard>
                <ul className={styles.rows}>
                  {results.map((person) => (
                    <PersonRow key={person.id} person={person} />
                  ))}
                </ul>
              </SectionCard>
              {total > 1 && (
                <PageSteps
                  page={Math.min(page, total)}
                  total={total}
                  onChoose={(next) => setAt({ of: list, page: next })}
                />
              )}
            </>
          )
        }
      </Loaded>
    </StaffPage>
  );
}
