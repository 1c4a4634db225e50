import { ActionIcon, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { Fragment, useRef, useState } from "react";
import type { MenuGroup } from "./menu-action.ts";
import { useCountAsOpen } from "./open-overlays.ts";

interface OpenMenuProps {
  label: string;
  groups: readonly MenuGroup[];
  /** It is opened again; the first time it is open already. */
  onOpen?: () => void;
}

/** The menu itself, open from the start: it is loaded when someone asks for it. */
export function OpenMenu({ label, groups, onOpen }: OpenMenuProps) {
  const [isOpen, setIsOpen] = useState(true);
  const target = useRef<HTMLButtonElement>(null);
  useCountAsOpen(isOpen);
  return (
    <Menu
      opened={isOpen}
      onChange={(next) => {
        setIsOpen(next);
        // It was open from the start, so the menu does not know where the focus was.
        if (!next) target.current?.focus();
      }}
      position="bottom-end"
      width="min(16.25rem, calc(100vw - 16px))"
      withInitialFocusPlaceholder={false}
      radius={14}
      transitionProps={{ duration: 0 }}
      // With it the focus would vanish, when the text grows or the page is scrolled until the button is out of sight.
      hideDetached={false}
      {...(onOpen === undefined ? {} : { onOpen })}
    >
      <Menu.Target>
        <ActionIcon ref={target} variant="subtle" color="gray" size={44} aria-label={label} title={label}>
          <IconDots size={20} color="var(--text2)" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {groups.map(({ id, title, actions }, index) => (
          <Fragment key={id}>
            {index > 0 && <Menu.Divider />}
            {title !== undefined && <Menu.Label>{title}</Menu.Label>}
            {actions.map((action) => (
              <Menu.Item
                key={action.label}
                leftSection={action.icon}
                mih={44}
                {...(action.isDanger ? { style: { color: "var(--over)" } } : {})}
                onClick={action.onSelect}
              >
                {action.label}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
