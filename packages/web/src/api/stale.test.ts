import { MutationCache, MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { actOnStale, noteStale, ofShop, shownBy } from "./stale.ts";

function page() {
  const cache = new MutationCache();
  const client = new QueryClient({ mutationCache: cache });
  actOnStale(client, cache);
  const shows = (key: string, declared: Parameters<typeof shownBy>[0]) => {
    const times = { asked: 0 };
    const queryFn = () => ++times.asked;
    new QueryObserver(client, { queryKey: [key], meta: shownBy(declared), queryFn, staleTime: Infinity }).subscribe(
      () => undefined,
    );
    return times;
  };
  return { client, shows };
}

it("asks anew once for what a mutation's calls made stale, when it is over, and for nothing else", async () => {
  const { client, shows } = page();
  const cart = shows("cart", { shows: ["cart"], byShop: true });
  const kits = shows("kits", { shows: ["kits"], byShop: false });
  await expect.poll(() => [cart.asked, kits.asked]).toEqual([1, 1]);
  const during: number[] = [];
  const mutationFn = async () => {
    for (const stale of [["cart"], ["cart", "orders"]] as const) noteStale({ stale });
    during.push(cart.asked);
  };
  await new MutationObserver(client, { mutationFn }).mutate();
  expect([during, cart.asked, kits.asked]).toEqual([[1], 2, 1]);
  noteStale({ stale: ["kits"] });
  await expect.poll(() => kits.asked).toBe(2);
  client.clear();
});

it("asks anew in another shop for what depends on it", async () => {
  const { client, shows } = page();
  const cart = shows("cart", { shows: ["cart"], byShop: true });
  const kits = shows("kits", { shows: ["kits"], byShop: false });
  await expect.poll(() => [cart.asked, kits.asked]).toEqual([1, 1]);
  await client.invalidateQueries(ofShop);
  expect([cart.asked, kits.asked]).toEqual([2, 1]);
  client.clear();
});
