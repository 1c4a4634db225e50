import "../ui/fields/form-styles.ts";
import { TextInput } from "@mantine/core";
import { changeMe, type User } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { currentUserQuery } from "../lib/person/current-user.ts";
import { call } from "../lib/server/call.ts";
import styles from "./ConsentScreen.module.css";

const MAX_NAME_LENGTH = 100;

/** The name of someone who signed up with an address alone; both parts may be left out (ledger COACH-085). */
export function useEntryName(user: User) {
  const queryClient = useQueryClient();
  const [isAsked] = useState(user.first_name === "" && user.last_name === "");
  const [first, setFirst] = useState("");
  const [last, setLast] = useState("");
  const given = {
    ...(first.trim() === "" ? {} : { first_name: first.trim() }),
    ...(last.trim() === "" ? {} : { last_name: last.trim() }),
  };
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async () => {
      const { version } = await queryClient.ensureQueryData(currentUserQuery);
      return call(changeMe, { body: given, version });
    },
    onSuccess: (changed) => queryClient.setQueryData(currentUserQuery.queryKey, changed),
  });
  const save = async () => {
    if (Object.keys(given).length > 0) await mutateAsync();
  };
  return { isAsked, first, setFirst, last, setLast, save, isPending };
}

export function EntryName({ name }: { name: ReturnType<typeof useEntryName> }) {
  const { privacy, onboarding } = usePhrases();
  return (
    <fieldset className={styles.names}>
      <legend className={styles.legend}>{privacy.entry.name}</legend>
      <TextInput
        label={onboarding.registration.firstName}
        autoComplete="given-name"
        maxLength={MAX_NAME_LENGTH}
        value={name.first}
        onChange={(event) => name.setFirst(event.currentTarget.value)}
      />
      <TextInput
        label={onboarding.registration.lastName}
        autoComplete="family-name"
        maxLength={MAX_NAME_LENGTH}
        value={name.last}
        onChange={(event) => name.setLast(event.currentTarget.value)}
      />
    </fieldset>
  );
}
