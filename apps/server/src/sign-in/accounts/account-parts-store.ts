import { sql } from "kysely";
import type { StoredOrganisation } from "../../organisations/index.ts";
import type { Db } from "../../platform/database/open-database.ts";
import { prepared } from "../../platform/database/prepared.ts";
import type { StoredDecision } from "../../privacy/index.ts";
import type { StoredCustomer } from "../../subscriptions/index.ts";
import type { CoachRow } from "./user-store.ts";

/** A flag, whom it is on for, and whether it is on for the person in question. */
interface FlagOfPerson {
  readonly name: string;
  readonly kind: string;
  readonly everyone: boolean | null;
  readonly organisations: readonly number[];
  readonly is_on: boolean;
}

/** What is nested in an account and stands in tables of its own, the profile left out. Moments are text here. */
export interface AccountParts {
  readonly coach: CoachRow | null;
  /** Those of the person and of the coach. */
  readonly organisations: readonly StoredOrganisation[];
  /** All flags by name. */
  readonly flags: readonly FlagOfPerson[];
  readonly customers: readonly StoredCustomer[];
  /** The latest decision of each kind. */
  readonly consents: readonly StoredDecision[];
  readonly avoided: readonly number[];
  /** Whether answers about health are stored, for the person who reads themselves; false for everyone else who reads the account. */
  readonly hasHealthAnswers: boolean;
}

interface Whose {
  readonly userId: number;
  readonly organisationId: number | null;
}

const partsOf = prepared((db, { userId, organisationId }: Whose) =>
  db
    .selectFrom(
      sql<{ id: number; organisation_id: number | null }>`(select ${userId}::integer as id,
        ${organisationId}::integer as organisation_id)`.as("u"),
    )
    .leftJoinLateral(sql<CoachRow>`coach_of(u.id)`.as("c"), (join) => join.onTrue())
    .select([
      sql<AccountParts["coach"]>`case when c.id is not null then to_json(c) end`.as("coach"),
      sql<AccountParts["organisations"]>`(select coalesce(json_agg(o), '[]') from organisations o
        where o.id in (c.organisation_id, u.organisation_id))`.as("organisations"),
      sql<AccountParts["flags"]>`(select coalesce(json_agg(json_build_object('name', f.name, 'kind', f.kind,
          'everyone', f.everyone, 'organisations', f.organisations,
          'is_on', flag_is_on(f, u.id, coalesce(c.organisation_id, u.organisation_id))) order by f.name), '[]')
        from feature_flags f)`.as("flags"),
      sql<AccountParts["customers"]>`(select coalesce(json_agg(json_build_object('id', k.id, 'subscriptions',
          (select coalesce(json_agg(s order by s.created_at desc, s.id desc), '[]') from subscriptions s
            where s.customer_id = k.id)) order by k.created_at desc, k.id desc), '[]')
        from customers k where k.user_id = u.id)`.as("customers"),
      sql<AccountParts["consents"]>`(select coalesce(json_agg(d order by d.kind), '[]')
        from (select distinct on (kind) * from consents where user_id = u.id order by kind, id desc) d)`.as(
        "consents",
      ),
      sql<AccountParts["avoided"]>`(select coalesce(json_agg(a.ingredient_to_avoid_id
          order by a.ingredient_to_avoid_id), '[]') from user_ingredients_to_avoid a where a.user_id = u.id)`.as(
        "avoided",
      ),
      sql<boolean>`exists (select from health_answers h where h.user_id = u.id)`.as("hasHealthAnswers"),
    ]),
);

/** All of it in one statement: asked for one after the other, the parts cost ten times as many messages. */
export async function readAccountParts(db: Db, whose: Whose): Promise<AccountParts> {
  const [parts] = await partsOf(db, whose);
  if (parts === undefined) throw new Error("The parts of an account were not read.");
  return parts;
}
