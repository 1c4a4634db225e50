import {
  IconBuildingStore,
  IconFlag,
  IconHistory,
  IconHome,
  IconLogout,
  IconMail,
  IconShieldLock,
  IconStack2,
  IconUsers,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { useIsDesktop } from "../lib/device/use-media.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { LanguageSwitch } from "../lib/language/LanguageSwitch.tsx";
import { displayName, initialsOf } from "../lib/language/person-name.ts";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { useLogOut } from "../lib/person/use-log-out.ts";
import { classNames } from "../ui/base/class-names.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { NavigationCount } from "../ui/navigation/NavigationCount.tsx";
import type { NavigationItem } from "../ui/navigation/navigation-item.ts";
import { Sidebar } from "../ui/navigation/Sidebar.tsx";
import { PlateMark } from "../ui/plates/PlateMark.tsx";
import styles from "./parts/Staff.module.css";
import { overviewQuery } from "./parts/staff-query.ts";
import { useStaffPhrases } from "./parts/use-staff-phrases.ts";

const ICON = { size: 22, stroke: 1.75 } as const;

const PLACES = [
  { key: "home", href: PATHS.staff, icon: <IconHome {...ICON} /> },
  { key: "organisations", href: PATHS.staffOrganisations, icon: <IconBuildingStore {...ICON} /> },
  { key: "people", href: PATHS.staffPeople, icon: <IconUsers {...ICON} /> },
  { key: "flags", href: PATHS.staffFlags, icon: <IconFlag {...ICON} /> },
  { key: "jobs", href: PATHS.staffJobs, icon: <IconStack2 {...ICON} /> },
  { key: "mail", href: PATHS.staffMail, icon: <IconMail {...ICON} /> },
  { key: "audit", href: PATHS.staffAudit, icon: <IconHistory {...ICON} /> },
] as const;

function useItems(): NavigationItem[] {
  const words = useStaffPhrases();
  const path = useRouterState({ select: ({ location }) => location.pathname.replace(/(?<=.)\/$/, "") });
  const { data } = useQuery(overviewQuery);
  const failed = (data?.needs ?? [])
    .filter(({ need }) => need === "JOBS_FAILED")
    .reduce((sum, { count }) => sum + count, 0);
  return PLACES.map(({ key, href, icon }) => ({
    href,
    icon,
    label: words.nav[key],
    isCurrent: href === PATHS.staff ? path === href : path.startsWith(href),
    ...(key === "jobs" && failed > 0
      ? { count: { shown: String(failed), words: words.jobs.count({ count: failed }) } }
      : {}),
  }));
}

const Logo = () => {
  const words = useStaffPhrases();
  return (
    <span className={styles.logo}>
      <PlateMark />
      <span>
        <span className={styles.product}>Plateful</span>
        <span className={styles.role}>{words.role}</span>
      </span>
    </span>
  );
};

/** That health data is closed, who is here, and the way out. */
function Foot() {
  const words = useStaffPhrases();
  const { general } = usePhrases();
  const user = useCurrentUser();
  const { isLeaving, logOut } = useLogOut();
  return (
    <div className={styles.foot}>
      <p className={styles.closed}>
        <IconShieldLock size={20} stroke={1.75} aria-hidden="true" />
        <span>{words.closedNote}</span>
      </p>
      <div className={styles.person}>
        <span aria-hidden="true" className={styles.initials}>
          {initialsOf(user)}
        </span>
        <span className={styles.personName}>{displayName(user)}</span>
      </div>
      <LanguageSwitch />
      <button type="button" className={styles.leave} disabled={isLeaving} onClick={() => void logOut()}>
        <IconLogout {...ICON} aria-hidden="true" /> {general.logout}
      </button>
    </div>
  );
}

/** On a phone the places stand in a row that can be pulled aside. */
function PhoneBar({ items }: { items: readonly NavigationItem[] }) {
  const words = useStaffPhrases();
  const places = useRef<HTMLElement>(null);
  const current = items.find(({ isCurrent }) => isCurrent)?.href;
  useEffect(() => {
    if (current === undefined) return;
    places.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [current]);
  return (
    <header className={styles.top}>
      <Logo />
      <nav ref={places} aria-label={words.navigation} className={styles.places}>
        {items.map(({ href, label, icon, isCurrent, count }) => (
          <AppLink
            key={href}
            href={href}
            isCurrent={isCurrent}
            className={classNames(styles.place, isCurrent && styles.here)}
          >
            <span aria-hidden="true" className={styles.placeIcon}>
              {icon}
            </span>
            {label}
            {count !== undefined && <NavigationCount count={count} />}
          </AppLink>
        ))}
      </nav>
    </header>
  );
}

/** The frame of the staff console (ledger STAFF-009, STAFF-010). */
export function StaffLayout() {
  const words = useStaffPhrases();
  const { navigation } = usePhrases();
  const items = useItems();
  const isDesktop = useIsDesktop();
  return (
    <div className={classNames(styles.frame, isDesktop && styles.desktop)}>
      <a href="#content" className={styles.skip}>
        {navigation.skipToContent}
      </a>
      {isDesktop ? (
        <Sidebar label={words.navigation} logo={<Logo />} items={items} footer={<Foot />} />
      ) : (
        <PhoneBar items={items} />
      )}
      <main id="content" className={styles.content}>
        <Outlet />
        {!isDesktop && <Foot />}
      </main>
    </div>
  );
}
