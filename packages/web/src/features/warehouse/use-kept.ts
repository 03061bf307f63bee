import { useRef, useState } from "react";
import { keepHere, keptHere, ofStorage, openedHere } from "../../ui/keeping/kept-here.ts";

/** What this device keeps under a name, until the logout: it outlives a reload, and the browser. What has another form is forgotten. */
export function useKept<T extends object>(name: string, empty: T) {
  const place = `${openedHere}${name}`;
  const [value, setValue] = useState<T>(() => {
    const read = ofStorage((): unknown => JSON.parse(keptHere(place) ?? "null"));
    const isWhole = typeof read === "object" && read !== null && Object.keys(empty).every((key) => key in read);
    return isWhole ? (read as T) : empty;
  });
  // Two codes may be read before the page shows the first.
  const latest = useRef(value);
  const put = (next: T): void => {
    latest.current = next;
    setValue(next);
  };
  return {
    value,
    /** Changes some of it, by what stands there at this moment where that is asked. */
    change: (changed: Partial<T> | ((now: T) => Partial<T>)) => {
      const next = { ...latest.current, ...(typeof changed === "function" ? changed(latest.current) : changed) };
      put(next);
      keepHere(place, JSON.stringify(next));
    },
    forget: () => {
      put(empty);
      keepHere(place, undefined);
    },
  };
}
