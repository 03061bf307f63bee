import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { expect, it } from "vitest";
import { companyProduct, creditCompany } from "../../../../../tests/support/credit.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { CompanyEntity } from "../../accounts/account.table.ts";
import { exposureOf, termsCodes, termsOfPayment } from "../../payments/index.ts";
import { paymentMethods } from "../../payments/transaction.ts";
import { changeMethod, changeTerms } from "./change-payment.ts";
import { failOrder } from "./fail-order.ts";
import { isShippable, type Order } from "../order.ts";
import { retryOrder } from "../placing/retry-order.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";
import { waysOf } from "../placing/ways-to-pay.ts";

useDatabase();

const delayed = "thirty_days_later_end_of_month";
const iban = "IT60X0542811101000000123456";
const open = ({ id, transactions }: Order) => `${id}.${transactions.find(({ superseded }) => !superseded)?.seq}`;

async function ofPerson() {
  const { user, place } = await readyCart(await product(9), 3);
  return { user, order: await place() };
}
async function ofCompany(limit: number | undefined) {
  const user = await creditCompany(limit);
  const order = await (await readyCart(await companyProduct(9, 60_000), 3, user)).place();
  return { user, order };
}

/** As the payer's own form stores a mandate: nobody else can. */
const withMandate = (order: Order): Promise<Order> => {
  const transactions = order.transactions.map((one) => ({
    ...one,
    storedMethodId: "pm_1",
  }));
  return writeOrder({ before: order, after: { ...order, transactions }, now });
};

it("lets a private person's goods leave unpaid by no method and on no terms that the office gives", async () => {
  const { order } = await ofPerson();
  for (const code of termsCodes) {
    const change = changeTerms(open(await loadOrder(order.id)), code, now);
    if (termsOfPayment[code].delayed) await expect(change).rejects.toThrow("terms-not-allowed");
    else await change;
    await withMandate(await loadOrder(order.id));
    for (const method of paymentMethods.filter((one) => one !== "gift")) {
      await changeMethod(open(await loadOrder(order.id)), { method, iban }, now).catch((error: unknown) =>
        expect(error).toMatchObject({ code: "method-not-allowed" }),
      );
      const after = await loadOrder(order.id);
      expect([isShippable(after), exposureOf(after)]).toEqual([false, 0]);
    }
  }
});

it("gives a company delayed terms, a debit and RiBa only on its credit", async () => {
  const { order } = await ofCompany(undefined);
  await withMandate(order);
  await expect(changeTerms(open(order), delayed, now)).rejects.toThrow("credit-limit-missing");
  await expect(changeMethod(open(order), { method: "sepa_direct_debit" }, now)).rejects.toThrow("credit-limit-missing");
  const { order: small } = await ofCompany(100_000);
  await expect(changeTerms(open(small), delayed, now)).rejects.toThrow("credit-limit-exceeded");
  const { order: large } = await ofCompany(10_000_000);
  const later = await changeTerms(open(large), delayed, now);
  await expect(changeMethod(open(later), { method: "bank_receipt" }, now)).rejects.toThrow("iban-missing");
  const foreign = {
    method: "bank_receipt" as const,
    iban: "DE89370400440532013000",
  };
  await expect(changeMethod(open(later), foreign, now)).rejects.toMatchObject({
    fields: [{ code: "invalid-iban" }],
  });
  const riba = await changeMethod(open(later), { method: "bank_receipt", iban }, now);
  expect(riba.transactions.at(-1)).toMatchObject({
    method: "bank_receipt",
    iban,
  });
});

it("has goods leave for a debit only with the mandate that its instalment has, and with no other's", async () => {
  const { order } = await ofCompany(10_000_000);
  const debit = { method: "sepa_direct_debit" as const };
  await expect(changeMethod(open(order), debit, now)).rejects.toThrow("mandate-missing");
  await withMandate(order);
  expect(isShippable(await changeMethod(open(order), debit, now))).toBe(true);
  const other = await changeTerms(open(order), "hundred_upon_shipment", now);
  expect(isShippable(other)).toBe(false);
  expect(other).toMatchObject({ method: "manual_wire_transfer" });
  await expect(changeMethod(open(other), debit, now)).rejects.toThrow("mandate-missing");
});

it("tries an instalment again by transfer where it was on credit, and not on terms that its company may have no more", async () => {
  const { user, order } = await ofCompany(10_000_000);
  await withMandate(order);
  const later = await changeTerms(open(order), delayed, now);
  await withMandate(later);
  await changeMethod(open(later), { method: "sepa_direct_debit" }, now);
  await failOrder(order.id, "no answer", now);
  const failed = await loadOrder(order.id);
  await CompanyEntity.build(UpdateItemCommand).item({ id: user.companyId, status: "suspended" }).send();
  await expect(retryOrder(failed, user, now)).rejects.toThrow("terms-not-allowed");
  await CompanyEntity.build(UpdateItemCommand).item({ id: user.companyId, status: "verified" }).send();
  const again = await retryOrder(failed, user, now);
  expect(again).toMatchObject({
    status: "pendingPayment",
    method: "manual_wire_transfer",
  });
  expect(again.transactions.at(-1)).toMatchObject({
    method: "manual_wire_transfer",
  });
  expect(isShippable(again)).toBe(false);
});

it("offers no way to pay what waits for no payment: ended, or replaced by another schedule", async () => {
  const { user, order } = await ofPerson();
  expect((await waysOf(user, open(order), now)).items).not.toEqual([]);
  await changeTerms(open(order), "fifty_upon_order30_days", now);
  expect(await waysOf(user, `${order.id}.1`, now)).toEqual({ items: [] });
  expect((await waysOf(user, `${order.id}.2`, now)).items).not.toEqual([]);
  await failOrder(order.id, "no answer", now);
  expect(await waysOf(user, `${order.id}.2`, now)).toEqual({ items: [] });
});
