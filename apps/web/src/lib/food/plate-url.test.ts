import { PLATE_ART_VERSION } from "@plateful/appearance";
import { describe, expect, it } from "vitest";
import { plateUrl } from "./plate-url.ts";

describe("addresses of pictures", () => {
  const soup = { id: 7, image: null, picture_version: "0123456789" };

  it("REC-103 change with the recipe, and are plain for a recipe that someone made", () => {
    expect(plateUrl(soup, "card", "light")).toBe(`/plates/7-${PLATE_ART_VERSION}-0123456789-card-light.svg`);
    expect(plateUrl({ ...soup, picture_version: "abcdef0123" }, "card", "light")).not.toBe(
      plateUrl(soup, "card", "light"),
    );
    expect(plateUrl({ ...soup, picture_version: null }, "thumb", "dark")).toBe(
      `/plates/7-${PLATE_ART_VERSION}-thumb-dark.svg`,
    );
  });

  it("are those of an uploaded picture where there is one", () => {
    expect(plateUrl({ ...soup, image: "/media/a.webp" }, "hero", "dark")).toBe("/media/a.webp");
  });
});
