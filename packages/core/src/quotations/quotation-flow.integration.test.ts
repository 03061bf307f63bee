import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { describe, expect, it } from "vitest";
import type { User } from "../platform/access.ts";
import { address } from "../../../../tests/support/address.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { available, listPrice, now, product } from "../../../../tests/support/shop.ts";
import { pickedUp, sentQuotation, within } from "../../../../tests/support/quotations.ts";
import { saveAddress } from "../accounts/addresses.ts";
import { ProductEntity } from "../catalogue/product.table.ts";
import { quickAdd } from "../orders/cart/add-many.ts";
import { clearProducts, openOrderOf, setQuantity, syncPrices, taxFactsOf } from "../orders/cart/cart.ts";
import { openSavedOrder, saveOpenOrder } from "../orders/cart/saved-orders.ts";
import { amountsOf } from "../orders/amounts.ts";
import type { Cart } from "../orders/order.ts";
import { OpenOrderEntity } from "../orders/order.table.ts";
import { placeOrder } from "../orders/placing/place-order.ts";
import { retryOrder } from "../orders/placing/retry-order.ts";
import { setShippingAddress } from "../orders/sending/prepare-order.ts";
import { reopenOrder } from "../orders/reopen-order.ts";
import { loadOrder } from "../orders/stored-order.ts";
import { setReducedVat } from "./adjust.ts";
import { versionHash } from "./version/content-hash.ts";
import { requestCart } from "./requests/send-request.ts";
import { changeDraft, createQuotation, draftFromVersion, setOwnNotes } from "./selling/drafting.ts";
import { sendQuotation } from "./selling/send.ts";
import { setLost } from "./outcome.ts";
import { loadQuotation, loadVersion } from "./stored-quotation.ts";
import { endOf } from "./version/validity.ts";
import { customerView } from "./views.ts";

useDatabase();

describe("versions", () => {
  it("are n of n: what was sent never changes, a change is the next one, and the former is refused", async () => {
    const { agent, user, quotation, accept } = await sentQuotation([{ pieces: 20, quantity: 10 }]);
    const first = await loadVersion(quotation.id, 1);
    expect(versionHash(first)).toBe(first.hash);
    const [line] = first.content.lines;
    const changed = await changeDraft(
      agent,
      quotation.id,
      { revision: quotation.revision, lines: [{ ...within(line!), quantity: 12 }] },
      now,
    );
    // The customer still has the first one, and could accept it.
    expect(changed).toMatchObject({ status: "sent", sent: 1, hash: first.hash });
    const second = await sendQuotation(agent, quotation.id, changed, now);
    expect(second).toMatchObject({ status: "sent", sent: 2 });
    expect(await loadVersion(quotation.id, 1)).toEqual(first);
    await expect(accept(first.hash)).rejects.toThrow("quotation-superseded");
    const view = await customerView(second, now);
    expect(view.current).toMatchObject({ language: "it" });
    expect(view.versions[1]?.differences.map(({ code }) => code)).toEqual(["quantity", "vat", "total"]);
    const { cart } = await accept(second.hash);
    expect(cart).toMatchObject({ quotation: { version: 2, hash: second.hash }, lines: [{ quantity: 12 }] });
    expect((await openOrderOf(user, now)).id).toBe(cart.id);
  });

  it("two sellers revise at once: one is told", async () => {
    const { agent, quotation } = await sentQuotation([{ pieces: 20, quantity: 10 }]);
    const { revision } = quotation;
    const tries = await Promise.allSettled(
      ["A", "B"].map((customerNotes) => changeDraft(agent, quotation.id, { revision, customerNotes }, now)),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(changeDraft(agent, quotation.id, { revision, customerNotes: "C" }, now)).rejects.toThrow(
      "version-conflict",
    );
  });

  it("accept of version 1 while version 2 is being sent: one of both, never half", async () => {
    const { agent, quotation, accept } = await sentQuotation([{ pieces: 20, quantity: 10 }]);
    const { revision } = await changeDraft(
      agent,
      quotation.id,
      { revision: quotation.revision, customerNotes: "2" },
      now,
    );
    const [accepted, sent] = await Promise.allSettled([
      accept(quotation.hash),
      sendQuotation(agent, quotation.id, { revision }, now),
    ]);
    expect([accepted.status, sent.status].toSorted()).toEqual(["fulfilled", "rejected"]);
    const after = await loadQuotation(quotation.id);
    expect([after.status, after.sent]).toEqual(accepted.status === "fulfilled" ? ["accepted", 1] : ["sent", 2]);
  });

  it("an earlier one is issued again as a new one", async () => {
    const { agent, quotation } = await sentQuotation([{ pieces: 20, quantity: 10 }]);
    const drafted = await changeDraft(agent, quotation.id, { revision: quotation.revision, customerNotes: "2" }, now);
    const second = await sendQuotation(agent, quotation.id, drafted, now);
    const again = await draftFromVersion(agent, quotation.id, { revision: second.revision, version: 1 }, now);
    const third = await sendQuotation(agent, quotation.id, again, now);
    expect(third.sent).toBe(3);
    expect((await loadVersion(quotation.id, 3)).content).toEqual((await loadVersion(quotation.id, 1)).content);
  });

  it("the customer's own VAT makes the next one at the same prices", async () => {
    const { user, quotation, accept } = await sentQuotation([{ pieces: 20, quantity: 10 }]);
    const changed = await setReducedVat(user, quotation.id, true, now);
    expect(changed).toMatchObject({ status: "sent", sent: 2 });
    const [first, second] = [await loadVersion(quotation.id, 1), await loadVersion(quotation.id, 2)];
    expect(second.amounts.productsAmount).toBe(first.amounts.productsAmount);
    expect(second.amounts.vatAmount).toBeLessThan(first.amounts.vatAmount);
    const { cart } = await accept(changed.hash);
    // Nobody has certified yet: what is accepted is what would be asked for.
    expect(cart.reducedVat).toBe(false);
  });
});

describe("acceptance", () => {
  it("locks the prices until the validity ends, saves the former open order, and is placed like any other", async () => {
    const productId = await product(30);
    const { user, accept, quotation } = await sentQuotation([{ productId, quantity: 10, discount: 0.1 }]);
    const before = await quickAdd(user, [{ productCode: productId, quantity: 1 }], now);
    const { cart } = await accept();
    await listPrice(productId, 20_000);
    expect((await syncPrices(user, cart.id, now)).changes).toEqual([]);
    const ready = await pickedUp(user, cart.id);
    const { total: expectedTotal } = amountsOf(ready, taxFactsOf(user, now));
    const order = await placeOrder(user, cart.id, { method: "card", expectedTotal }, now);
    expect(order.lines).toMatchObject([{ unit: 9000, quantity: 10, offered: { until: endOf(quotation.validUntil!) } }]);
    expect(await available(productId)).toBe(20);
    const { cart: former } = await openSavedOrder(user, before.cart.id, now);
    expect(former.lines).toMatchObject([{ quantity: 1, unit: 20_000 }]);
  });

  it("quote with two lines of the same article is ordered in three parts, each by its own line", async () => {
    const productId = await product(100);
    const { user, accept, quotation } = await sentQuotation([
      { productId, quantity: 10 },
      { productId, quantity: 4, discount: 0.2 },
    ]);
    const [plain, reduced] = (await loadVersion(quotation.id, 1)).content.lines;
    const ids = [plain!.lineId, reduced!.lineId] as const;
    const order = async (pieces: readonly [number, number] | undefined) => {
      const lines = pieces?.map((quantity, at) => ({ lineId: ids[at]!, quantity }));
      const { cart } = await accept(quotation.hash, lines);
      const ready = await pickedUp(user, cart.id);
      const { total: expectedTotal } = amountsOf(ready, taxFactsOf(user, now));
      return placeOrder(user, cart.id, { method: "card", expectedTotal }, now);
    };
    const first = await order([3, 1]);
    expect(first.amounts.productsAmount).toBe(3 * 10_000 + 8000);
    expect(first.lines).toHaveLength(1);
    await expect(accept(quotation.hash, [{ lineId: ids[0], quantity: 11 }])).rejects.toThrow("invalid-input");
    await expect(accept(quotation.hash, [{ lineId: ids[0], quantity: 8 }])).rejects.toMatchObject({
      code: "quotation-accepted",
      params: { name: "Ada Neri", orderId: first.id },
    });
    await order([5, 0]);
    const last = await order(undefined);
    expect(last.lines[0]?.offered?.lines).toEqual([
      { lineId: ids[0], quantity: 2 },
      { lineId: ids[1], quantity: 3 },
    ]);
    await expect(accept(quotation.hash)).rejects.toThrow("order-empty");
    const { balance } = await customerView(await loadQuotation(quotation.id), now);
    expect(balance.map(({ left }) => left)).toEqual([0, 0]);
    expect(await available(productId)).toBe(86);
  });

  it("what the buyer throws away, or reopens, is left to be accepted again", async () => {
    const { user, accept, quotation } = await sentQuotation([{ pieces: 50, quantity: 10 }]);
    const left = async () => (await customerView(await loadQuotation(quotation.id), now)).balance[0]?.left;
    const { cart } = await accept();
    expect(await left()).toBe(0);
    await saveOpenOrder(user, "Tetto", now);
    expect(await left()).toBe(0);
    await openSavedOrder(user, cart.id, now);
    await clearProducts(user, cart.id, undefined, now);
    expect(await left()).toBe(10);
    const { cart: again } = await accept();
    const ready = await pickedUp(user, again.id);
    const { total: expectedTotal } = amountsOf(ready, taxFactsOf(user, now));
    const order = await placeOrder(user, again.id, { method: "manual_wire_transfer", expectedTotal }, now);
    const { cart: reopened } = await reopenOrder(user, order.id, now);
    expect(reopened.lines[0]?.offered).toBeUndefined();
    expect(await left()).toBe(10);
    await expect(retryOrder(await loadOrder(order.id), user, now)).rejects.toThrow("invalid-transition");
  });

  it("a locked line keeps its pieces: no other quantity, no further pieces beside it", async () => {
    const productId = await product(50);
    const { user, accept } = await sentQuotation([{ productId, quantity: 10 }]);
    const { cart } = await accept();
    await expect(setQuantity(user, `${productId}-it-high`, 11, now)).rejects.toThrow("line-offered");
    const { refused } = await quickAdd(user, [{ productCode: productId, quantity: 1 }], now);
    expect(refused).toEqual([{ productCode: productId, quantity: 1, code: "line-offered" }]);
    expect((await openOrderOf(user, now)).lines).toEqual(cart.lines);
    expect((await setQuantity(user, `${productId}-it-high`, 0, now)).lines).toEqual([]);
  });

  it("a cart at a quotation's prices can't be made a request, whose own id would free the pieces for a second acceptance", async () => {
    const { user, accept, quotation } = await sentQuotation([{ pieces: 50, quantity: 10 }]);
    const { cart } = await accept();
    await expect(requestCart(user, undefined, now)).rejects.toThrow("line-offered");
    expect((await openOrderOf(user, now)).id).toBe(cart.id);
    const { balance } = await customerView(await loadQuotation(quotation.id), now);
    expect(balance[0]?.left).toBe(0);
    await expect(accept()).rejects.toThrow("order-empty");
  });

  it("a price that the seller set for shipping is shared by the parts to the cent", async () => {
    const terms = { shipmentCost: 10_000, addressId: "pickup" };
    const { user, accept, quotation } = await sentQuotation([{ pieces: 50, quantity: 3 }], terms);
    const [line] = (await loadVersion(quotation.id, 1)).content.lines;
    const costs: number[] = [];
    for (const quantity of [1, 1, 1]) {
      const { cart } = await accept(quotation.hash, [{ lineId: line!.lineId, quantity }]);
      costs.push(amountsOf(cart, taxFactsOf(user, now)).shipmentCost);
      await saveOpenOrder(user, "part", now);
    }
    expect(costs).toEqual([3333, 3334, 3333]);
  });

  it("a line that is taken out of the cart takes its share of that price along, and pays it when it is accepted again", async () => {
    const [dear, cheap] = [await product(50), await product(50)];
    const { user, accept } = await sentQuotation(
      [
        { productId: dear, quantity: 9 },
        { productId: cheap, quantity: 1 },
      ],
      { shipmentCost: 10_000, addressId: "pickup" },
    );
    const costOf = (cart: Cart) => amountsOf(cart, taxFactsOf(user, now)).shipmentCost;
    const { cart: whole } = await accept();
    expect(costOf(whole)).toBe(10_000);
    const less = await setQuantity(user, whole.lines.find(({ productId }) => productId === dear)!.priceId, 0, now);
    const { cart: rest } = await accept();
    expect(rest.lines.map(({ productId }) => productId)).toEqual([dear]);
    expect([costOf(less), costOf(rest)]).toEqual([1000, 9000]);
  });

  it("that price holds for these goods at that place alone: else the tariff counts, until it is so again", async () => {
    const [offered, added] = [await product(50), await product(50)];
    const { user, agent, accept } = await sentQuotation([{ productId: offered, quantity: 3 }], {
      shipmentCost: 1234,
      addressId: "pickup",
    });
    const { cart } = await accept();
    const shipped = (one: Cart) => {
      const { shipmentCost, steps } = amountsOf(one, taxFactsOf(user, now));
      return {
        shipmentCost,
        kinds: steps.filter(({ code }) => code === "shipment").map(({ params }) => params["kind"]),
      };
    };
    const agreed = { shipmentCost: 1234, kinds: ["agreed"] };
    expect(shipped(cart)).toEqual(agreed);
    expect(shipped((await quickAdd(user, [{ productCode: added, quantity: 30 }], now)).cart)).toMatchObject({
      kinds: ["pickup"],
    });
    expect(shipped(await setQuantity(user, `${added}-it-high`, 0, now))).toEqual(agreed);
    const { id: addressId } = await saveAddress(user, address(), undefined, now);
    const elsewhere = await setShippingAddress(user, cart.id, addressId, now);
    expect(shipped(elsewhere).kinds).not.toContain("agreed");
    expect(shipped(elsewhere).shipmentCost).toBeGreaterThan(1234);
    expect(shipped(await pickedUp(user, cart.id))).toEqual(agreed);
    const draft = await createQuotation(
      agent,
      { userId: user.id, lines: [{ productId: offered, quantity: 1 }], shipmentCost: 100 },
      now,
    );
    await expect(sendQuotation(agent, draft.id, draft, now)).rejects.toThrow("address-missing");
  });

  it("a cart that the quotation didn't find while it took its prices back is placed at today's alone", async () => {
    const productId = await product(50);
    const { user, agent, accept, quotation } = await sentQuotation([{ productId, quantity: 10, discount: 0.5 }]);
    const { cart } = await accept();
    const ready = await pickedUp(user, cart.id);
    const { total: expectedTotal } = amountsOf(ready, taxFactsOf(user, now));
    const { revision } = await loadQuotation(quotation.id);
    await setLost(agent, quotation.id, { revision, lostReason: "price" }, now);
    const { version } = await openOrderOf(user, now);
    // As if it had been put aside and opened again while it was looked for.
    await OpenOrderEntity.build(PutItemCommand)
      .item({ ...ready, lines: [...ready.lines], version: version + 1 })
      .send();
    const place = (seen: number) => placeOrder(user, cart.id, { method: "card", expectedTotal: seen }, now);
    await expect(place(expectedTotal)).rejects.toThrow("prices-changed");
    await expect(place(expectedTotal)).rejects.toThrow("prices-changed");
    const { cart: today } = await syncPrices(user, cart.id, now);
    expect(today.quotation).toBeUndefined();
    const order = await place(amountsOf(today, taxFactsOf(user, now)).total);
    expect(order.lines).toMatchObject([{ unit: 10_000, quantity: 10 }]);
    expect(order.lines[0]?.offered).toBeUndefined();
    expect(await available(productId)).toBe(40);
  });

  it("takes services too, which lie in no warehouse", async () => {
    const productId = await product(10);
    const { user, accept } = await sentQuotation([
      { productId, quantity: 2 },
      { service: { category: "preparation_costs", name: "Collaudo" }, price: 15_000, quantity: 1 },
    ]);
    const { cart } = await accept();
    const ready = await pickedUp(user, cart.id);
    const { total: expectedTotal } = amountsOf(ready, taxFactsOf(user, now));
    const order = await placeOrder(user, cart.id, { method: "card", expectedTotal }, now);
    expect(order.amounts.productsAmount).toBe(35_000);
    expect(await available(productId)).toBe(8);
  });
});

describe("between sending and accepting", () => {
  it("article withdrawn: that line is refused by name, the others are ordered", async () => {
    const [kept, gone] = [await product(20), await product(20)];
    const { accept, quotation } = await sentQuotation([
      { productId: kept, quantity: 1 },
      { productId: gone, quantity: 1 },
    ]);
    await ProductEntity.build(UpdateItemCommand).item({ id: gone, visibility: false }).send();
    const [first, second] = (await loadVersion(quotation.id, 1)).content.lines;
    await expect(accept()).rejects.toMatchObject({
      code: "quotation-line-gone",
      params: { lineIds: [second!.lineId] },
    });
    const { cart } = await accept(quotation.hash, [{ lineId: first!.lineId, quantity: 1 }]);
    expect(cart.lines).toMatchObject([{ productId: kept }]);
  });

  it("price rises, or the customer's class changes: the offered price holds", async () => {
    const productId = await product(20);
    const { user, accept } = await sentQuotation([{ productId, quantity: 2 }]);
    await listPrice(productId, 99_000);
    const business: User = { ...user, accountType: "business", companyVerified: true, entitlement: "premium" };
    const { cart } = await accept(undefined, undefined, now, business);
    expect(cart.lines[0]?.unit).toBe(10_000);
    expect((await syncPrices(user, cart.id, now)).changes).toEqual([]);
  });

  it("country of VAT changes: prices stay, the VAT is the order's own day's", async () => {
    const { accept, user } = await sentQuotation([{ pieces: 20, quantity: 2 }]);
    const { cart } = await accept();
    const abroad = {
      id: "A",
      header: "",
      street: "",
      houseNumber: "",
      postalCode: "10115",
      city: "",
      countryCode: "DE",
      tailLift: false,
    };
    const amounts = amountsOf({ ...cart, address: abroad }, taxFactsOf(user, now));
    expect(amounts.productsAmount).toBe(20_000);
    expect(amounts.groups[0]?.rate).toBe(1900);
  });
});

describe("the desk's beginnings and notes", () => {
  it("of two who note something at once one is told, in whichever order they come", async () => {
    const { agent, owner, quotation } = await sentQuotation([{ pieces: 5, quantity: 1 }]);
    const note = (by: typeof agent, notes: string) =>
      setOwnNotes(by, quotation.id, { notes, revision: quotation.revision }, now);
    const both = await Promise.allSettled([note(agent, "Chiama lunedì"), note(owner, "Chiama martedì")]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "version-conflict" } });
    const { notes, revision } = await loadQuotation(quotation.id);
    expect(notes).toBe(both[0].status === "fulfilled" ? "Chiama lunedì" : "Chiama martedì");
    await setOwnNotes(agent, quotation.id, { notes: "", revision }, now);
    expect((await loadQuotation(quotation.id)).notes).toBeUndefined();
  });

  it("begins with the goods of a cart that its customer has put aside, and with nobody else's", async () => {
    const [first, second] = [await product(9), await product(9)];
    const { agent, user } = await sentQuotation([{ pieces: 5, quantity: 1 }]);
    await quickAdd(
      user,
      [
        { productCode: first, quantity: 2 },
        { productCode: second, quantity: 3 },
      ],
      now,
    );
    const { id: savedOrderId } = await saveOpenOrder(user, "Tetto Nord", now);
    const begun = await createQuotation(agent, { userId: user.id, lines: [], savedOrderId }, now);
    expect(begun.draft?.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [first, 2],
      [second, 3],
    ]);
    const other = await sentQuotation([{ pieces: 5, quantity: 1 }]);
    const taken = createQuotation(other.agent, { userId: other.user.id, lines: [], savedOrderId }, now);
    await expect(taken).rejects.toMatchObject({ code: "not-found" });
  });
});
