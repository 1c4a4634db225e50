import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { RecipeThumb } from "./RecipeThumb.tsx";

const icon = <span data-testid="icon" />;

it("PLAN-117 puts the icon in the place of a picture that cannot be loaded, and tries another one again", () => {
  const { container, rerender } = render(<RecipeThumb src="/plates/1.svg" icon={icon} />);
  const picture = () => container.querySelector("img");
  expect(screen.queryByTestId("icon")).toBeNull();
  fireEvent.error(picture() as HTMLImageElement);
  expect(picture()).toBeNull();
  expect(screen.queryByTestId("icon")).not.toBeNull();
  rerender(<RecipeThumb src="/plates/2.svg" icon={icon} />);
  expect(picture()?.getAttribute("src")).toBe("/plates/2.svg");
});
