import { Switch } from "@mantine/core";
import { type BodyOf, changeTriageSettings, type TriageSettings } from "@plateful/contract";
import { formatNumber } from "@plateful/phrases";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { BOARD, triageSettingsQuery } from "../lib/client/board-query.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useTriagePhrases } from "../lib/language/use-triage-phrases.ts";
import { call } from "../lib/server/call.ts";
import { Stepper } from "../ui/fields/Stepper.tsx";
import { Notice } from "../ui/Notice.tsx";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import styles from "./parts/RulesDialog.module.css";

type Rule = TriageSettings["rules"][number];
type Change = BodyOf<typeof changeTriageSettings>;

function RuleRow({ rule, onChange }: { rule: Rule; onChange: (rule: Rule) => void }) {
  const words = useTriagePhrases();
  const language = useLanguage();
  const { min, max, step, threshold } = rule;
  const name = words.rules[rule.reason];
  return (
    <li className={styles.rule}>
      <Switch
        label={name}
        checked={rule.enabled}
        onChange={(event) => onChange({ ...rule, enabled: event.currentTarget.checked })}
      />
      {rule.enabled && min !== null && max !== null && step !== null && threshold !== null && (
        <Stepper
          label={name}
          lessLabel={words.less({ rule: name })}
          moreLabel={words.more({ rule: name })}
          {...{ min, max, step, value: threshold }}
          valueText={formatNumber(language, threshold)}
          onChange={(value) => onChange({ ...rule, threshold: value })}
        />
      )}
    </li>
  );
}

/** The rules by which clients come onto the board, and the keys that work on it; both are the coach's own (COACH-092). */
export function RulesDialog({ title, onClose }: { title: "rules" | "keys"; onClose: () => void }) {
  const words = useTriagePhrases();
  const { general } = usePhrases();
  const queryClient = useQueryClient();
  const { data: settings, isError } = useQuery(triageSettingsQuery);
  const save = useMutation({
    mutationFn: (body: Change) => call(changeTriageSettings, { body }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(triageSettingsQuery.queryKey, saved);
      await queryClient.invalidateQueries({ queryKey: BOARD });
    },
    meta: { silent: true },
  });
  const change = ({ reason, enabled, threshold }: Rule) =>
    save.mutate({ rules: [{ reason, enabled, threshold }] });
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={title === "rules" ? words.rulesTitle : words.keys}
      {...(title === "rules" ? { subtitle: words.rulesText } : {})}
      closeLabel={general.close}
    >
      {(isError || save.isError) && <Notice kind="error" title={general.somethingWentWrong} />}
      {settings === undefined && !isError && <SkeletonCard shape="row" />}
      {settings !== undefined && title === "rules" && (
        <ul className={styles.list}>
          {settings.rules.map((rule) => (
            <RuleRow key={rule.reason} rule={rule} onChange={change} />
          ))}
        </ul>
      )}
      {settings !== undefined && title === "keys" && (
        <>
          <Switch
            label={words.keysOn}
            checked={settings.shortcuts}
            onChange={(event) => save.mutate({ shortcuts: event.currentTarget.checked })}
          />
          <dl className={styles.keys}>
            {Object.entries(words.keyList).map(([key, meaning]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </SheetDialog>
  );
}
