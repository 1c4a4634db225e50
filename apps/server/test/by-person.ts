/**
 * What a database that is spread over machines by person asks of the tables: each row is stored by the person's number, every
 * unique key contains that number, and a key refers to another table of people only together with it. `partitionByPerson` makes
 * it so within one server, where partitions by hash obey the same rules; `distributionSql` says it to Citus (decision 0076).
 */
type Row = Readonly<Record<string, string>>;
/** Runs one statement as the owner of the tables, and gives all values as text. */
export type Ask = (statement: string) => Promise<readonly Row[]>;

interface Owner {
  readonly query: (statement: string) => Promise<{ readonly rows: readonly object[] }>;
}

export const askAs =
  (owner: Owner): Ask =>
  async (statement) =>
    (await owner.query(statement)).rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).flatMap(([key, value]) => (value === null ? [] : [[key, String(value)]])),
      ),
    );

const PARTITIONS = 4;

/** Tables whose rows are looked for by their person, and go with the person to one machine. */
export const DISTRIBUTED = [
  "calendar_days",
  "calendar_items",
  "check_in_answers",
  "check_in_rest_answers",
  "check_in_schedules",
  "check_in_settings",
  "check_ins",
  "client_notes",
  "client_shares",
  "consents",
  "conversations",
  "exercise_instances",
  "favourite_foods",
  "groceries_at_home",
  "brought_entries",
  "brought_files",
  "brought_parts",
  "grocery_list_items",
  "grocery_lists",
  "grocery_shoppers",
  "health_answers",
  "household_members",
  "idempotency_keys",
  "meal_slot_specifications",
  "message_settings",
  "messages",
  "night_plans",
  "nutrition_day_plans",
  "own_products",
  "plan_versions",
  "planning_runs",
  "quick_add_meals",
  "recipe_feedback",
  "recipe_imports",
  "recipe_meals",
  "recipe_signs",
  "replaced_items",
  "simple_grocery_list_items",
  "simple_grocery_lists",
  "simple_recipe_meals",
  "single_food_meals",
  "triage_clients",
  "user_body_fat_percentages",
  "user_dislike_recipes",
  "user_dislike_simple_recipes",
  "user_distances",
  "user_favourite_recipes",
  "user_favourite_simple_recipes",
  "user_ingredients_to_avoid",
  "user_profiles",
  "user_sleeps",
  "user_stresses",
  "user_weights",
  "weekly_nutrition_plans",
] as const;

const SET = `array[${DISTRIBUTED.map((table) => `'${table}'`).join(", ")}]`;
const OF_SET = `n.nspname = 'public' and c.relname = any (${SET})`;
const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(", ");
const statementsOf = (rows: readonly Row[]) => rows.flatMap(({ statement }) => statement ?? []);

interface Change {
  readonly drop: readonly string[];
  readonly add: readonly string[];
}

/** Unique keys get the person's number in front where they lack it. */
async function uniqueKeys(ask: Ask): Promise<Change> {
  const found = await ask(`
    select c.relname as table, i.relname as name, k.conname is not null as is_constraint, x.indisprimary as is_primary,
      pg_get_indexdef(x.indexrelid) as definition
    from pg_index x join pg_class c on c.oid = indrelid join pg_class i on i.oid = indexrelid
    join pg_namespace n on n.oid = c.relnamespace left join pg_constraint k on k.conindid = i.oid and k.contype in ('p', 'u')
    where ${OF_SET} and x.indisunique and not exists (
      select from pg_attribute a
      where a.attrelid = c.oid and a.attnum = any (x.indkey::int2[]) and a.attname = 'user_id')
    order by 1, 2`);
  return {
    drop: found.map(({ table, name, is_constraint }) =>
      is_constraint === "true" ? `alter table ${table} drop constraint ${name}` : `drop index ${name}`,
    ),
    add: found.map(({ table, name, is_constraint, is_primary, definition = "" }) => {
      if (is_constraint === "false") return definition.replace(" USING btree (", " USING btree (user_id, ");
      const columns = is_primary === "true" ? "id" : (/\((.*)\)/.exec(definition)?.[1] ?? "");
      const kind = is_primary === "true" ? "primary key" : "unique";
      return `alter table ${table} add constraint ${name} ${kind} (user_id, ${columns})`;
    }),
  };
}

/** Keys among tables of people take the person along; those to tables that every machine holds stay as they are. */
async function foreignKeys(
  ask: Ask,
): Promise<Change & { readonly lost: readonly string[]; readonly held: readonly string[] }> {
  const found = await ask(`
    select f.relname as table, t.relname as target, conname as name, pg_get_constraintdef(k.oid) as definition,
      a.attname as column, f.relname = any (${SET}) as is_from, t.relname = any (${SET}) as is_to
    from pg_constraint k join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid
    join pg_namespace n on n.oid = f.relnamespace join pg_attribute a on a.attrelid = f.oid and a.attnum = conkey[1]
    where contype = 'f' and n.nspname = 'public' order by 1, 3`);
  const touched = found.filter(({ is_from, is_to }) => is_from === "true" || is_to === "true");
  const kept = touched.filter(({ is_from }) => is_from === "true");
  const held = new Set(kept.filter(({ is_to }) => is_to === "false").flatMap(({ target }) => target ?? []));
  for (const { table = "", target = "" } of [...found, ...found]) if (held.has(table)) held.add(target);
  return {
    drop: touched.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    add: kept.map(({ table, name, column, is_to, definition = "" }) => {
      const whole = definition
        .replace(/FOREIGN KEY \(\w+\)/, `FOREIGN KEY (user_id, ${column})`)
        .replace(/REFERENCES (\w+)\(id\)/, "REFERENCES $1(user_id, id)")
        .replace("ON DELETE SET NULL", `ON DELETE SET NULL (${column})`);
      return `alter table ${table} add constraint ${name} ${is_to === "true" ? whole : definition}`;
    }),
    lost: touched
      .filter(({ is_from }) => is_from === "false")
      .map(({ table, column, target }) => `${table}.${column} refers to ${target}`),
    held: [...held].sort(),
  };
}

/**
 * The statements that spread the tables with Citus, in their order, and the references that would be lost: those of a table
 * that every machine holds to one that is spread.
 */
export async function distributionSql(ask: Ask): Promise<{ sql: string; lost: readonly string[] }> {
  const unique = await uniqueKeys(ask);
  const { drop, add, lost, held } = await foreignKeys(ask);
  const statements = [
    ...drop,
    ...unique.drop,
    ...unique.add,
    ...held.map((table) => `select create_reference_table('${table}')`),
    ...DISTRIBUTED.map((table, at) => {
      const beside = at === 0 ? "" : `, colocate_with => '${DISTRIBUTED[0]}'`;
      return `select create_distributed_table('${table}', 'user_id'${beside})`;
    }),
    ...add,
  ];
  return { sql: statements.map((statement) => `${statement};\n`).join(""), lost };
}

/** What is put back on the new tables after they have taken the names of the old ones. */
async function statementsToRepeat(ask: Ask): Promise<readonly string[]> {
  const indexes = await ask(`
    select case when k.oid is null then pg_get_indexdef(x.indexrelid)
      else format('alter table %I add constraint %I %s', c.relname, conname, pg_get_constraintdef(k.oid)) end as statement
    from pg_index x join pg_class c on c.oid = indrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_constraint k on k.conindid = x.indexrelid and k.contype in ('p', 'u') where ${OF_SET}
    union all
    select format('alter table %I add constraint %I %s', c.relname, conname, pg_get_constraintdef(k.oid))
    from pg_constraint k join pg_class c on c.oid = conrelid join pg_namespace n on n.oid = relnamespace
    where contype = 'c' and ${OF_SET}`);
  const policies = await ask(`
    select unnest(array[
      case when relrowsecurity then format('alter table %I enable row level security', relname) end,
      case when relforcerowsecurity then format('alter table %I force row level security', relname) end]) as statement
    from pg_class c join pg_namespace n on n.oid = relnamespace where ${OF_SET}
    union all
    select format('create policy %I on %I as %s for %s to %s%s%s', policyname, tablename, permissive, cmd,
      array_to_string(roles, ', '), coalesce(' using (' || qual || ')', ''),
      coalesce(' with check (' || with_check || ')', ''))
    from pg_policies where schemaname = 'public'`);
  const grants = await ask(`
    select format('grant %s on %I to %I', privilege_type, table_name, grantee) as statement
    from information_schema.role_table_grants
    where table_schema = 'public' and table_name = any (${SET}) and grantor <> grantee
    union all
    select format('grant %s (%I) on %I to %I', a.privilege_type, a.column_name, a.table_name, a.grantee)
    from information_schema.column_privileges a
    where a.table_schema = 'public' and a.table_name = any (${SET}) and a.grantor <> a.grantee and not exists (
      select from information_schema.role_table_grants t
      where t.table_name = a.table_name and t.grantee = a.grantee and t.privilege_type = a.privilege_type)`);
  const triggers = await ask(`
    select pg_get_triggerdef(t.oid) as statement from pg_trigger t join pg_class c on c.oid = tgrelid
    join pg_namespace n on n.oid = relnamespace where not tgisinternal and ${OF_SET}`);
  return [indexes, policies, grants, triggers].flatMap(statementsOf);
}

async function divide(ask: Ask, table: string): Promise<void> {
  const columns = await ask(`
    select attname as name from pg_attribute
    where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`);
  const names = quoted(columns.map(({ name = "" }) => name));
  await ask(`alter table ${table} rename to ${table}_whole`);
  await ask(`create table ${table} (like ${table}_whole including defaults including generated including identity
    including comments including storage) partition by hash (user_id)`);
  for (let part = 0; part < PARTITIONS; part += 1) {
    const share = `with (modulus ${PARTITIONS}, remainder ${part})`;
    await ask(`create table ${table}_part_${part} partition of ${table} for values ${share}`);
  }
  await ask(`insert into ${table} (${names}) overriding system value select ${names} from ${table}_whole`);
  await ask(`drop table ${table}_whole`);
}

/** Divides the tables of people into partitions by person, with the policies, rights and triggers that they had. */
export async function partitionByPerson(ask: Ask): Promise<void> {
  const unique = await uniqueKeys(ask);
  const references = await foreignKeys(ask);
  for (const statement of [...references.drop, ...unique.drop, ...unique.add]) await ask(statement);
  const again = await statementsToRepeat(ask);
  const functions = await ask(`
    select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as statement
    from pg_proc p join pg_depend d on d.objid = p.oid and d.classid = 'pg_proc'::regclass
    join pg_type t on t.oid = d.refobjid join pg_class c on c.oid = t.typrelid
    join pg_namespace n on n.oid = c.relnamespace where ${OF_SET}`);
  const policies = await ask(
    "select policyname as name, tablename as table from pg_policies where schemaname = 'public'",
  );
  for (const { name, table } of policies) await ask(`drop policy "${name}" on ${table}`);
  for (const { name } of functions) await ask(`drop function ${name}`);
  for (const table of DISTRIBUTED) await divide(ask, table);
  for (const statement of [...statementsOf(functions), ...again, ...references.add]) await ask(statement);
}
