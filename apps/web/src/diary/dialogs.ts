import { lazyPart } from "../ui/overlays/lazy-part.tsx";

/** The dialogs of the diary, which no first visit pays for; fetched when a menu opens that leads to them. */
export const DiaryDialogs = lazyPart(async () => (await import("./DiaryDialogs.tsx")).DiaryDialogs);
