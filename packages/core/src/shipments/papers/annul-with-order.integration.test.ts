import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { failOrder } from "../../orders/payment/fail-order.ts";
import { markPaid } from "../../orders/payment/settle-transaction.ts";
import { loadOrder } from "../../orders/index.ts";
import { declareWithdrawal } from "../../returns/declare-withdrawal.ts";
import { setShipmentReady } from "../send-shipment.ts";
import { annulledWithOrder, withdrawnBefore } from "./annul-with-order.ts";
import { issueTransportDocument } from "./issue-for-shipment.ts";
import { documentsFor } from "./stored-document.ts";

useDatabase();
useObjectStorage();

/** An order whose goods are packed, with their document. */
async function documented() {
  const { user, place } = await readyCart(await product(5), 2);
  const { id } = await place();
  await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
  await setShipmentReady(id, true, now);
  await issueTransportDocument(id, {}, now);
  return { id, user };
}

const states = async (id: string) => (await documentsFor(id)).map(({ state, annulled }) => [state, annulled?.reason]);

it("annuls the document of goods that never left in the act that gives the order up, and refuses to end it otherwise", async () => {
  const { id } = await documented();
  await expect(failOrder(id, "Doppio", now, true)).rejects.toMatchObject({ code: "transport-document-stands" });
  expect(await states(id)).toEqual([["issued", undefined]]);
  expect((await loadOrder(id)).status).toBe("paid");
  await failOrder(id, "Doppio", now, true, annulledWithOrder("Doppio"));
  expect(await states(id)).toEqual([["annulled", "Doppio"]]);
  expect((await loadOrder(id)).fulfilment).toBe("none");
});

it("annuls it when its consumer withdraws before it leaves", async () => {
  const { id, user } = await documented();
  const declared = { name: "Ada Neri", email: user.email, language: "it" as const };
  const order = await declareWithdrawal(user, id, declared, now, annulledWithOrder(withdrawnBefore));
  expect(order.cancelledOn).toBeDefined();
  expect(await states(id)).toEqual([["annulled", withdrawnBefore]]);
});
