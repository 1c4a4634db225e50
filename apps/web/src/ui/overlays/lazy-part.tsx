import { type ComponentType, lazy, type ReactNode, useState } from "react";

/**
 * A component whose code is loaded when it is first shown, below a `Suspense`, or ahead by `prepare`. One that is there already
 * shows at once: React would hold a lazy component back for 300 ms, which is felt after a press.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const get = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Late = lazy(get) as unknown as ComponentType<Props>;
  function Part(props: Props): ReactNode {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Late);
    return <Shown {...props} />;
  }
  /** What fails here is tried again when the component is shown, which then says so. */
  return Object.assign(Part, { prepare: () => void get().catch(() => undefined) });
}
