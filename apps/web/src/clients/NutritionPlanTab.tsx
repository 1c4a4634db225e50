import { findTemplateUses, type User } from "@plateful/contract";
import { formatNumber } from "@plateful/phrases";
import { IconFlame, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { displayName } from "../lib/language/person-name.ts";
import { useCount } from "../lib/language/use-count.ts";
import { CLIENTS } from "../lib/person/current-user.ts";
import { call } from "../lib/server/call.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { useWeightWords } from "./intake/use-weight-words.ts";
import { PlanCards } from "./PlanCards.tsx";
import styles from "./parts/ClientPage.module.css";
import { plansOfWeek, weeklyAverage } from "./parts/client-view.ts";
import { Facts } from "./parts/Facts.tsx";
import { planAddress, profileAddress, templatesAddress, useMayPlan } from "./parts/plan-rights.ts";
import { FitsCard } from "./recipes/FitsCard.tsx";

type Intake = NonNullable<User["intake"]>;

/** What the energy need comes from (ledger COACH-031). */
function ProfileCard({ client, intake }: { client: User; intake: Intake }) {
  const { clients, nutrition } = usePhrases();
  const words = clients.plan;
  const language = useLanguage();
  const count = useCount();
  const { weight } = useWeightWords();
  const mayPlan = useMayPlan(client);
  return (
    <SectionCard
      title={words.profile}
      aside={
        mayPlan && (
          <AppLink href={profileAddress(client.id)} className={styles.link}>
            {clients.profileForm.update}
          </AppLink>
        )
      }
    >
      {intake.tdee_kcal !== null && (
        <div className={styles.expenditure}>
          <IconFlame size={26} stroke={1.75} aria-hidden="true" />
          <p>
            <b>
              {count(intake.tdee_kcal)} {words.kcal}
            </b>
            <span>{words.expenditure}</span>
          </p>
        </div>
      )}
      <Facts
        facts={[
          { name: clients.name, value: displayName(client) },
          { name: clients.email, value: client.email },
          { name: words.gender, value: nutrition.genders[intake.gender] },
          { name: words.diet, value: nutrition.diets[intake.diet] },
          { name: words.activity, value: nutrition.activities[intake.activity] },
          { name: words.weight, value: weight(intake.weight) },
          {
            name: words.bodyFat,
            // What a profile begins with is nobody's figure (ledger COACH-209).
            value: intake.body_fat_measured
              ? formatNumber(language, intake.body_fat_percentage, {
                  style: "percent",
                  maximumFractionDigits: 1,
                })
              : words.notMeasured,
          },
        ]}
      />
    </SectionCard>
  );
}

/** The averages of a week with more than one plan. */
function WeekNumbers({ intake }: { intake: Intake }) {
  const { plan: words } = usePhrases().clients;
  const language = useLanguage();
  const count = useCount();
  const week = intake.weekly_nutrition_plan;
  if (week === null) return null;
  const average = weeklyAverage(week);
  return (
    <dl className={styles.averages}>
      <div>
        <dt>{words.weeklyAverage}</dt>
        <dd>{`${count(average)} ${words.kcal}`}</dd>
      </div>
      {intake.tdee_kcal !== null && intake.tdee_kcal > 0 && (
        <div>
          <dt>{words.energyBalance}</dt>
          <dd>
            {formatNumber(language, average / intake.tdee_kcal, {
              style: "percent",
              maximumFractionDigits: 0,
            })}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** A plan beside those that there are, and what templates can do for this client (ledger COACH-061, COACH-114). */
function PlanActions({ client }: { client: User }) {
  const { plan: words } = usePhrases().clients;
  return (
    <div className={styles.actions}>
      <AppLink href={planAddress(client.id, "new")} className={styles.add}>
        <IconPlus size={20} stroke={2.2} aria-hidden="true" /> {words.add}
      </AppLink>
      <AppLink href={templatesAddress(client.id, "client")} className={styles.add}>
        {words.applyTemplate}
      </AppLink>
      <AppLink href={templatesAddress(client.id, "from")} className={styles.add}>
        {words.saveAsTemplate}
      </AppLink>
    </div>
  );
}

/** That a template waits for the client's answers, in words; null where none does (ledger COACH-190). */
function useStartWords({ id, first_name: first, intake, ...client }: User): string | null {
  const { clients: words } = usePhrases();
  const { data } = useQuery({
    queryKey: [CLIENTS, "plan-templates", "starts"],
    queryFn: async ({ signal }) => (await call(findTemplateUses, { signal })).starts,
    enabled: intake === null,
    meta: { silent: true },
  });
  const start = data?.find((one) => one.client === id);
  const name = first === "" ? displayName({ first_name: first, ...client }) : first;
  return start === undefined ? null : words.startsWith({ name, template: start.template_name });
}

/** What stands in the place of plans, and the way to the first one, or to the profile that comes first (ledger COACH-032, COACH-067). */
function NoPlans({ client, mayPlan }: { client: User; mayPlan: boolean }) {
  const { clients: words } = usePhrases();
  const { intake } = client;
  const start = useStartWords(client);
  const actions = (
    <>
      <AppLink
        href={intake === null ? profileAddress(client.id) : planAddress(client.id, "new")}
        className={styles.create}
      >
        {intake === null ? words.profileForm.create : words.plan.create}
      </AppLink>
      {intake !== null && (
        <AppLink href={templatesAddress(client.id, "client")} className={styles.add}>
          {words.plan.applyTemplate}
        </AppLink>
      )}
    </>
  );
  return (
    <StatePanel
      kind="empty"
      title={words.plan.noPlan}
      text={intake === null ? (start ?? words.noIntake) : words.plan.noPlanText}
      {...(mayPlan ? { actions } : {})}
    />
  );
}

/** The client's plans, what fits them, and the profile that they rest on (ledger COACH-031, COACH-033, PLAN-145). */
export function NutritionPlanTab({ client }: { client: User }) {
  const mayPlan = useMayPlan(client);
  const { intake } = client;
  const week = intake?.weekly_nutrition_plan ?? null;
  const plans = week === null ? [] : plansOfWeek(week);
  return (
    <div className={styles.split}>
      <div className={styles.plans}>
        {plans.length === 0 && <NoPlans client={client} mayPlan={mayPlan} />}
        {intake !== null && plans.length > 0 && (
          <div className={styles.week}>
            {plans.length > 1 && <WeekNumbers intake={intake} />}
            {mayPlan && <PlanActions client={client} />}
          </div>
        )}
        <PlanCards client={client} plans={plans} />
        <FitsCard client={client} />
      </div>
      {intake !== null && <ProfileCard client={client} intake={intake} />}
    </div>
  );
}
