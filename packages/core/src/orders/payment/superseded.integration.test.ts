import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { companyProduct, creditCompany } from "../../../../../tests/support/credit.ts";
import { now, readyCart } from "../../../../../tests/support/shop.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { changeTerms } from "./change-payment.ts";
import { pausePay, payLater, payWithBankReceipt } from "../placing/pay-later.ts";
import { markPaid } from "./settle-transaction.ts";
import { loadOrder } from "../stored-order.ts";
import { payOffline } from "./transactions.ts";

useDatabase();
const iban = "IT60X0542811101000000123456";

it("lets nobody pay or mark what another schedule has replaced", async () => {
  const company = await creditCompany(100_000_000);
  const { place } = await readyCart(await companyProduct(3, 100_000), 3, company);
  const { id } = await place();
  const order = await changeTerms(`${id}.1`, "thirty_days_later_end_of_month", now);
  const acts = [
    () => payOffline(company, `${id}.1`, now),
    () => payLater(company, `${id}.1`, now),
    () => pausePay(company, `${id}.1`, now),
    () => payWithBankReceipt(company, `${id}.1`, iban, now),
    () => markPaid(`${id}.1`, "manual_wire_transfer", mark, now),
  ];
  for (const act of acts) await expect(act()).rejects.toThrow("invalid-transition");
  expect(await loadOrder(id)).toEqual(order);
});
