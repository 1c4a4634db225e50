import { lazyRouteComponent } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { lateScreens } from "./late-screens.ts";

const load = () => import("./late-screens.ts");

/** What fails here is asked for again by the screen that needs it. */
export const fetchLateScreens = (): void => void load().catch(() => undefined);

/** The component of a screen of `late-screens.ts`. */
export const lateScreen = (name: keyof typeof lateScreens) =>
  lazyRouteComponent(async () => {
    const { lateScreens: screens } = await load();
    return (await screens[name]()) as Readonly<Record<string, ComponentType>>;
  }, name);
