import { ofStorage } from "./kept-here.ts";

/** What was typed on a page that may be left and come back to, for as long as the browser's tab lives. */
const keyOf = (name: string): string => `draft/${name}`;

/** What was kept under a name; undefined where nothing was, or nothing that can be read. */
export const draftOf = <T>(name: string): T | undefined =>
  ofStorage(() => JSON.parse(sessionStorage.getItem(keyOf(name)) ?? "null") as T | null) ?? undefined;

/** Without storage, or where it is full, it lasts as long as the page has it. */
export function keepDraft(name: string, value: unknown): void {
  ofStorage(() => sessionStorage.setItem(keyOf(name), JSON.stringify(value)));
}

export function dropDraft(name: string): void {
  ofStorage(() => sessionStorage.removeItem(keyOf(name)));
}
