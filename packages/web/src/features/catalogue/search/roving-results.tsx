import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { takeFocusWish } from "./results-focus.ts";

const focusable = "a[href], button";
const resultsIn = (place: HTMLElement): HTMLElement[] => [...place.querySelectorAll<HTMLElement>("[data-result]")];

/** Results that stand beside the first one make a row. */
const columnsOf = (results: readonly HTMLElement[]): number => {
  const top = results[0]?.getBoundingClientRect().top;
  const columns = results.findIndex((result) => result.getBoundingClientRect().top !== top);
  return columns === -1 ? Math.max(1, results.length) : Math.max(1, columns);
};

/** Only the current result is a stop of the tab key; the arrows lead to the others. */
function settle(results: readonly HTMLElement[], current: number): void {
  results.forEach((result, place) => {
    for (const element of result.querySelectorAll<HTMLElement>(focusable)) {
      element.tabIndex = place === current ? 0 : -1;
    }
  });
}

interface Props {
  label: string;
  /** Whether the results that are shown are those that were asked for. */
  settled: boolean;
  children: ReactNode;
}

/** Results among which the arrow keys move; what marks a result is `data-result` on its outermost element. */
export function RovingResults({ label, settled, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const current = useRef(0);
  const go = (results: readonly HTMLElement[], wanted: number) => {
    const result = results[wanted];
    if (!result) return;
    current.current = wanted;
    settle(results, wanted);
    result.querySelector<HTMLElement>(focusable)?.focus();
  };
  useEffect(() => {
    const results = place.current ? resultsIn(place.current) : [];
    if (current.current >= results.length) current.current = 0;
    settle(results, current.current);
    if (settled && takeFocusWish()) go(results, 0);
  });
  const move = (event: KeyboardEvent) => {
    const results = place.current ? resultsIn(place.current) : [];
    const here = results.findIndex((result) => result.contains(event.target as Node));
    if (here === -1 || event.altKey || event.ctrlKey || event.metaKey) return;
    const columns = columnsOf(results);
    const wanted: Readonly<Record<string, number>> = {
      ArrowDown: here + columns,
      ArrowUp: here - columns,
      ...(columns > 1 && { ArrowRight: here + 1, ArrowLeft: here - 1 }),
      Home: 0,
      End: results.length - 1,
    };
    const to = wanted[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(results, to);
  };
  const follow = (target: Node) => {
    const results = place.current ? resultsIn(place.current) : [];
    const here = results.findIndex((result) => result.contains(target));
    if (here === -1 || here === current.current) return;
    current.current = here;
    settle(results, here);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the links within are heard here
    <section id="results" ref={place} aria-label={label} onKeyDown={move} onFocus={({ target }) => follow(target)}>
      {children}
    </section>
  );
}
