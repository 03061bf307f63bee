import type { Held } from "./read-field.tsx";

/** The number that a field holds; undefined while it is empty, asked or refused. */
export const figureOf = (held: Held): number | undefined => (typeof held === "number" ? held : undefined);
