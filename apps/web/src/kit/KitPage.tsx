import {
  IconBasket,
  IconCalendarEvent,
  IconChartLine,
  IconChefHat,
  IconCopy,
  IconNote,
  IconUser,
} from "@tabler/icons-react";
import { IconButton } from "../ui/base/IconButton.tsx";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
import { Sidebar } from "../ui/navigation/Sidebar.tsx";
import { TabBar } from "../ui/navigation/TabBar.tsx";
import { showToast } from "../ui/overlays/show-toast.ts";
import { Pill } from "../ui/Pill.tsx";
import { QuickAction } from "../ui/QuickAction.tsx";
import { KitControls } from "./KitControls.tsx";
import { KitDiary } from "./KitDiary.tsx";
import { KitForms } from "./KitForms.tsx";
import styles from "./KitPage.module.css";
import { KitStates } from "./KitStates.tsx";

const ITEMS = [
  { href: "#planner", label: "Planner", icon: <IconCalendarEvent size={23} />, isCurrent: true },
  { href: "#recipes", label: "Recipes", icon: <IconChefHat size={23} />, isCurrent: false },
  { href: "#progress", label: "Progress", icon: <IconChartLine size={23} />, isCurrent: false },
  { href: "#groceries", label: "Boodschappen", icon: <IconBasket size={23} />, isCurrent: false },
  { href: "#profile", label: "Profile", icon: <IconUser size={23} />, isCurrent: false },
];

export function KitPage() {
  return (
    <>
      <Sidebar label="Main, side" logo={<strong>Plateful</strong>} items={ITEMS} />
      <main className={styles.page}>
        <PageHeader
          eyebrow={
            <>
              Wednesday 18 March <Pill tone="cycle">Luteal phase · day 22</Pill>
            </>
          }
          title="Plan for today"
          actions={
            <>
              <IconButton label="Copy day">
                <IconCopy size={22} stroke={1.75} />
              </IconButton>
              <IconButton label="Note" hasNews>
                <IconNote size={22} stroke={1.75} />
              </IconButton>
            </>
          }
        />
        <KitDiary />
        <KitControls />
        <KitForms />
        <KitStates />
      </main>
      <QuickAction
        label="Add"
        onPress={() =>
          showToast({
            message: "Tofu bowl copied to Thursday and Friday",
            undo: { label: "Undo", onUndo: () => {} },
          })
        }
      />
      <TabBar label="Main" items={ITEMS} />
    </>
  );
}
