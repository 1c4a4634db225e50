/** Hands text to the device's share sheet, else to the clipboard. */
export async function shareText(title: string, text: string): Promise<"shared" | "copied" | "failed"> {
  try {
    if (typeof navigator.share === "function") {
      await navigator.share({ title, text });
      return "shared";
    }
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch (error) {
    // Closing the share sheet is a choice and no failure.
    return error instanceof DOMException && error.name === "AbortError" ? "shared" : "failed";
  }
}
