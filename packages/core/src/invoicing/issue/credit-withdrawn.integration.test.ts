import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { storedPaidOrder } from "../../../../../tests/support/paid-order.ts";
import { setWithdrawalRefunded } from "../../orders/withdrawal/settle.ts";
import { loadOrder, type Order } from "../../orders/index.ts";
import { declareWithdrawal } from "../../returns/declare-withdrawal.ts";
import { creditWithdrawn } from "./credit-withdrawn.ts";
import { issueCreditNote } from "./issue-credit-note.ts";
import { issueInvoice } from "./issue-invoice.ts";

useDatabase();
useObjectStorage();

const now = new Date("2026-11-23T10:00:00Z");
const mario = { fiscalCode: "RSSMRA85T10A562S" };
const named = { name: "Mario Rossi", email: "mario@example.com" };

/** The worked example, delivered and invoiced. */
async function invoiced(): Promise<Order> {
  const delivered = { fulfilment: "delivered" as const, deliveredOn: "2026-11-22T10:00:00.000Z" };
  const { id } = await storedPaidOrder(delivered);
  return issueInvoice(id, { type: "TD01", total: 319_805 }, mario, now);
}
const withdraw = ({ id, userId }: Order, lines?: { productId: string; quantity: number }[]) =>
  declareWithdrawal({ id: userId } as never, id, { ...named, lines }, now);
const documentsOf = async ({ id }: Order) =>
  ((await loadOrder(id)).invoices ?? []).map(({ type, total, pieces }) => ({ type, total, pieces }));

it("credits the pieces of delivered goods once the office is through with their withdrawal, once, and the rest with the delivery", async () => {
  const order = await invoiced();
  const { id, lines } = order;
  const one = [{ productId: lines[0]!.productId, quantity: 1 }];
  await withdraw(order, one);
  await creditWithdrawn(id, now);
  expect(await documentsOf(order)).toHaveLength(1);
  await setWithdrawalRefunded(id, 0, {}, now);
  await Promise.all([1, 2, 3].map(() => creditWithdrawn(id, now)));
  const [, note, ...more] = await documentsOf(order);
  expect(note).toMatchObject({ type: "TD04", pieces: one });
  expect(more).toEqual([]);
  await withdraw(await loadOrder(id));
  await creditWithdrawn(id, now);
  expect(await documentsOf(order)).toHaveLength(2);
  await setWithdrawalRefunded(id, 1, {}, now);
  await creditWithdrawn(id, now);
  await creditWithdrawn(id, now);
  const all = await documentsOf(order);
  expect(all.map(({ type }) => type)).toEqual(["TD01", "TD04", "TD04"]);
  expect((all[1]?.total ?? 0) + (all[2]?.total ?? 0)).toBe(319_805);
});

it("leaves to a clerk what they have credited, and what the office keeps a part of", async () => {
  const order = await invoiced();
  const { id, lines } = order;
  const one = [{ productId: lines[0]!.productId, quantity: 1 }];
  await issueCreditNote(id, { what: { pieces: one }, reason: "Recesso" }, now);
  await withdraw(order, one);
  await setWithdrawalRefunded(id, 0, {}, now);
  await creditWithdrawn(id, now);
  expect(await documentsOf(order)).toHaveLength(2);
});
