import { useEffect, useSyncExternalStore } from "react";
import { keepHere, keptList, openedHere } from "../../../ui/keeping/kept-here.ts";
import { useUser } from "../../login/session.ts";
import type { KindName, RecordKind } from "./record-kind.ts";

/** A record that somebody has opened. */
export interface Opened {
  kind: KindName;
  id: string;
  name: string;
}

const most = 10;
const placeOf = (userId: string): string => `${openedHere}${userId}`;

/** The records that somebody opened last in this browser, the last first. */
const openedBy = (userId: string): readonly Opened[] =>
  keptList<Opened>(placeOf(userId), ({ kind, id, name }) => kind && id && name).slice(0, most);

const isOf = (one: Opened, { kind, id }: Opened): boolean => one.kind === kind && one.id === id;

/** Gives a record and its kind, whichever they are, to whoever asks something of both. */
type Here = <Answer>(use: <Record>(kind: RecordKind<Record>, record: Record) => Answer) => Answer;
let here: Here | undefined;
/** Changes with the open record and with those that were opened last. */
let changes = 0;
const listeners = new Set<() => void>();

function changed(): void {
  changes += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The record whose page is open, and those that a user opened last, as they are whenever they are looked at. */
export function useOpenedRecords(userId: string) {
  useSyncExternalStore(subscribe, () => changes);
  return { here, last: openedBy(userId) };
}

/** A record's page says which record it shows: its acts come first in the palette, and it is among those opened last. */
export function useOpened<Record>(kind: RecordKind<Record>, record: Record): void {
  const userId = useUser()?.id;
  const [id, name] = [kind.idOf(record), kind.nameOf(record)];
  useEffect(() => {
    const shown: Here = (use) => use(kind, record);
    here = shown;
    changed();
    return () => {
      if (here !== shown) return;
      here = undefined;
      changed();
    };
  }, [kind, record]);
  useEffect(() => {
    if (!userId) return;
    const opened = { kind: kind.name, id, name };
    const others = openedBy(userId).filter((one) => !isOf(one, opened));
    keepHere(placeOf(userId), JSON.stringify([opened, ...others].slice(0, most)));
    changed();
  }, [userId, kind.name, id, name]);
}
