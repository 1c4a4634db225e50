import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { CheckCircle } from "./fields/CheckCircle.tsx";
import { NumberEntry } from "./fields/NumberEntry.tsx";
import { Stepper } from "./fields/Stepper.tsx";
import { AppLink, NavigateContext } from "./navigation/AppLink.tsx";

function Weight({
  start = 70 as number | null,
  seen,
}: {
  start?: number | null;
  seen: (value: number | null) => void;
}) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <NumberEntry
      label="Gewicht"
      lessLabel="Minder"
      moreLabel="Meer"
      value={value}
      min={45}
      max={300}
      step={0.1}
      start={70}
      unit="kg"
      format={(shown) => String(Math.round(shown * 10) / 10).replace(".", ",")}
      parse={(text) => Number.parseFloat(text.replace(",", ".")) || null}
      onChange={(next) => {
        seen(next);
        setValue(next);
      }}
      error={value === null ? "Vul je gewicht in" : null}
    />
  );
}

describe("NumberEntry", () => {
  it("keeps a half-typed decimal comma as it stands", () => {
    const seen = vi.fn();
    render(<Weight seen={seen} />);
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Gewicht" });
    fireEvent.change(field, { target: { value: "73," } });
    expect(field.value).toBe("73,");
    fireEvent.change(field, { target: { value: "73,2" } });
    fireEvent.blur(field);
    expect(field.value).toBe("73,2");
    expect(seen).toHaveBeenLastCalledWith(73.2);
  });

  it("steps with buttons and arrow keys, never outside its range", () => {
    const seen = vi.fn();
    render(<Weight start={45} seen={seen} />);
    fireEvent.click(screen.getByRole("button", { name: "Minder" }));
    expect(seen).toHaveBeenLastCalledWith(45);
    fireEvent.keyDown(screen.getByRole("textbox"), { key: "ArrowUp" });
    expect(seen.mock.lastCall?.[0]).toBeCloseTo(45.1);
  });

  it("ties an error to its field", () => {
    render(<Weight start={null} seen={() => {}} />);
    const field = screen.getByRole("textbox");
    const error = screen.getByRole("alert");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(field.getAttribute("aria-describedby")).toBe(error.id);
  });
});

describe("Stepper", () => {
  it("gathers no rounding errors in steps of 0.05", () => {
    const onChange = vi.fn();
    const words = { label: "Size", lessLabel: "Smaller", moreLabel: "Larger", valueText: "0.7 ×" };
    render(<Stepper {...words} value={0.7} min={0.5} max={3} step={0.05} onChange={onChange} />);
    fireEvent.click(screen.getByRole("button", { name: "Larger" }));
    expect(onChange).toHaveBeenCalledWith(0.75);
  });
});

describe("CheckCircle", () => {
  it("ignores taps while it is saving", () => {
    const onToggle = vi.fn();
    const { rerender } = render(<CheckCircle label="Oats eaten" isChecked isBusy onToggle={onToggle} />);
    const circle = screen.getByRole("checkbox", { name: "Oats eaten", checked: true });
    fireEvent.click(circle);
    expect(onToggle).not.toHaveBeenCalled();
    rerender(<CheckCircle label="Oats eaten" isChecked onToggle={onToggle} />);
    fireEvent.click(circle);
    expect(onToggle).toHaveBeenCalledOnce();
  });
});

describe("AppLink", () => {
  it("stays inside the app on a plain click and leaves a click with Ctrl to the browser", () => {
    const navigate = vi.fn();
    render(
      <NavigateContext value={navigate}>
        <AppLink href="#recipes">Recipes</AppLink>
      </NavigateContext>,
    );
    const link = screen.getByRole("link", { name: "Recipes" });
    expect(fireEvent.click(link)).toBe(false);
    expect(navigate).toHaveBeenCalledWith("#recipes", false);
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(navigate).toHaveBeenCalledOnce();
  });
});
