import { ActionIcon, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { Fragment, type ReactNode } from "react";

export interface MenuAction {
  label: string;
  icon: ReactNode;
  isDanger?: boolean;
  onSelect: () => void;
}

export interface MenuGroup {
  /** What the actions of the group are about; left out when the button's own label says it. */
  title?: string;
  /** Tells groups apart. */
  id: string | number;
  actions: readonly MenuAction[];
}

interface MoreMenuProps {
  label: string;
  groups: readonly MenuGroup[];
}

/** Three dots that open what can be done besides; nothing at all when there is nothing to do. */
export function MoreMenu({ label, groups }: MoreMenuProps) {
  const filled = groups.filter(({ actions }) => actions.length > 0);
  if (filled.length === 0) return null;
  return (
    <Menu position="bottom-end" width={260} radius={14} transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={label} title={label}>
          <IconDots size={20} color="var(--text2)" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {filled.map(({ id, title, actions }, index) => (
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
