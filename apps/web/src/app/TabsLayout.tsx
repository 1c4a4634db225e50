import { accessProblem, isSimple, type Tab, tabsFor } from "@plateful/access";
import {
  IconBasket,
  IconCalendarEvent,
  IconChartLine,
  IconChefHat,
  IconCreditCard,
  IconLifebuoy,
  IconMessageCircle,
  IconPalette,
  IconTemplate,
  IconUser,
  IconUsers,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { deviceZone } from "../lib/device/device-zone.ts";
import { useIsDesktop } from "../lib/device/use-media.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { displayName, initialsOf } from "../lib/language/person-name.ts";
import { useCount } from "../lib/language/use-count.ts";
import { useMode } from "../lib/person/coach-mode.ts";
import { toAccessUser, useCurrentUser } from "../lib/person/current-user.ts";
import { ModeSwitch } from "../lib/person/ModeSwitch.tsx";
import { messageCountQuery } from "../lib/person/message-count-query.ts";
import { classNames } from "../ui/base/class-names.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import type { NavigationItem } from "../ui/navigation/navigation-item.ts";
import { Sidebar } from "../ui/navigation/Sidebar.tsx";
import { TabBar } from "../ui/navigation/TabBar.tsx";
import { lazyPart } from "../ui/overlays/lazy-part.tsx";
import { Brand } from "./Brand.tsx";
import { PracticeHeader } from "./PracticeHeader.tsx";
import { SendKeptChanges } from "./SendKeptChanges.tsx";
import styles from "./TabsLayout.module.css";

const SendKeptMessages = lazy(async () => ({
  default: (await import("../messages/SendKeptMessages.tsx")).SendKeptMessages,
}));

/** Coaches alone have places of a practice, so their code does not come with everybody's first screen. */
const PracticeGroup = lazyPart(async () => (await import("./PracticeGroup.tsx")).PracticeGroup);

/** Hardly anybody is on a journey. */
const NewZoneNotice = lazy(async () => ({ default: (await import("./NewZoneNotice.tsx")).NewZoneNotice }));

const ICON = { size: 24, stroke: 1.75 } as const;

/** The tabs whose screens exist, with their address and icon; a tab that is not listed here is not shown. */
const SCREENS: Partial<Record<Tab, { readonly href: string; readonly icon: ReactNode }>> = {
  planner: { href: PATHS.planner, icon: <IconCalendarEvent {...ICON} /> },
  recipes: { href: PATHS.recipes, icon: <IconChefHat {...ICON} /> },
  progress: { href: PATHS.progress, icon: <IconChartLine {...ICON} /> },
  groceries: { href: PATHS.groceries, icon: <IconBasket {...ICON} /> },
  profile: { href: PATHS.profile, icon: <IconUser {...ICON} /> },
  account: { href: PATHS.coachAccount, icon: <IconPalette {...ICON} /> },
  clients: { href: PATHS.clients, icon: <IconUsers {...ICON} /> },
  "billing-issue": { href: PATHS.billingIssue, icon: <IconCreditCard {...ICON} /> },
};

/** The recipes of people of a simple organisation (ledger NAV-011, SREC-042). */
const SIMPLE_RECIPES = { href: PATHS.simpleRecipes, icon: <IconChefHat {...ICON} /> };

/** Screens that fill a phone by themselves and bring their own way back. */
const WHOLE_SCREEN =
  /^((\/coach\/clients\/\d+)?\/(recipes|recipe-meals|simple-recipes)\/\d|\/recipes\/(own\/|import)|\/food\/|\/products\/|\/messages$|\/coach\/messages\/\d)/;

/** What waits to be read: beside a coach's messages, and for a client of a coach where their conversation is found (TALK-004). */
function useMessageCount(isCoaching: boolean): NavigationItem["count"] {
  const user = useCurrentUser();
  const { messages } = usePhrases();
  const count = useCount();
  // Whoever is blocked is refused the count as well (ledger COACH-206).
  const isOpen = accessProblem(toAccessUser(user), new Date().toISOString()) === null;
  const enabled = isOpen && (user.is_coach || user.coach !== null);
  const { data } = useQuery({ ...messageCountQuery, enabled });
  const number = (isCoaching ? data?.waiting : data?.unread) ?? 0;
  if (number === 0) return undefined;
  const words = isCoaching ? messages.waiting({ count: number }) : messages.unread({ count: number });
  return { shown: count(number), words };
}

/** Where a coach reads and answers; it stands behind the clients. */
function useMessagesItem(path: string, count: NavigationItem["count"]): NavigationItem {
  const { messages } = usePhrases();
  return {
    href: PATHS.coachMessages,
    icon: <IconMessageCircle {...ICON} />,
    label: messages.title,
    isCurrent: path.startsWith(PATHS.coachMessages),
    ...(count === undefined ? {} : { count }),
  };
}

/** The screens of the practice, which a desktop lists one by one and a phone has behind one tab (design "Navigation"). */
const PRACTICE = /^\/coach\/(account|billing|simple|team|templates)/;

/** Those of them that begin like the clients and stand in the group of the practice on a desktop (PracticeGroup). */
const IN_GROUP = /^\/coach\/clients\/(check-in-questions|invitations)/;

/** Plan templates; on a phone the practice leads there. */
const templatesItem = (label: string, path: string): NavigationItem => ({
  href: PATHS.templates,
  icon: <IconTemplate {...ICON} />,
  label,
  isCurrent: path.startsWith(PATHS.templates),
});

function useNavigation(): { readonly items: readonly NavigationItem[]; readonly isCoaching: boolean } {
  const user = useCurrentUser();
  const mode = useMode();
  const isDesktop = useIsDesktop();
  const { navigation } = usePhrases();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const words: Record<Tab, string> = {
    planner: navigation.planner,
    recipes: navigation.recipes,
    progress: navigation.progress,
    groceries: navigation.groceries,
    profile: navigation.profile,
    account: navigation.practice,
    clients: navigation.clients,
    "billing-issue": navigation.billingIssue,
  };
  const person = toAccessUser(user);
  const tabs = tabsFor(person, { mode, now: new Date().toISOString() });
  const screenOf = (tab: Tab) => (tab === "recipes" && isSimple(person) ? SIMPLE_RECIPES : SCREENS[tab]);
  const isCoaching = tabs.includes("clients");
  const count = useMessageCount(isCoaching);
  const messagesItem = useMessagesItem(path, count);
  const isCurrent = (tab: Tab, href: string) => {
    if (tab === "account") return PRACTICE.test(path);
    // What the group names is current there alone, though its address begins like another.
    return path.startsWith(href) && !(isCoaching && isDesktop && IN_GROUP.test(path));
  };
  const items = tabs
    .filter((tab) => tab !== "account" || !isDesktop)
    .flatMap((tab) => {
      const screen = screenOf(tab);
      return screen === undefined
        ? []
        : [{ ...screen, label: words[tab], isCurrent: isCurrent(tab, screen.href) }];
    });
  if (isCoaching) {
    const templates = isDesktop ? [templatesItem(navigation.templates, path)] : [];
    return { items: [...items.slice(0, 1), messagesItem, ...templates, ...items.slice(1)], isCoaching };
  }
  if (count === undefined) return { items, isCoaching };
  const withCount = items.map((item) => (item.href === PATHS.profile ? { ...item, count } : item));
  return { items: withCount, isCoaching };
}

function Person() {
  const user = useCurrentUser();
  const { navigation } = usePhrases();
  const role = user.is_coach
    ? navigation.coach
    : user.coach === null
      ? null
      : navigation.coachedBy({ name: user.coach.first_name });
  return (
    <div className={styles.person}>
      <span aria-hidden="true" className={styles.initials}>
        {initialsOf(user)}
      </span>
      <span>
        <span className={styles.name}>{displayName(user)}</span>
        {role !== null && <span className={styles.role}>{role}</span>}
      </span>
    </div>
  );
}

/** The frame of the main screens: tab bar on a phone, side bar on a desktop (ledger NAV-012, NAV-013). */
export function TabsLayout() {
  const { navigation } = usePhrases();
  const { items, isCoaching } = useNavigation();
  const { is_coach: isCoach, coach, time_zone: zone } = useCurrentUser();
  const isDesktop = useIsDesktop();
  const footer = (
    <>
      <AppLink href={PATHS.help} className={styles.help}>
        <IconLifebuoy {...ICON} aria-hidden="true" /> {navigation.help}
      </AppLink>
      <ModeSwitch className={styles.help} />
      <Person />
    </>
  );
  const isWholeScreen = useRouterState({ select: ({ location }) => WHOLE_SCREEN.test(location.pathname) });
  const hasTabBar = !isDesktop && !isWholeScreen;
  const group = isCoaching && (
    <Suspense>
      <PracticeGroup />
    </Suspense>
  );
  return (
    <div className={classNames(isDesktop && styles.desktop, hasTabBar && styles.phone)}>
      <a href="#content" className={styles.skip}>
        {navigation.skipToContent}
      </a>
      <SendKeptChanges />
      {(isCoach || coach !== null) && (
        <Suspense>
          <SendKeptMessages />
        </Suspense>
      )}
      {isDesktop && (
        <Sidebar label={navigation.main} logo={<Brand />} items={items} group={group} footer={footer} />
      )}
      {hasTabBar && <PracticeHeader />}
      <main id="content" className={styles.content}>
        {zone !== deviceZone() && (
          <Suspense>
            <NewZoneNotice />
          </Suspense>
        )}
        <Outlet />
      </main>
      {hasTabBar && <TabBar label={navigation.main} items={items} />}
    </div>
  );
}
