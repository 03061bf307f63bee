import type { MutationCache, Query, QueryClient } from "@tanstack/react-query";
import type { Endpoint } from "@solvia/core/contract/endpoint";
import type { Subject } from "@solvia/core/contract/subjects";
import type { Route } from "./route.ts";

/** What a query shows, as its endpoint declares it; a query with a key of its own takes it along too. */
export interface Shown extends Record<string, unknown> {
  shows: readonly Subject[];
  byShop: boolean;
}
export const shownBy = ({ shows, byShop }: Pick<Route<Endpoint>, "shows" | "byShop">): Shown => ({ shows, byShop });

const metaOf = ({ meta }: Query): Partial<Shown> => meta ?? {};

/** The queries whose answers depend on the shop. */
export const ofShop = { predicate: (query: Query) => metaOf(query).byShop === true };

const showing = (subjects: ReadonlySet<Subject>) => ({
  predicate: (query: Query) => metaOf(query).shows?.some((subject) => subjects.has(subject)) ?? false,
});

/** How long the audit log may take to know of a write, in milliseconds: it is read from the table's stream. */
const historyMs = 2500;

/** The one place that acts on what writes make stale. */
let act: (stale: readonly Subject[]) => void = () => undefined;

/** Tells of a write that was carried out. */
export const noteStale = ({ stale }: Pick<Route<Endpoint>, "stale">): void => {
  if (stale.length > 0) act(stale);
};

/**
 * A read that has begun before what it shows was changed may bring what was true before, and its answer would count as fresh: what
 * was overtaken in this way is stale when its answer comes, and asked anew where it stands on the page. Returns how a write tells
 * of itself.
 */
function followOvertaken(client: QueryClient): (stale: readonly Subject[]) => void {
  const cache = client.getQueryCache();
  const overtaken = new WeakSet<Query>();
  cache.subscribe((event) => {
    if (event.type !== "updated") return;
    const { query, action } = event;
    if (action.type === "fetch") overtaken.delete(query);
    // An answer that was put there, a write's own, overtakes the read that is still on its way.
    else if (action.type === "success" && action.manual && query.state.fetchStatus === "fetching") overtaken.add(query);
    else if (action.type === "success" && !action.manual && overtaken.delete(query))
      void client.invalidateQueries({ predicate: (one) => one === query });
  });
  return (stale) => {
    for (const query of cache.findAll({ ...showing(new Set(stale)), fetchStatus: "fetching" })) overtaken.add(query);
  };
}

/**
 * Asks anew for what writes have made stale: what stands on the page once the mutation that wrote is over, however many calls
 * it made, and everything else when it is looked at again.
 */
export function actOnStale(client: QueryClient, cache: MutationCache): void {
  const overtake = followOvertaken(client);
  const waiting = new Set<Subject>();
  const refetch = async (): Promise<void> => {
    if (waiting.size === 0) return;
    const subjects = new Set(waiting);
    waiting.clear();
    if (subjects.has("history"))
      setTimeout(() => void client.invalidateQueries(showing(new Set(["history"]))), historyMs);
    await client.refetchQueries({ ...showing(subjects), type: "active", stale: true });
  };
  act = (stale) => {
    for (const subject of stale) waiting.add(subject);
    overtake(stale);
    void client.invalidateQueries({ ...showing(new Set(stale)), refetchType: "none" });
    if (client.isMutating() === 0) void refetch();
  };
  cache.config.onSettled = refetch;
}
