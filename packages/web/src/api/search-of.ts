import type { Endpoint, QueryOf } from "@solvia/core/contract/endpoint";

/** How a list is looked at, beside what is asked of it: "-total" is by the total, greatest first; "number,total" its columns. */
export interface Look {
  sort?: string | undefined;
  columns?: string | undefined;
}

/** What the address of a list's page may say: the query of its endpoint, and how it is looked at. */
export type SearchOf<E extends Endpoint> = {
  [K in Exclude<keyof QueryOf<E>, "cursor" | "limit">]?: QueryOf<E>[K] | undefined;
} & Look;

/**
 * The search of a list's route, by the type of its contract alone: a route's file is part of the first visit, the schemas are
 * not. The page reads what came by the very schemas (`ui/list/asked.ts`).
 */
export const searchOf =
  <E extends Endpoint>() =>
  (search: Record<string, unknown>): SearchOf<E> =>
    Object.fromEntries(
      Object.entries(search).filter(([, value]) => value !== "" && value !== null && typeof value !== "object"),
    ) as SearchOf<E>;
