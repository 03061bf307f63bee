/** What was typed on a page that may be left and come back to, for as long as the browser's tab lives. */
const keyOf = (name: string): string => `draft/${name}`;

/** What was kept under a name; undefined where nothing was, or nothing that can be read. */
export function draftOf<T>(name: string): T | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(name)) ?? "null") as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Without storage, or where it is full, it lasts as long as the page has it. */
export function keepDraft(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // Said above.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Where nothing can be kept there is nothing to drop.
  }
}
