import { beforeAll, expect, it } from "vitest";
import { anEmail } from "../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { buyer, now, product, readyCart } from "../../../../tests/support/shop.ts";
import { failOrder } from "../orders/payment/fail-order.ts";
import { markPaid } from "../orders/payment/settle-transaction.ts";
import { judgedOne } from "./judged.ts";
import { createContact } from "./save-contact.ts";
import { loadContact } from "./stored-contact.ts";

useDatabase();
beforeAll(() => {
  process.env["CONTACTS_KEY"] = "of this test";
});

it("attack: an order that was never paid, or was given up, is no sale on whose ground offers may go", async () => {
  const user = { ...buyer(), email: anEmail() };
  const { place } = await readyCart(await product(10), 1, user);
  const { id: orderId } = await place();
  const typed = { language: "it" as const, lists: [], source: "Ordine" };
  const legalBasis = { kind: "soft_spam", orderId, date: now.toISOString() } as const;
  const write = (email: string) => createContact({ ...typed, email, legalBasis }, now);
  const refused = (code: string) => ({ fields: [{ field: "legalBasis.orderId", code }] });
  await expect(write(user.email)).rejects.toMatchObject(refused("not-sold"));
  await expect(write(anEmail())).rejects.toMatchObject(refused("not-found"));
  await markPaid(`${orderId}.1`, "manual_wire_transfer", { settledOn: "2026-11-20", settlementRef: "CRO 5" }, now);
  const { id } = await write(user.email);
  const verdict = async () => (await judgedOne(await loadContact(id), now)).verdict;
  expect(await verdict()).toEqual({ allowed: true, basis: "soft_spam" });
  await failOrder(orderId, "Non più disponibile", now, true);
  expect(await verdict()).toEqual({ allowed: false, reason: "not-sold" });
});
