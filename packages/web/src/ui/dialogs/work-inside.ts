import { createContext, useContext, useLayoutEffect } from "react";

type Count = (change: (count: number) => number) => void;

/** How a dialog hears of work inside it that isn't saved. */
export const WorkInside = createContext<Count | undefined>(undefined);

/** Tells the dialog that it stands in, if any, that there is work. */
export function useToldToDialog(): void {
  const tell = useContext(WorkInside);
  // Before the next key can come: one that clears what was typed and presses Escape at once isn't asked.
  useLayoutEffect(() => {
    tell?.((count) => count + 1);
    return () => tell?.((count) => count - 1);
  }, [tell]);
}
