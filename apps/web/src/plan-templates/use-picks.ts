import type { TemplatePreview } from "@plateful/contract";
import { useState } from "react";

/** Which clients are ticked. Those whom the template does not suit are left out, whatever was ticked before. */
export function usePicks(clients: readonly TemplatePreview[], first: readonly number[]) {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set(first));
  const [last, setLast] = useState<number | null>(null);
  const fitting = clients.filter(({ obstacle }) => obstacle === null);
  const chosen = fitting.filter(({ id }) => picked.has(id));
  return {
    chosen,
    fitting,
    has: (id: number) => chosen.some((client) => client.id === id),
    /** @param shown Who is in sight, in this order: a range covers nobody else. */
    pick: (id: number, isRange: boolean, shown: readonly TemplatePreview[]) => {
      const ids = shown.map((client) => client.id);
      const [from, to] = [last === null ? -1 : ids.indexOf(last), ids.indexOf(id)];
      const range = isRange && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      const isAdding = !picked.has(id);
      setPicked((before) => {
        const next = new Set(before);
        for (const one of range) {
          if (isAdding) next.add(one);
          else next.delete(one);
        }
        return next;
      });
      setLast(id);
    },
    pickAll: (shown: readonly TemplatePreview[]) =>
      setPicked((before) => new Set([...before, ...shown.map(({ id }) => id)])),
    clear: () => setPicked(new Set()),
  };
}
