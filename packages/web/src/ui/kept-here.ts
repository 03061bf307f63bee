/** Where the records that an employee opened last stand: forgotten at the logout, they hold names of people. */
export const openedHere = "solvia-opened-";

/** What this browser keeps at a place; nothing where it has no storage. */
export function keptHere(place: string): string | undefined {
  try {
    return localStorage.getItem(place) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Forgets what is kept at the places whose names begin so. */
export function forgetHere(beginning: string): void {
  try {
    for (const place of Object.keys(localStorage)) if (place.startsWith(beginning)) localStorage.removeItem(place);
  } catch {
    // A browser without storage keeps nothing.
  }
}

/** Keeps it at a place, or nothing any more; without storage it lasts as long as the page has it. */
export function keepHere(place: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(place);
    else localStorage.setItem(place, value);
  } catch {
    // A browser without storage: said above.
  }
}
