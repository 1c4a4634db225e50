import { useEffect, useState } from "react";
import type { BrandDraft } from "./branding-form.ts";

/** Address of the logo that the draft shows: of the chosen file, else of the stored one. */
export function useLogoImage({ file, logo }: Pick<BrandDraft, "file" | "logo">): string | null {
  const [image, setImage] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return;
    const url = URL.createObjectURL(file);
    setImage(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return file === null ? logo : image;
}
