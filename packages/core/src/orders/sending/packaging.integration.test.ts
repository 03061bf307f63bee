import { describe, expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { buyer, now, product, readyCart } from "../../../../../tests/support/shop.ts";
import type { User } from "../../platform/access.ts";
import { amountsOf } from "../amounts.ts";
import { taxFactsOf } from "../cart/cart.ts";
import { placeOrder } from "../placing/place-order.ts";
import { reopenOrder } from "../reopen-order.ts";
import { setAnonymousPackaging, setCustomPackaging } from "./prepare-order.ts";

useDatabase();

const withPlan = (entitlement: User["entitlement"]): User => ({ ...buyer(), entitlement });

it("is chosen by whose plan has it, kept by the order and brought back when that is reopened", async () => {
  for (const entitlement of ["premium", "exclusive"] as const) {
    const user = withPlan(entitlement);
    const { id, place } = await readyCart(await product(9), 1, user);
    expect(await setAnonymousPackaging(user, id, true, now)).toMatchObject({ anonymousPackaging: true });
    expect(await place()).toMatchObject({ anonymousPackaging: true });
    expect((await reopenOrder(user, id, now)).cart).toMatchObject({ anonymousPackaging: true });
  }
});

it("is refused without a plan, and nobody else's order is found", async () => {
  const user = withPlan("none");
  const { id } = await readyCart(await product(9), 1, user);
  await expect(setAnonymousPackaging(user, id, true, now)).rejects.toThrow("packaging-not-included");
  await expect(setAnonymousPackaging(withPlan("premium"), id, true, now)).rejects.toThrow("not-found");
});

it("keeps no order from being placed without it where the plan has ended since, and says so before", async () => {
  const subscriber = withPlan("premium");
  const { id } = await readyCart(await product(9), 1, subscriber);
  const cart = await setAnonymousPackaging(subscriber, id, true, now);
  const ended: User = { ...subscriber, entitlement: "none" };
  const placement = { method: "card" as const, expectedTotal: amountsOf(cart, taxFactsOf(ended, now)).total };
  await expect(placeOrder(ended, id, placement, now)).rejects.toThrow("packaging-not-included");
  await setAnonymousPackaging(ended, id, false, now);
  expect(await placeOrder(ended, id, placement, now)).toMatchObject({ anonymousPackaging: false });
});

describe("a wish for the parcels", () => {
  it("is taken of whose plan has it, kept by the order and brought back when that is reopened", async () => {
    const user = withPlan("exclusive");
    const { id, place } = await readyCart(await product(9), 1, user);
    await setCustomPackaging(user, id, "Our leaflet on top", now);
    expect(await place()).toMatchObject({ packagingWish: "Our leaflet on top", priority: 1 });
    expect((await reopenOrder(user, id, now)).cart).toMatchObject({ packagingWish: "Our leaflet on top" });
  });

  it("is refused without the plan, and dropped where that has ended since", async () => {
    const premium = withPlan("premium");
    const mine = await readyCart(await product(9), 1, premium);
    await expect(setCustomPackaging(premium, mine.id, "My logo", now)).rejects.toThrow("custom-packaging-not-included");
    const exclusive = withPlan("exclusive");
    const { id } = await readyCart(await product(9), 1, exclusive);
    const cart = await setCustomPackaging(exclusive, id, "My logo", now);
    const ended: User = { ...exclusive, entitlement: "none" };
    const placement = { method: "card" as const, expectedTotal: amountsOf(cart, taxFactsOf(ended, now)).total };
    await expect(placeOrder(ended, id, placement, now)).rejects.toThrow("custom-packaging-not-included");
    await setCustomPackaging(ended, id, "", now);
    const placed = await placeOrder(ended, id, placement, now);
    expect([placed.packagingWish, placed.priority]).toEqual([undefined, undefined]);
  });
});
