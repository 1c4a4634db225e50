import { SettingsError } from "../settings/settings.ts";
import { APP_ROLE } from "./migrate.ts";
import type { Guarded } from "./open-database.ts";
import { UnguardedError } from "./opening.ts";

interface WorkingRole {
  readonly is_superuser: boolean;
  readonly bypasses: boolean;
  readonly owned: string | null;
}

/** A role also owns what belongs to a role of which it is a member. */
const WORKING_ROLE = `
  select r.rolsuper as is_superuser, r.rolbypassrls as bypasses,
    (select min(c.oid::regclass::text) from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and pg_has_role(r.oid, c.relowner, 'member')) as owned
  from pg_roles r where r.rolname = current_user`;

/** Why this role must not run the product; undefined when it may. */
function faultOf({ is_superuser, bypasses, owned }: WorkingRole): string | undefined {
  if (is_superuser) return "is a superuser";
  if (bypasses) return "has BYPASSRLS";
  return owned === null ? undefined : `owns the table ${owned}`;
}

const INSUFFICIENT_PRIVILEGE = "42501";

/**
 * Looks at the role that the product works as.
 * @throws SettingsError when it cannot be taken up, or when row-level security would not bind it.
 */
export async function checkWorkingRole(guarded: Guarded): Promise<void> {
  const refuse = (fault: string) =>
    new SettingsError(
      `The role ${APP_ROLE}, which the server works as, ${fault}: row-level security would not hold.`,
    );
  try {
    const { rows } = await guarded.query<WorkingRole & Record<string, unknown>>(WORKING_ROLE);
    const fault = rows[0] === undefined ? "is not known to the database" : faultOf(rows[0]);
    if (fault !== undefined) throw refuse(fault);
  } catch (error) {
    if (error instanceof UnguardedError) throw refuse("is a superuser or has BYPASSRLS");
    if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new SettingsError(
      `The role of DATABASE_URL may not work as ${APP_ROLE}. Grant it: GRANT ${APP_ROLE} TO <the role of DATABASE_URL>.`,
    );
  }
}
