import { describe, expect, it } from "vitest";
import { address, sicily } from "../../../../../tests/support/address.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { sentQuotation } from "../../../../../tests/support/quotations.ts";
import { requestsOf } from "../../../../../tests/support/requests.ts";
import { add, buyer, now, product } from "../../../../../tests/support/shop.ts";
import { saveAddress } from "../../accounts/addresses.ts";
import { amountsOf } from "../../orders/amounts.ts";
import { openOrderOf, taxFactsOf } from "../../orders/cart/cart.ts";
import { openSavedOrder, saveOpenOrder } from "../../orders/cart/saved-orders.ts";
import { placeOrder } from "../../orders/placing/place-order.ts";
import { reopenOrder } from "../../orders/reopen-order.ts";
import { setReceiverAddress } from "../../orders/sending/set-receiver-address.ts";
import { setShippingAddress } from "../../orders/sending/prepare-order.ts";
import { loadOrder } from "../../orders/stored-order.ts";
import type { User } from "../../platform/access.ts";
import { dayEnd, dayStart, plusDays, romeDate } from "../../platform/time.ts";
import { firstTariff, type DeliveryRates } from "../../pricing/delivery/delivery-tariff.ts";
import { addDeliveryTariff, endDeliveryTariff, listDeliveryTariffs } from "../../pricing/delivery/delivery-tariffs.ts";
import { setAddress } from "../adjust.ts";
import { changeDraft } from "../selling/drafting.ts";
import { sendQuotation } from "../selling/send.ts";
import { loadQuotation, loadVersion } from "../stored-quotation.ts";
import { officeView } from "../views.ts";

useDatabase();

const today = romeDate(now);
const tomorrow = plusDays(today, 1);
const midnight = new Date(dayStart(tomorrow));
const lastMoment = new Date(dayEnd(today));

/** A parcel of 30 kg to the mainland, in cents; all else as the first tariff. */
const rates = (parcel30: number): DeliveryRates => ({
  surcharges: firstTariff.surcharges,
  zones: { ...firstTariff.zones, IT1: { ...firstTariff.zones.IT1, parcel30 } },
});
const firstCost = firstTariff.zones.IT1.parcel30;
/** An article that goes in a parcel of 20 kg. */
const parcel = () => product(50, 10_000, { weight: 20_000, sizeX: 500, sizeY: 400, sizeZ: 300 });

const shipped = async (user: User, at: Date) =>
  amountsOf(await openOrderOf(user, at), taxFactsOf(user, at)).shipmentCost;

async function cartToMilan(user = buyer()) {
  const saved = await saveAddress(user, address({ forklift: true }), undefined, now);
  const { id } = await add(user, await parcel(), 1);
  const cart = await setShippingAddress(user, id, saved.id, now);
  const { total } = amountsOf(cart, taxFactsOf(user, now));
  const place = (at: Date, expectedTotal: number) =>
    placeOrder(user, id, { method: "manual_wire_transfer", expectedTotal }, at);
  return { user, id, total, place };
}

describe("a delivery tariff that begins tomorrow", () => {
  it("counts from midnight in Rome: who saw the other sum is told, an order of before keeps its own", async () => {
    const [late, early] = [await cartToMilan(), await cartToMilan()];
    const order = await early.place(now, early.total);
    expect(order.tariff?.id).toBe(firstTariff.id);
    const dearer = await addDeliveryTariff({ name: "Dearer", from: tomorrow, ...rates(2100) }, now);
    expect(await shipped(late.user, lastMoment)).toBe(firstCost);
    expect(await shipped(late.user, midnight)).toBe(2100);
    await expect(late.place(midnight, late.total)).rejects.toThrow("prices-changed");
    const cart = await openOrderOf(late.user, midnight);
    const placed = await late.place(midnight, amountsOf(cart, taxFactsOf(late.user, midnight)).total);
    expect(placed).toMatchObject({ tariff: { id: dearer.id }, amounts: { shipmentCost: 2100 } });

    const elsewhere = await saveAddress(early.user, address({ street: "Via Po", forklift: true }), undefined, now);
    const moved = await setReceiverAddress(early.user, order.id, elsewhere.id, midnight);
    expect(moved.amounts).toEqual(order.amounts);
    const far = await saveAddress(early.user, address({ ...sicily, forklift: true }), undefined, now);
    expect((await setReceiverAddress(early.user, order.id, far.id, midnight)).amounts.shipmentCost).toBe(
      firstTariff.zones.IT3.parcel30,
    );
    await endDeliveryTariff(dearer.id, { until: tomorrow }, midnight);
    expect((await loadOrder(placed.id)).amounts).toEqual(placed.amounts);
  });

  it("is what a cart that was put aside, or reopened, is worked out by", async () => {
    const [aside, again] = [await cartToMilan(), await cartToMilan()];
    const order = await again.place(now, again.total);
    await saveOpenOrder(aside.user, "later", now);
    const from = plusDays(today, 3);
    const { id } = await addDeliveryTariff(
      { name: "Of two days", from, until: plusDays(from, 1), ...rates(2200) },
      now,
    );
    const then = new Date(dayStart(from));
    const { cart } = await openSavedOrder(aside.user, aside.id, then);
    expect(amountsOf(cart, taxFactsOf(aside.user, then)).shipmentCost).toBe(2200);
    const { cart: reopened } = await reopenOrder(again.user, order.id, then);
    expect(reopened.tariff?.id).toBe(id);
    const after = new Date(dayStart(plusDays(from, 2)));
    expect(await shipped(aside.user, after)).toBe(firstCost);
  });

  it("leaves a quotation that was sent as it is, up to the order; what is prepared anew has it", async () => {
    const productId = await parcel();
    const { user, agent, quotation, accept } = await sentQuotation([{ productId, quantity: 1 }]);
    const home = await saveAddress(user, address({ forklift: true }), undefined, now);
    const { revision } = await loadQuotation(quotation.id);
    const draft = await changeDraft(agent, quotation.id, { revision, addressId: home.id }, now);
    const sent = await sendQuotation(agent, quotation.id, draft, now);
    const from = plusDays(today, 6);
    const dearer = await addDeliveryTariff({ name: "Dear week", from, until: plusDays(from, 6), ...rates(2300) }, now);
    const then = new Date(dayStart(from));
    const other = await saveAddress(user, address({ street: "Via Po", forklift: true }), undefined, then);
    const adjusted = await setAddress(user, quotation.id, other.id, then);
    const version = await loadVersion(quotation.id, adjusted.sent);
    expect(version).toMatchObject({ amounts: { shipmentCost: firstCost }, tariff: { id: firstTariff.id } });
    expect(adjusted.total).toBe(sent.total);

    const { cart } = await accept(adjusted.hash, undefined, then);
    expect(await shipped(user, then)).toBe(firstCost);
    const { total: expectedTotal } = amountsOf(cart, taxFactsOf(user, then));
    expect(expectedTotal).toBe(sent.total);
    const order = await placeOrder(user, cart.id, { method: "manual_wire_transfer", expectedTotal }, then);
    expect(order).toMatchObject({ tariff: { id: firstTariff.id }, amounts: { shipmentCost: firstCost } });

    const second = await sentQuotation([{ productId, quantity: 1 }]);
    const place = await saveAddress(second.user, address({ forklift: true }), undefined, now);
    const next = await changeDraft(
      second.agent,
      second.quotation.id,
      { revision: second.quotation.revision, addressId: place.id },
      then,
    );
    expect((await officeView(next, second.agent, then)).draft?.amounts.shipmentCost).toBe(2300);
    const newer = await sendQuotation(second.agent, second.quotation.id, next, then);
    expect((await loadVersion(newer.id, newer.sent)).tariff?.id).toBe(dearer.id);
  });
});

it("costs a cart that is read no request more once it was asked", async () => {
  const { user } = await cartToMilan();
  await openOrderOf(user, now);
  expect((await requestsOf(() => openOrderOf(user, now))).requests).toBe(1);
});

it("is told with how it stands, the first one with it, and never begins today", async () => {
  const from = plusDays(today, 40);
  await expect(addDeliveryTariff({ name: "Today", from: today, ...rates(1) }, now)).rejects.toMatchObject({
    code: "invalid-input",
    fields: [{ field: "from", code: "in-the-past" }],
  });
  const { id } = await addDeliveryTariff({ name: "Called off", from, ...rates(6600) }, now);
  const stateOf = async (at: Date) => (await listDeliveryTariffs({}, at)).items.find((one) => one.id === id)?.state;
  expect(await stateOf(now)).toBe("coming");
  expect(await stateOf(new Date(dayStart(from)))).toBe("in-force");
  await expect(endDeliveryTariff(id, { until: plusDays(today, -1) }, now)).rejects.toThrow("invalid-input");
  await expect(endDeliveryTariff(firstTariff.id, { until: today }, now)).rejects.toThrow("not-found");
  await endDeliveryTariff(id, { until: today }, now);
  await expect(endDeliveryTariff(id, { until: tomorrow }, now)).rejects.toThrow("version-conflict");
  expect(await stateOf(now)).toBe("over");
  expect(await stateOf(new Date(dayStart(from)))).toBe("over");
  const { items } = await listDeliveryTariffs({ state: "in-force" }, now);
  expect(items.map((one) => one.id)).toEqual([firstTariff.id]);
});
