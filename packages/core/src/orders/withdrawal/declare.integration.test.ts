import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { buyer, now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { companyProduct, creditCompany } from "../../../../../tests/support/credit.ts";
import { setDelivered, setReady } from "../change-order.ts";
import { markPaid } from "../settle-transaction.ts";
import { loadOrder } from "../stored-order.ts";
import { declareGuestWithdrawal, declareWithdrawal } from "./declare.ts";

useDatabase();

const declared = { name: "Ada Neri", email: "ada@example.com" };
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

it("keeps a consumer's withdrawal once, with its time and where the receipt goes", async () => {
  const { user, place } = await readyCart(await product(2), 1);
  const { id } = await place();
  const order = await declareWithdrawal(user, id, declared, now);
  expect(order.withdrawal).toEqual({ ...declared, declaredOn: now.toISOString() });
  const again = await declareWithdrawal(user, id, { ...declared, name: "Eva Neri" }, later(1));
  expect(again).toMatchObject({ version: order.version, withdrawal: order.withdrawal });
  await expect(declareWithdrawal(buyer(), id, declared, now)).rejects.toThrow("not-found");
});

it("ends with the fourteenth day after the delivery that the order keeps", async () => {
  const { user, place } = await readyCart(await product(2), 1);
  const { id } = await place();
  await markPaid(`${id}.1`, "manual_wire_transfer", { settledOn: "2026-11-20", settlementRef: "CRO 1" }, now);
  await setReady(id, true, now);
  expect((await setDelivered(id, now)).deliveredOn).toBe(now.toISOString());
  await expect(declareWithdrawal(user, id, declared, later(15))).rejects.toMatchObject({
    code: "withdrawal-not-possible",
    params: { until: "2026-12-04" },
  });
  expect((await declareWithdrawal(user, id, declared, later(14))).withdrawal).toBeDefined();
});

it("takes a guest's declaration by number and e-mail, and answers nothing whatever is asked", async () => {
  const { user, place } = await readyCart(await product(2), 1);
  const { id, number } = await place();
  const wrong = { name: "Somebody", email: "somebody@example.com" };
  expect(await declareGuestWithdrawal(number, wrong, now)).toBeUndefined();
  expect(await declareGuestWithdrawal("ZZZZ-ZZZZ", { ...wrong, email: user.email }, now)).toBeUndefined();
  expect((await loadOrder(id)).withdrawal).toBeUndefined();
  const typed = { name: "Ada Neri", email: user.email.toUpperCase() };
  expect(await declareGuestWithdrawal(number.toLowerCase(), typed, now)).toBeUndefined();
  expect((await loadOrder(id)).withdrawal).toMatchObject({ name: "Ada Neri", email: user.email });
});

it("is no company's", async () => {
  const { user, place } = await readyCart(await companyProduct(2), 1, await creditCompany(undefined));
  const { id } = await place();
  await expect(declareWithdrawal(user, id, declared, now)).rejects.toThrow("withdrawal-not-possible");
});
