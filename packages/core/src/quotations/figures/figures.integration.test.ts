import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { employee, placedFromQuotation, sentQuotation } from "../../../../../tests/support/quotations.ts";
import { now } from "../../../../../tests/support/shop.ts";
import { failOrder } from "../../orders/payment/fail-order.ts";
import { markPaid } from "../../orders/payment/settle-transaction.ts";
import { dropAccepted, reset, setLost } from "../outcome.ts";
import { createQuotation, deleteDraft, setOwner } from "../selling/drafting.ts";
import { makeLink } from "../shared-link.ts";
import { loadQuotation } from "../stored-quotation.ts";
import { endOf } from "../version/validity.ts";
import { watchValidity } from "../watch.ts";
import { countEarlierQuotations, countQuotation, countQuotations } from "./count-quotations.ts";
import { openedByCustomer, openedByLink } from "./opened.ts";
import { quotationFunnel } from "./read-figures.ts";

useDatabase();

const period = "2026-11";
const counts = async (ownerId: string) => {
  const { stages, lost, expired } = await quotationFunnel({ period, ownerId }, now);
  return {
    ...Object.fromEntries(stages.flatMap(({ stage, count }) => (count > 0 ? [[stage, count]] : []))),
    ...Object.fromEntries(lost.map(({ reason, count }) => [reason, count])),
    ...(expired.count > 0 && { expired: expired.count }),
  };
};

it("counts a quotation once, however often and beside whom it is told of", async () => {
  const { agent, quotation, user } = await sentQuotation([{ pieces: 9, quantity: 1 }]);
  await Promise.all(Array.from({ length: 6 }, () => countQuotations([quotation.id, quotation.id])));
  expect(await counts(agent.id)).toEqual({ drafted: 1, sent: 1 });
  await openedByCustomer(user, quotation.id, now);
  await openedByCustomer(user, quotation.id, now);
  await Promise.all([countQuotation(quotation.id), countQuotation(quotation.id)]);
  expect(await counts(agent.id)).toEqual({ drafted: 1, sent: 1, opened: 1 });
  const { stages } = await quotationFunnel({ period, ownerId: agent.id }, now);
  expect(stages.find(({ stage }) => stage === "sent")?.amount).toBe(quotation.total);
});

it("keeps the figures of one seller exact when many of theirs are counted at once", async () => {
  const { agent, user } = await sentQuotation([{ pieces: 9, quantity: 1 }]);
  const made = await Promise.all(
    Array.from({ length: 6 }, () => createQuotation(agent, { userId: user.id, lines: [] }, now)),
  );
  await Promise.all(made.map(({ id }) => countQuotation(id)));
  expect(await counts(agent.id)).toEqual({ drafted: 6 });
  await deleteDraft(agent, made[0]!.id);
  await countQuotations(made.map(({ id }) => id));
  expect(await counts(agent.id)).toEqual({ drafted: 5 });
});

it("follows it from acceptance to the money, and back when its order ends", async () => {
  const { agent, quotation, order } = await placedFromQuotation();
  await countQuotation(quotation.id);
  expect(await counts(agent.id)).toEqual({ drafted: 1, sent: 1, opened: 1, accepted: 1, ordered: 1 });
  await markPaid(`${order.id}.1`, "manual_wire_transfer", { settledOn: "2026-11-20", settlementRef: "R" }, now);
  await countQuotation(quotation.id);
  const funnel = await quotationFunnel({ period, ownerId: agent.id }, now);
  expect(funnel).toMatchObject({ conversion: 10_000, medianDays: 0 });
  expect(funnel.stages.at(-1)).toEqual({ stage: "paid", count: 1, amount: order.amounts.total });
});

it("takes an order that failed, and an acceptance that was dropped, out again", async () => {
  const failed = await placedFromQuotation();
  await failOrder(failed.order.id, "cancelled", now);
  await countQuotation(failed.quotation.id);
  expect(await counts(failed.agent.id)).toEqual({ drafted: 1, sent: 1, opened: 1, accepted: 1 });
  const dropped = await sentQuotation([{ pieces: 9, quantity: 1 }]);
  await dropped.accept();
  await countQuotation(dropped.quotation.id);
  await dropAccepted(dropped.agent, dropped.quotation.id, (await loadQuotation(dropped.quotation.id)).revision, now);
  await countQuotation(dropped.quotation.id);
  expect(await counts(dropped.agent.id)).toEqual({ drafted: 1, sent: 1 });
});

it("tells why it was lost, that it expired, and goes along to who looks after it now", async () => {
  const { agent, owner, quotation } = await sentQuotation([{ pieces: 9, quantity: 1 }]);
  const lost = await setLost(agent, quotation.id, { revision: quotation.revision, lostReason: "price" }, now);
  await countQuotation(quotation.id);
  expect(await counts(agent.id)).toEqual({ drafted: 1, sent: 1, price: 1 });
  await reset(agent, quotation.id, lost.revision, now);
  const warehouse = await employee(["warehouse"]);
  await expect(setOwner(agent, quotation.id, warehouse.id, now)).rejects.toMatchObject({
    fields: [{ field: "ownerId", code: "not-found" }],
  });
  await setOwner(agent, quotation.id, owner.id, now);
  await countQuotation(quotation.id);
  expect([await counts(agent.id), await counts(owner.id)]).toEqual([{}, { drafted: 1, sent: 1 }]);
  const over = await sentQuotation([{ pieces: 9, quantity: 1 }]);
  await watchValidity(new Date(Date.parse(endOf(over.quotation.validUntil!)) + 1));
  await countQuotation(over.quotation.id);
  expect(await counts(over.agent.id)).toEqual({ drafted: 1, sent: 1, expired: 1 });
});

it("counts a look by its link, and what stood there before anything was counted", async () => {
  const { agent, quotation } = await sentQuotation([{ pieces: 9, quantity: 1 }]);
  const { url } = await makeLink(agent, quotation.id, quotation.revision, now);
  await openedByLink(url.split("/").at(-1)!, now);
  await expect(openedByLink("x".repeat(43), now)).rejects.toThrow("token-invalid");
  expect(await countEarlierQuotations()).toBeGreaterThan(0);
  expect(await counts(agent.id)).toEqual({ drafted: 1, sent: 1, opened: 1 });
  expect(await countEarlierQuotations()).toBe(0);
});
