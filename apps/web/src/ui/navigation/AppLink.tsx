import { createContext, type MouseEvent, type ReactNode, useContext } from "react";

/**
 * Goes to an address inside the app; `replaces`: in the place of where one is, so that the way back does not lead here.
 * The router gives it once, at the top; without it links load the page.
 */
export const NavigateContext = createContext<((href: string, replaces: boolean) => void) | null>(null);

interface AppLinkProps {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  isCurrent?: boolean;
  label?: string;
  /** The way back passes over the screen with this link. */
  replaces?: boolean;
  /** Hears of each use, before the way is taken. */
  onPress?: () => void;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A real link, so that it can be opened in a new tab, yet a plain click stays inside the app. */
export function AppLink({
  href,
  children,
  className,
  isCurrent,
  label,
  replaces = false,
  onPress,
}: AppLinkProps) {
  const navigate = useContext(NavigateContext);
  return (
    <a
      href={href}
      className={className}
      aria-label={label}
      aria-current={isCurrent ? "page" : undefined}
      onClick={(event) => {
        onPress?.();
        if (!navigate || !isPlainClick(event)) return;
        event.preventDefault();
        navigate(href, replaces);
      }}
    >
      {children}
    </a>
  );
}
