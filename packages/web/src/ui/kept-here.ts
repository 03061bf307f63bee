/** What this browser keeps at a place; nothing where it has no storage. */
export function keptHere(place: string): string | undefined {
  try {
    return localStorage.getItem(place) ?? undefined;
  } catch {
    return undefined;
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
