import { createContext, use, useCallback, useMemo, useState } from "react";
import type { Held } from "../../../../ui/fields/read-field.tsx";

/** What was typed as counted, and the figure that stood there then. */
export interface Typed {
  value: Held;
  seen: number;
}

interface Counting {
  typed: ReadonlyMap<string, Typed>;
  type: (id: string, typed: Typed | undefined) => void;
}

/** What was typed and isn't set, by product: the page keeps it, since a row that is out of sight isn't drawn. */
export const CountingContext = createContext<Counting>({ typed: new Map(), type: () => undefined });

export function useCountings(): Counting {
  const [typed, setTyped] = useState<ReadonlyMap<string, Typed>>(new Map());
  const type = useCallback(
    (id: string, now: Typed | undefined) =>
      setTyped((known) => {
        const next = new Map(known);
        if (now) next.set(id, now);
        else next.delete(id);
        return next;
      }),
    [],
  );
  return useMemo(() => ({ typed, type }), [typed, type]);
}

/** What was typed of one product, and the way to say it. */
export function useCounting(id: string): [Typed | undefined, (typed: Typed | undefined) => void] {
  const { typed, type } = use(CountingContext);
  return [typed.get(id), useCallback((now) => type(id, now), [id, type])];
}
