import type * as z from "zod";
import type { Endpoint } from "@solvia/core/contract/endpoint";
import type { SearchOf } from "../../api/search-of.ts";

const ofPages = new Set(["cursor", "limit"]);

/**
 * What an address asks of a list, read by the schemas by which the API reads its query: a value that the API would refuse is
 * as if it weren't there.
 */
export function lookOf<E extends Endpoint>(contract: E, search: Readonly<Record<string, unknown>>): SearchOf<E> {
  const look: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(contract.query ?? {})) {
    const value = search[name];
    if (ofPages.has(name) || value === undefined) continue;
    const read = schema.safeParse(String(value));
    if (read.success) look[name] = read.data;
  }
  for (const name of ["sort", "columns"]) if (typeof search[name] === "string") look[name] = search[name];
  return look as SearchOf<E>;
}

const ofLook = new Set(["sort", "columns"]);

/** What is asked of the API, without how it is looked at. */
export const filtersOf = <E extends Endpoint>(look: SearchOf<E>) =>
  Object.fromEntries(Object.entries(look).filter(([name]) => !ofLook.has(name))) as Readonly<
    Record<string, string | number | boolean | undefined>
  >;

/** The values that a query's field may have; none where it isn't a choice. */
export function choicesOf(schema: z.ZodType | undefined): readonly string[] {
  const def = schema?.def as { type: string; innerType?: z.ZodType; entries?: Record<string, string> } | undefined;
  if (def?.innerType) return choicesOf(def.innerType);
  return def?.type === "enum" ? Object.values(def.entries ?? {}) : [];
}
