import { useEffect, useState } from "react";
import { hasCrashed } from "../crashed.ts";
import { changedOf, dropKept, keepChanged, keptOf } from "./kept-draft.ts";

/** How what is typed outlives a reload of the page or its crash, in this tab. */
export interface DraftOptions {
  /** Of which record it is, so that no other form is given it: "supplier/01J…", "new supplier". */
  of: string;
  /**
   * Put back without a question, also after another page was looked at meanwhile: where there is no record that it could
   * write over, and nobody is asked before leaving. Else it is offered.
   */
  back?: true;
  /** What is kept nowhere, beside passwords and codes. */
  without?: readonly string[];
}

/** What the form offers to put back. */
export interface Offer {
  take: () => void;
  drop: () => void;
}

interface Kept<V> {
  /** What the form begins with. */
  start: V;
  keep: (values: V, record: V) => void;
  drop: () => void;
  /** What is there to put back, until it is answered. */
  found: Partial<V> | undefined;
  answered: () => void;
}

/** Keeps what is typed under the record's name. A form that is left knowingly takes its draft along. */
export function useDraftOfForm<V extends object>(draft: DraftOptions | undefined, record: V): Kept<V> {
  const name = draft?.of;
  const isPutBack = draft?.back === true;
  const [kept, setKept] = useState(() => (name === undefined ? undefined : keptOf(name, record)));
  const [start] = useState(() => (isPutBack ? { ...record, ...kept } : record));
  useEffect(() => {
    if (name === undefined || isPutBack) return undefined;
    return () => {
      setTimeout(() => !hasCrashed() && dropKept(name));
    };
  }, [name, isPutBack]);
  return {
    start,
    keep: (values, before) => {
      if (name !== undefined) keepChanged(name, changedOf(values, before, draft?.without));
    },
    drop: () => {
      if (name !== undefined) dropKept(name);
    },
    found: isPutBack ? undefined : kept,
    answered: () => setKept(undefined),
  };
}

export const offerOf = <V>({ found, drop, answered }: Kept<V>, put: (found: Partial<V>) => void): Offer => ({
  take: () => {
    answered();
    if (found) put(found);
  },
  drop: () => {
    answered();
    drop();
  },
});
