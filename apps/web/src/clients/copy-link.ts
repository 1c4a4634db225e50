import { showToast } from "../ui/show-toast.ts";

/** Copies a link; without the right to write to the clipboard it can still be selected where it stands. */
export function copyLink(link: string, copied: string): void {
  void navigator.clipboard?.writeText(link).then(
    () => showToast({ message: copied }),
    () => {},
  );
}
