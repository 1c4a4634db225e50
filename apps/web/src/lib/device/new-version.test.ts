import { afterEach, describe, expect, it, vi } from "vitest";
import { keepAppOnDevice, reloadOnNewVersion, startVersion } from "./new-version.ts";

const aWorker = (state: string) => Object.assign(new EventTarget(), { state, postMessage: vi.fn() });
type Worker = ReturnType<typeof aWorker>;

interface World {
  readonly waiting?: Worker;
  readonly isControlled?: boolean;
  readonly isRefused?: boolean;
}

function world({ waiting, isControlled = true, isRefused = false }: World = {}) {
  const registration = Object.assign(new EventTarget(), {
    waiting: waiting ?? null,
    installing: null as Worker | null,
    update: vi.fn(async () => {}),
  });
  const register = vi.fn(async () => (isRefused ? Promise.reject(new Error("refused")) : registration));
  const container = Object.assign(new EventTarget(), {
    controller: isControlled ? aWorker("activated") : null,
    register,
  });
  vi.stubGlobal("navigator", { serviceWorker: container });
  const found = () => {
    const worker = aWorker("installing");
    registration.installing = worker;
    registration.dispatchEvent(new Event("updatefound"));
    registration.installing = null;
    registration.waiting = worker;
    worker.dispatchEvent(new Event("statechange"));
    return worker;
  };
  return { container, register, found, update: registration.update };
}

afterEach(() => vi.unstubAllGlobals());

describe("a new version of the app", () => {
  it("NAV-025 is told of when it is found while the page is open", async () => {
    const { register, found } = world();
    const onReady = vi.fn();
    await keepAppOnDevice(onReady);
    expect(register).toHaveBeenCalledWith("/sw.js", { scope: "/" });
    expect(onReady).not.toHaveBeenCalled();
    const version = found();
    expect(onReady.mock.calls).toEqual([[version]]);
  });

  it("NAV-025 is told of when it waited before the page was opened", async () => {
    const waiting = aWorker("installed");
    world({ waiting });
    const onReady = vi.fn();
    await keepAppOnDevice(onReady);
    expect(onReady.mock.calls).toEqual([[waiting]]);
  });

  it("NAV-025 is nothing to tell of on the first visit, nor where the browser refuses or has no service workers", async () => {
    const onReady = vi.fn();
    const { found } = world({ isControlled: false });
    await keepAppOnDevice(onReady);
    found();
    world({ isRefused: true });
    await keepAppOnDevice(onReady);
    vi.stubGlobal("navigator", {});
    await keepAppOnDevice(onReady);
    expect(onReady).not.toHaveBeenCalled();
  });

  it("OPS-048 is asked for when the page comes back to the front, and every hour", async () => {
    vi.useFakeTimers();
    const { update } = world();
    await keepAppOnDevice(vi.fn());
    expect(update).not.toHaveBeenCalled();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(update).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(3_600_000);
    expect(update).toHaveBeenCalledTimes(2);
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(update).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("NAV-025 takes over when it is asked to, and the page is loaded again once", () => {
    const { container } = world();
    const reload = vi.fn();
    vi.stubGlobal("location", { reload });
    const waiting = aWorker("installed");
    const stop = reloadOnNewVersion();
    vi.useFakeTimers();
    startVersion(waiting as unknown as ServiceWorker);
    vi.useRealTimers();
    expect(waiting.postMessage).toHaveBeenCalledWith({ type: "SKIP_WAITING" });
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event("controllerchange"));
    stop();
    container.dispatchEvent(new Event("controllerchange"));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("NAV-025 is asked for by loading the page again when the version before does not let go", () => {
    vi.useFakeTimers();
    world();
    const reload = vi.fn();
    vi.stubGlobal("location", { reload });
    startVersion(aWorker("installed") as unknown as ServiceWorker);
    vi.advanceTimersByTime(4_999);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
