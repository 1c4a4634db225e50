import { IconDots } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { IconButton } from "../base/IconButton.tsx";
import { lazyPart } from "./lazy-part.tsx";
import type { MenuGroup } from "./menu-action.ts";

const OpenMenu = lazyPart(async () => (await import("./OpenMenu.tsx")).OpenMenu);

interface MoreMenuProps {
  label: string;
  groups: readonly MenuGroup[];
  /** The menu is asked for: time to find out what else can be done. */
  onOpen?: () => void;
}

/** Three dots that open what can be done besides; nothing at all when there is nothing to do. */
export function MoreMenu({ label, groups, onOpen }: MoreMenuProps) {
  const [isAsked, setIsAsked] = useState(false);
  const filled = groups.filter(({ actions }) => actions.length > 0);
  if (filled.length === 0) return null;
  const button = (
    <IconButton
      label={label}
      onPointerDown={OpenMenu.prepare}
      onClick={() => {
        setIsAsked(true);
        onOpen?.();
      }}
    >
      <IconDots size={20} />
    </IconButton>
  );
  if (!isAsked) return button;
  return (
    <Suspense fallback={button}>
      <OpenMenu label={label} groups={filled} {...(onOpen === undefined ? {} : { onOpen })} />
    </Suspense>
  );
}
