import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { expect, it } from "vitest";
import { address, sicily } from "../../../../../tests/support/address.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { add, now } from "../../../../../tests/support/shop.ts";
import { companyProduct, creditCompany } from "../../../../../tests/support/credit.ts";
import { saveAddress } from "../../accounts/addresses.ts";
import { CompanyEntity } from "../../accounts/index.ts";
import type { PaymentMethod } from "../../payments/index.ts";
import { amountsOf } from "../amounts.ts";
import { approveOrder } from "../placing/approve-order.ts";
import { availableTerms } from "../placing/available-terms.ts";
import { taxFactsOf } from "../cart/cart.ts";
import { changeTerms } from "../payment/change-payment.ts";
import { failOrder } from "../payment/fail-order.ts";
import { payLater, payWithBankReceipt } from "../placing/pay-later.ts";
import { placeOrder } from "../placing/place-order.ts";
import { setShippingAddress, setTerms } from "../sending/prepare-order.ts";
import { setReceiverAddress } from "../sending/set-receiver-address.ts";
import { markPaid } from "../payment/settle-transaction.ts";
import { ownTransaction } from "../payment/transactions.ts";
import { waysOf } from "../placing/ways-to-pay.ts";
import { demandMethod } from "../payment/card-payment.ts";
import { creditViewOf } from "./credit-facts.ts";
import { setCreditLimit } from "./set-credit-limit.ts";

useDatabase();

const delayed = "thirty_days_later_end_of_month";
const later = new Date("2027-04-23T10:00:00Z");

async function cart(user: Awaited<ReturnType<typeof creditCompany>>, productId: string, terms?: typeof delayed) {
  const { id } = await add(user, productId, 1);
  const ready = await setShippingAddress(user, id, "pickup", now);
  if (terms) await setTerms(user, id, terms, now);
  const expectedTotal = amountsOf(ready, taxFactsOf(user, now)).total;
  return {
    total: expectedTotal,
    id,
    place: (method: PaymentMethod = "manual_wire_transfer", at = now) =>
      placeOrder(user, id, { method, expectedTotal }, at),
  };
}

it("offers a company without a limit no delayed terms, and says why", async () => {
  const user = await creditCompany(undefined);
  const { id } = await add(user, await companyProduct(3), 1);
  const { items, refused, ways } = await availableTerms(user, now);
  expect(ways).toContainEqual({
    way: "sepa_direct_debit",
    refused: { reason: "credit-limit-missing", params: expect.any(Object) },
  });
  expect(items.map(({ code }) => code)).toEqual(["hundred_upon_order", "hundred_upon_shipment"]);
  expect(refused).toMatchObject([{ code: delayed, reason: "credit-limit-missing" }]);
  await expect(setTerms(user, id, delayed, now)).rejects.toThrow("credit-limit-missing");
});

it("keeps the exposure with each order placed, paid and given up, and refuses what passes the limit", async () => {
  const user = await creditCompany(30_000);
  const productId = await companyProduct(9);
  const first = await cart(user, productId, delayed);
  const order = await first.place();
  expect(await creditViewOf(user.companyId, now)).toMatchObject({ limit: 30_000, exposure: first.total });
  const second = await cart(user, productId, delayed);
  const placed = await second.place();
  const third = await cart(user, productId);
  await expect(setTerms(user, third.id, delayed, now)).rejects.toMatchObject({
    code: "credit-limit-exceeded",
    params: { limit: 30_000, exposure: 2 * first.total, amount: first.total },
  });
  await markPaid(`${order.id}.1`, "manual_wire_transfer", { settledOn: "2026-11-20", settlementRef: "CRO 1" }, now);
  await failOrder(placed.id, "withdrawn", now);
  expect((await creditViewOf(user.companyId, now)).exposure).toBe(0);
  await setTerms(user, third.id, delayed, now);
  expect((await third.place()).termsOfPayment).toBe(delayed);
});

it("asks the company's credit for what a dearer place of delivery adds", async () => {
  const user = await creditCompany(1_000_000);
  const productId = await companyProduct(9);
  const { id, place } = await cart(user, productId, delayed);
  await place();
  const saved = await saveAddress(user, address(sicily), undefined, now);
  const { exposure } = await creditViewOf(user.companyId, now);
  const confirmed = ["limit-tenfold"];
  await setCreditLimit(user.companyId, exposure, now, { confirmed });
  await expect(setReceiverAddress(user, id, saved.id, now)).rejects.toThrow("credit-limit-exceeded");
  expect((await creditViewOf(user.companyId, now)).exposure).toBe(exposure);
  await setCreditLimit(user.companyId, 1_000_000, now, { confirmed });
  const { amounts } = await setReceiverAddress(user, id, saved.id, now);
  expect(await creditViewOf(user.companyId, now)).toMatchObject({ exposure: amounts.total });
  expect(amounts.total).toBeGreaterThan(exposure);
});

it("lets only one of two orders that are placed at once take what is left of the limit", async () => {
  const user = await creditCompany(20_000);
  const productId = await companyProduct(9);
  const colleague = { ...user, id: `${user.id.slice(0, -1)}Z` };
  const carts = [await cart(user, productId, delayed), await cart(colleague, productId, delayed)];
  const results = await Promise.allSettled(carts.map(({ place }) => place()));
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const refused = results.find((result) => result.status === "rejected");
  expect(refused?.reason).toMatchObject({ code: "credit-limit-exceeded" });
  expect((await creditViewOf(user.companyId, now)).exposure).toBe(carts[0]?.total);
});

it("refuses placing, approving, paying later, RiBa and a debit to a company that is late", async () => {
  const user = await creditCompany(1_000_000);
  const productId = await companyProduct(9);
  const late = await (await cart(user, productId, delayed)).place();
  const next = await cart(user, productId, delayed);
  const refusal = { code: "credit-overdue", params: { overdueDays: 113, orderNumber: late.number } };
  await expect(next.place("manual_wire_transfer", later)).rejects.toMatchObject(refusal);
  const iban = "IT60X0542811101000000123456";
  await expect(payLater(user, `${late.id}.1`, later)).rejects.toMatchObject(refusal);
  await expect(payWithBankReceipt(user, `${late.id}.1`, iban, later)).rejects.toMatchObject(refusal);
  const own = await ownTransaction(user, `${late.id}.1`, now);
  const debit = demandMethod(user, "sepa_direct_debit", own.order, own.transaction, later);
  await expect(debit).rejects.toMatchObject(refusal);
  const onCredit = ["sepa_direct_debit", "bank_receipt", "later"] as const;
  const waysAt = async (at: Date) => (await waysOf(user, `${late.id}.1`, at)).items;
  for (const way of onCredit) {
    const { code: reason, params } = refusal;
    expect(await waysAt(later)).toContainEqual({ way, refused: { reason, params } });
    expect(await waysAt(now)).toContainEqual({ way, refused: undefined });
  }
  expect(await waysAt(later)).toContainEqual({ way: "card", refused: undefined });
  await markPaid(`${late.id}.1`, "manual_wire_transfer", { settledOn: "2027-04-23", settlementRef: "CRO 2" }, later);
  expect((await next.place("manual_wire_transfer", later)).status).toBe("pendingPayment");
});

it("asks for the company's credit again when an owner agrees", async () => {
  const user = await creditCompany(1_000_000);
  const buying = await cart({ ...user, memberRole: "buyer", approvalLimit: 1 }, await companyProduct(9), delayed);
  const asked = await placeAs({ ...user, memberRole: "buyer", approvalLimit: 1 }, buying);
  expect(asked.status).toBe("awaitingApproval");
  expect((await creditViewOf(user.companyId, now)).exposure).toBe(0);
  await setCreditLimit(user.companyId, 100, now, { confirmed: ["limit-tenfold"] });
  const owner = { ...user, memberRole: "owner" as const };
  await expect(approveOrder(owner, asked.id, now)).rejects.toThrow("credit-limit-exceeded");
  await setCreditLimit(user.companyId, 1_000_000, now, { confirmed: ["limit-tenfold"] });
  await approveOrder(owner, asked.id, now);
  expect((await creditViewOf(user.companyId, now)).exposure).toBe(buying.total);
});

it("changes only the limit that was seen", async () => {
  const { companyId } = await creditCompany(500_000);
  await setCreditLimit(companyId, 600_000, now, { seen: 500_000 });
  await expect(setCreditLimit(companyId, 700_000, now, { seen: 500_000 })).rejects.toThrow("version-conflict");
  expect((await creditViewOf(companyId, now)).limit).toBe(600_000);
});

const placeAs = (user: Parameters<typeof placeOrder>[0], { id, total }: { id: string; total: number }) =>
  placeOrder(user, id, { method: "manual_wire_transfer", expectedTotal: total }, now);

it("counts orders that the office put on delayed terms, takes a limit away, and knows no unverified company", async () => {
  const user = await creditCompany(1_000_000);
  const { place, total } = await cart(user, await companyProduct(9));
  const { id } = await place();
  await changeTerms(`${id}.1`, delayed, now);
  expect((await creditViewOf(user.companyId, now)).exposure).toBe(total);
  expect(await setCreditLimit(user.companyId, null, now)).toEqual({ exposure: total, overdueDays: 0 });
  const { companyId: id2 } = await creditCompany(undefined);
  await CompanyEntity.build(PutItemCommand)
    .item({
      id: id2,
      version: 1,
      companyName: "Nuova S.r.l.",
      vatNumber: "12345670157",
      countryCode: "IT",
      companyRole: "installer",
      status: "pending",
      wholesaleActive: false,
      userIds: [],
      createdOn: now.toISOString(),
    })
    .send();
  await expect(setCreditLimit(id2, 100, now)).rejects.toThrow("invalid-transition");
});

it("places by every method that the buyer may use, and by no other", async () => {
  const user = await creditCompany(10_000_000);
  const productId = await companyProduct(20, 60_000);
  for (const method of ["card", "sofort", "manual_wire_transfer", "pause_pay"] as const) {
    const order = await (await cart(user, productId)).place(method);
    expect(order).toMatchObject({ method, transactions: [{ method, status: "pending_payment" }] });
  }
  for (const method of ["bank_receipt", "gift", "assignment_of_tax_credit"] as const) {
    await expect((await cart(user, productId)).place(method)).rejects.toThrow("method-not-allowed");
  }
  expect((await (await cart(user, productId, delayed)).place("bank_receipt")).method).toBe("bank_receipt");
  await expect((await cart(user, productId)).place("sepa_direct_debit")).rejects.toThrow("mandate-missing");
});

it("changes a limit ten times over only when that is confirmed", async () => {
  const { companyId } = await creditCompany(500_000);
  await expect(setCreditLimit(companyId, 1_000_000_000, now)).rejects.toMatchObject({
    code: "confirmation-needed",
    fields: [{ field: "limit", code: "limit-tenfold", params: { before: 500_000, after: 1_000_000_000 } }],
  });
  expect(await setCreditLimit(companyId, 1_000_000_000, now, { confirmed: ["limit-tenfold"] })).toMatchObject({
    limit: 1_000_000_000,
  });
});

it("asks about a company's first limit from fifty thousand euro on", async () => {
  const { companyId } = await creditCompany(undefined);
  await expect(setCreditLimit(companyId, 1_000_000_000, now)).rejects.toMatchObject({
    code: "confirmation-needed",
    fields: [{ field: "limit", code: "limit-large", params: { before: 0, after: 1_000_000_000 } }],
  });
  expect(await setCreditLimit(companyId, 1_000_000_000, now, { confirmed: ["limit-large"] })).toMatchObject({
    limit: 1_000_000_000,
  });
});
