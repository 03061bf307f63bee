/** Where the records that an employee opened last stand: forgotten at the logout, they hold names of people. */
export const openedHere = "solvia-opened-";

/** What a browser's storage answers; nothing where it has none, is full, or keeps what can't be read. */
export function ofStorage<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

/** What this browser keeps at a place. */
export const keptHere = (place: string): string | undefined =>
  ofStorage(() => localStorage.getItem(place)) ?? undefined;

/** The list that this browser keeps at a place, without what in it is no longer whole. */
export function keptList<T>(place: string, isWhole: (one: T) => unknown): readonly T[] {
  const read = ofStorage((): unknown => JSON.parse(keptHere(place) ?? "[]"));
  return Array.isArray(read) ? (read as (T | null)[]).filter((one) => one !== null).filter(isWhole) : [];
}

/** Forgets what is kept at the places whose names begin so. */
export function forgetHere(beginning: string): void {
  ofStorage(() => {
    for (const place of Object.keys(localStorage)) if (place.startsWith(beginning)) localStorage.removeItem(place);
  });
}

/** Keeps it at a place, or nothing any more; without storage it lasts as long as the page has it. */
export function keepHere(place: string, value: string | undefined): void {
  ofStorage(() => (value === undefined ? localStorage.removeItem(place) : localStorage.setItem(place, value)));
}
