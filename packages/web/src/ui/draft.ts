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

export const keepDraft = (name: string, value: unknown): void =>
  sessionStorage.setItem(keyOf(name), JSON.stringify(value));

export const dropDraft = (name: string): void => sessionStorage.removeItem(keyOf(name));
