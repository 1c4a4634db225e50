import type { User } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { forgetTyped, keepTyped, readTyped } from "../../lib/device/typed-drafts.ts";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";
import { type KeptProfile, keyOfProfile, readKeptProfile, writeKeptProfile } from "./kept-profile.ts";
import { type FormUnits, laidOver, type ProfileForm, startForm, startOwnForm } from "./profile-form.ts";

/** The draft that this device keeps of a client's profile, read before the form opens; null when there is none. */
export const keptProfileQuery = ({ id, intake }: User, { isImperial }: FormUnits) =>
  queryOptions({
    queryKey: ["kept-profile", id],
    queryFn: async () =>
      readKeptProfile(await readTyped(keyOfProfile(id)), {
        moment: Date.now(),
        isImperial,
        intakeId: intake?.id ?? null,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: "always",
  });

const isSame = (a: ProfileForm, b: ProfileForm): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * A client's profile while it is edited. Each change is kept on the device, encrypted, until it is saved or discarded, so that
 * neither Back nor a reload nor the end of the session takes what was typed (ledger COACH-156, COACH-182).
 */
export function useProfileDraft(client: User, kept: KeptProfile | null, units: FormUnits, isOwn: boolean) {
  const language = useLanguage();
  const key = keyOfProfile(client.id);
  // What is read meanwhile changes neither the form nor the version that it goes on from.
  const [base, setBase] = useState(kept === null ? client.intake : kept.base);
  const [isRestored, setIsRestored] = useState(kept !== null);
  const [initial] = useState(() =>
    isOwn && client.intake === null
      ? startOwnForm(units, language)
      : startForm(client.intake, units, language),
  );
  const [form, setForm] = useState<ProfileForm>(() => {
    if (kept === null) return initial;
    if (kept.base !== null || client.intake === null) return kept.form;
    return laidOver(kept.form, client.intake, units, language);
  });
  const [isSaved, setIsSaved] = useState(false);
  const isChanged = !isSaved && !isSame(form, initial);
  const { isImperial } = units;
  useEffect(() => {
    if (isChanged) keepTyped(key, writeKeptProfile({ form, base }, isImperial, Date.now()));
    else forgetTyped(key);
  }, [key, form, base, isImperial, isChanged]);
  return {
    form,
    base,
    isRestored,
    change: (change: Partial<ProfileForm>) => setForm({ ...form, ...change }),
    startAgain: () => {
      setForm(initial);
      setBase(client.intake);
      setIsRestored(false);
    },
    forget: () => {
      setIsSaved(true);
      forgetTyped(key);
    },
  };
}
