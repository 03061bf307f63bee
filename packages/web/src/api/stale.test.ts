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

/** A cart that is read slowly: each answer is what stood there when it was asked for. */
function slowCart({ known = false } = {}) {
  const { client } = page();
  const answers: (() => void)[] = [];
  const stands = { there: "before" };
  const queryKey = ["cart"];
  if (known) client.setQueryData(queryKey, "long ago");
  const observer = new QueryObserver(client, {
    queryKey,
    meta: shownBy({ shows: ["cart"], byShop: false }),
    queryFn: () => {
      const read = stands.there;
      return new Promise<string>((resolve) => answers.push(() => resolve(read)));
    },
    staleTime: 0,
  });
  observer.subscribe(() => undefined);
  const write = (tell: () => void) => {
    stands.there = "after";
    tell();
  };
  return { client, queryKey, answers, write, shown: () => observer.getCurrentResult().data };
}

it.each([{ known: false }, { known: true }])(
  "doesn't take for fresh what was asked for before a write and answered after it (%o)",
  async (before) => {
    const { client, answers, write, shown } = slowCart(before);
    await expect.poll(() => answers).toHaveLength(1);
    write(() => noteStale({ stale: ["cart"] }));
    answers[0]?.();
    await expect.poll(() => answers).toHaveLength(2);
    answers[1]?.();
    await expect.poll(shown).toBe("after");
    client.clear();
  },
);

it("lets no read that began before a write's own answer lie over it for long", async () => {
  const { client, queryKey, answers, write, shown } = slowCart();
  await expect.poll(() => answers).toHaveLength(1);
  write(() => client.setQueryData(queryKey, "after"));
  answers[0]?.();
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.();
  await expect.poll(shown).toBe("after");
  client.clear();
});

it("asks once for what began after the write", async () => {
  const { client, answers, write, shown } = slowCart();
  write(() => noteStale({ stale: ["cart"] }));
  for (const answer of answers.splice(0)) answer();
  await expect.poll(() => answers).toHaveLength(1);
  answers[0]?.();
  await expect.poll(shown).toBe("after");
  expect(answers).toHaveLength(1);
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
