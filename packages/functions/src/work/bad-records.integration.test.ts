import { couponStatus } from "@solvia/core/coupons/coupon";
import { expireCoupons } from "@solvia/core/coupons/expire-coupons";
import { findCoupon } from "@solvia/core/coupons/find-coupon";
import { createCoupon } from "@solvia/core/coupons/save-coupon";
import { expireUnpaidOrders, remindLatePayers } from "@solvia/core/orders/payment/unpaid-orders";
import { loadOrder } from "@solvia/core/orders/stored-order";
import { failuresOf } from "@solvia/core/platform/work/each-apart";
import { movePublication, publishDue } from "@solvia/core/publications/move-publication";
import { loadPublication, startPublication } from "@solvia/core/publications/save-publication";
import { recheckQuotations } from "@solvia/core/quotations/living/recheck";
import { loadQuotation } from "@solvia/core/quotations/stored-quotation";
import { watchValidity } from "@solvia/core/quotations/watch";
import { loadTicket } from "@solvia/core/tickets/stored-ticket";
import { tendTickets } from "@solvia/core/tickets/tend-tickets";
import { answerTicket } from "@solvia/core/tickets/desk/answer-ticket";
import { askSupport } from "@solvia/core/tickets/writing/ask-support";
import { expect, it } from "vitest";
import { inDays, now, placed, useCardProvider } from "../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../tests/support/object-storage.ts";
import { customer, employee, sentQuotation } from "../../../../tests/support/quotations.ts";
import { spoiledBeside } from "../../../../tests/support/spoiled.ts";

useDatabase();
useCardProvider();
useObjectStorage();

/** What a schedule says at its end, when it has gone on past a record that nobody can read. */
async function fallsOver(run: Promise<unknown>): Promise<void> {
  const failures = failuresOf(
    await run.then(
      () => undefined,
      (error: unknown) => error,
    ),
  );
  expect(failures.map((one) => (one as Error).message)).toEqual([expect.stringMatching(/^one \w+ can't be read$/)]);
}

it("coupons beside one that can't be read expire", async () => {
  const days = { from: "2026-11-01", until: "2026-11-30" };
  const terms = { kind: "amount", amount: 5000, minimum: 0, categories: [], maxUses: 1 } as const;
  await createCoupon({ code: "GUTE-1", ...terms, ...days }, now);
  const clean = await spoiledBeside("COUPON#GUTE-1", "COUPON");
  await fallsOver(expireCoupons(inDays(15)));
  expect(couponStatus((await findCoupon("GUTE-1"))!)).toBe("expired");
  await clean();
});

it("publications beside one that can't be read appear on their day", async () => {
  const texts = { title: "Prova", teaser: "In breve.", body: "<p>Prova</p>", tags: [], seriesIds: [], lessonIds: [] };
  const picture = { noindex: false, thumbnailUrl: "https://files.example/a.jpg" };
  const { id, revision } = await startPublication("article", { ...texts, ...picture }, now);
  await movePublication(id, { move: "schedule", revision, publishOn: inDays(1).toISOString() }, now);
  const clean = await spoiledBeside(`PUBLICATION#${id}`, "PUBLICATION");
  await fallsOver(publishDue(inDays(2)));
  expect(await loadPublication(id)).toMatchObject({ status: "published" });
  await clean();
});

it("tickets beside one that can't be read come to their end", async () => {
  const [user, office] = [{ ...(await customer()), entitlement: "exclusive" as const }, await employee(["admin"])];
  const about = { kind: "brand", brand: "Altrove Solar" } as const;
  const asking = { topic: "fault", subject: "Inverter", text: "Spento.", about } as const;
  const [silent, over] = [await askSupport(user, asking, now), await askSupport(user, asking, now)];
  for (const [{ id }, outcome] of [
    [silent, "ask"],
    [over, "solve"],
  ] as const)
    await answerTicket(office, id, { revision: (await loadTicket(id)).revision, outcome, text: "Sì" }, now);
  const clean = await spoiledBeside(`TICKET#${silent.id}`, "TICKET");
  await fallsOver(tendTickets(inDays(20)));
  expect((await loadTicket(silent.id)).status).toBe("resolved");
  expect((await loadTicket(over.id)).status).toBe("closed");
  await clean();
});

it("quotations beside one that can't be read are looked at and expire", async () => {
  const { quotation } = await sentQuotation([{ pieces: 9, quantity: 1 }]);
  const clean = await spoiledBeside(`QUOTATION#${quotation.id}`, "QUOTATION");
  await fallsOver(recheckQuotations(now));
  expect((await loadQuotation(quotation.id)).rechecked).toMatchObject({ verdict: "yes" });
  await fallsOver(watchValidity(inDays(200)));
  expect((await loadQuotation(quotation.id)).status).toBe("expired");
  await clean();
});

it("orders beside one that can't be read are reminded of, and end", async () => {
  const order = await placed();
  const clean = await spoiledBeside(`ORDER#${order.id}`, "DAYS");
  await fallsOver(remindLatePayers(inDays(8)));
  expect((await loadOrder(order.id)).transactions[0]?.remindedOnDay).toBe(1);
  await fallsOver(expireUnpaidOrders(inDays(40)));
  expect(await loadOrder(order.id)).toMatchObject({ status: "failed" });
  await clean();
});
