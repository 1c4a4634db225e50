import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { SheetDialog } from "./SheetDialog.tsx";

function renderSheet(isOpen: boolean, onClose = () => {}) {
  return render(
    <MantineProvider env="test">
      <SheetDialog
        isOpen={isOpen}
        onClose={onClose}
        title="Add to dinner"
        subtitle="142 kcal open"
        closeLabel="Close"
        actions={<button type="button">Choose</button>}
      >
        <p>Content</p>
      </SheetDialog>
    </MantineProvider>,
  );
}

describe("SheetDialog", () => {
  it("is a dialog named by its title, with content and actions", () => {
    renderSheet(true);
    const dialog = screen.getByRole("dialog", { name: "Add to dinner" });
    expect(dialog.textContent).toBe("Add to dinner142 kcal openContentChoose");
    expect(screen.getByRole("button", { name: "Choose" })).toBeDefined();
  });

  it("closes by its button and by Escape", () => {
    const onClose = vi.fn();
    renderSheet(true, onClose);
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it("ERR-018 finds its own reference when it opens", () => {
    const log = vi.spyOn(console, "error");
    renderSheet(true);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it("shows nothing while it is closed", () => {
    renderSheet(false);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("I2 NAV-032: gives the focus back to what opened it, and to the screen when that is gone", async () => {
    const sheet = (isOpen: boolean, hasOpener: boolean) => (
      <MantineProvider env="test">
        <main>{hasOpener && <button type="button">Open</button>}</main>
        {isOpen && (
          <SheetDialog isOpen onClose={() => {}} title="Add to dinner" closeLabel="Close">
            <p>Content</p>
          </SheetDialog>
        )}
      </MantineProvider>
    );
    const { rerender } = render(sheet(false, true));
    const opener = screen.getByRole("button", { name: "Open" });
    opener.focus();
    rerender(sheet(true, true));
    await waitFor(() => expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true));
    rerender(sheet(false, true));
    await waitFor(() => expect(document.activeElement).toBe(opener));
    rerender(sheet(true, true));
    await waitFor(() => expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true));
    rerender(sheet(false, false));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
  });
});
