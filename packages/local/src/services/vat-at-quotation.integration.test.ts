import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { cartView, openOrderOf } from "@solvia/core/orders/cart/cart";
import { placeOrder } from "@solvia/core/orders/placing/place-order";
import { acceptedAmounts } from "@solvia/core/quotations/accepting/accepted-amounts";
import { acceptQuotation } from "@solvia/core/quotations/accepting/accept";
import { setAddress } from "@solvia/core/quotations/adjust";
import { changeDraft, createQuotation } from "@solvia/core/quotations/selling/drafting";
import { sendQuotation } from "@solvia/core/quotations/selling/send";
import { loadVersion } from "@solvia/core/quotations/stored-quotation";
import { officeView } from "@solvia/core/quotations/views";
import { companyAbroad } from "../../../../tests/support/company-abroad.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { agentOf } from "../../../../tests/support/quotations.ts";
import { now } from "../../../../tests/support/shop.ts";
import { startVies } from "./vies.ts";

useDatabase();

let vies: Awaited<ReturnType<typeof startVies>>;
beforeAll(async () => {
  vies = await startVies();
});
beforeEach(() => {
  process.env["VIES_URL"] = vies.url;
});
afterAll(() => vies.stop());

const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const silence = () => {
  process.env["VIES_URL"] = "http://127.0.0.1:1";
};

/** A draft for a verified German company whose number the register was never asked about, or not today. */
async function drafted(vatNumber: string) {
  const { caller, address, productId, companyId } = await companyAbroad("DE", vatNumber);
  const buyer = await caller();
  const { admin } = await agentOf(buyer);
  const input = { userId: buyer.id, addressId: address.id, lines: [{ productId, quantity: 2, price: 10_000 }] };
  const draft = await createQuotation(admin, input, now);
  return { caller, admin, address, draft, companyId, productId };
}

it("the register is asked when an offer is priced: draft, page, version, acceptance and order are of one sum without VAT", async () => {
  const { caller, admin, draft } = await drafted("DE136695976");
  const seen = await officeView(draft, admin, now);
  expect(seen.draft?.amounts).toMatchObject({ vatAmount: 0, treatment: { row: "3" } });
  expect(draft.total).toBe(seen.draft?.amounts.total);
  const sent = await sendQuotation(admin, draft.id, draft, now);
  const { amounts } = await loadVersion(draft.id, 1);
  expect(amounts).toEqual(seen.draft?.amounts);
  await acceptQuotation(await caller(), draft.id, { hash: sent.hash ?? "", name: "Ada Neri" }, now);
  const cart = cartView(await openOrderOf(await caller(), now), await caller(), now);
  expect(cart.amounts.total).toBe(amounts.total);
  const order = await placeOrder(
    await caller(),
    cart.id,
    { method: "manual_wire_transfer", expectedTotal: amounts.total },
    now,
  );
  expect(order.amounts.total).toBe(amounts.total);
});

it("an answer that has grown older than a day is asked for again at sending, and at the customer's own change", async () => {
  const { caller, admin, draft, address } = await drafted("DE444444443");
  const later = hours(30);
  // Who only looks asks nobody: what the page shows is said to be older than a day.
  expect((await officeView(draft, admin, later)).draft?.amounts.treatment).toMatchObject({ why: "check-needed" });
  await sendQuotation(admin, draft.id, draft, later);
  expect((await loadVersion(draft.id, 1)).amounts.treatment).toMatchObject({ row: "3" });
  await setAddress(await caller(), draft.id, address.id, hours(60));
  expect((await loadVersion(draft.id, 2)).amounts.treatment).toMatchObject({ row: "3" });
});

it("the next version that is being prepared is asked for too", async () => {
  const { admin, draft, productId } = await drafted("DE811128135");
  const { revision } = await sendQuotation(admin, draft.id, draft, now);
  const lines = [{ productId, quantity: 3, price: 10_000 }];
  const changed = await changeDraft(admin, draft.id, { revision, lines }, hours(30));
  expect((await officeView(changed, admin, hours(30))).draft?.amounts.treatment).toMatchObject({ row: "3" });
});

it("sent while the register is silent it has VAT and says why; what accepting comes to is said before, once it answers", async () => {
  silence();
  const { caller, admin, draft } = await drafted("DE123456788");
  const sent = await sendQuotation(admin, draft.id, draft, now);
  const { amounts } = await loadVersion(draft.id, 1);
  expect(amounts.treatment).toMatchObject({ row: "4", why: "register-silent" });
  process.env["VIES_URL"] = vies.url;
  const later = hours(1);
  const told = await acceptedAmounts(await caller(), draft.id, { hash: sent.hash ?? "" }, later);
  expect(told.amounts).toMatchObject({ vatAmount: 0, treatment: { row: "3" } });
  await acceptQuotation(await caller(), draft.id, { hash: sent.hash ?? "", name: "Ada Neri" }, later);
  const cart = cartView(await openOrderOf(await caller(), later), await caller(), later);
  expect(cart.amounts.total).toBe(told.amounts.total);
});
