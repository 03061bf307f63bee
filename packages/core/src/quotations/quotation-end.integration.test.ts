import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { describe, expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { listPrice, now, product } from "../../../../tests/support/shop.ts";
import {
  agentOf,
  customer,
  pickedUp,
  placedFromQuotation,
  sentQuotation,
} from "../../../../tests/support/quotations.ts";
import { address } from "../../../../tests/support/address.ts";
import { announced } from "../../../../tests/support/accounts.ts";
import { saveAddress } from "../accounts/addresses.ts";
import { UserEntity } from "../accounts/user.table.ts";
import { listNotifications } from "../crm/notifications/list-notifications.ts";
import { notify } from "../crm/notifications/notify.ts";
import type { User } from "../platform/access.ts";
import { openOrderOf, syncPrices, taxFactsOf } from "../orders/cart/cart.ts";
import { amountsOf } from "../orders/amounts.ts";
import { payLater } from "../orders/placing/pay-later.ts";
import { placeOrder } from "../orders/placing/place-order.ts";
import { retryOrder } from "../orders/placing/retry-order.ts";
import { payOffline } from "../orders/payment/transactions.ts";
import { dueTransaction } from "../orders/payment/card-payment.ts";
import { markPaid } from "../orders/payment/settle-transaction.ts";
import { expireUnpaidOrders } from "../orders/payment/unpaid-orders.ts";
import { loadOrder } from "../orders/stored-order.ts";
import { acceptQuotation } from "./accepting/accept.ts";
import { setAddress } from "./adjust.ts";
import { changeDraft, createQuotation, deleteDraft, duplicate } from "./selling/drafting.ts";
import { quotationApprovalAsked, quotationApprovalGiven } from "./events.ts";
import { countToApprove, listQuotations } from "./listing/list-quotations.ts";
import { dropAccepted, reset, setLost, setWon } from "./outcome.ts";
import { QuotationEntity } from "./quotation.table.ts";
import { decideApproval, sendQuotation } from "./selling/send.ts";
import { linked, linkUntil, makeLink, revokeLink } from "./shared-link.ts";
import { loadQuotation, loadVersion } from "./stored-quotation.ts";
import { customerRow, customerView } from "./views.ts";
import { endOf } from "./version/validity.ts";
import { watchSales } from "./sales/watch-sales.ts";
import { watchValidity } from "./watch.ts";

useDatabase();

const over = (validUntil: string) => new Date(Date.parse(endOf(validUntil)) + 1);
const lastMoment = (validUntil: string) => new Date(endOf(validUntil));

describe("validity", () => {
  it("ends at 23:59:59 in Rome: the last moment is still good, the next is none", async () => {
    const { quotation, accept } = await sentQuotation([{ pieces: 20, quantity: 2 }]);
    await expect(accept(quotation.hash, undefined, over(quotation.validUntil!))).rejects.toThrow("quotation-expired");
    const { cart } = await accept(quotation.hash, undefined, lastMoment(quotation.validUntil!));
    expect(cart.lines).toHaveLength(1);
  });

  it("after it nothing is placed at the old prices; today's are taken when they are asked for", async () => {
    const productId = await product(20);
    const { user, quotation, accept } = await sentQuotation([{ productId, quantity: 2, discount: 0.5 }]);
    const { cart } = await accept();
    const ready = await pickedUp(user, cart.id);
    const { total: expectedTotal } = amountsOf(ready, taxFactsOf(user, now));
    const late = over(quotation.validUntil!);
    await expect(placeOrder(user, cart.id, { method: "card", expectedTotal }, late)).rejects.toThrow(
      "quotation-expired",
    );
    const synced = await syncPrices(user, cart.id, late);
    expect(synced.changes).toMatchObject([{ code: "price-changed", before: 5000, after: 10_000 }]);
    expect(synced.cart.quotation).toBeUndefined();
    expect(synced.cart.lines.map(({ offered }) => offered)).toEqual([undefined]);
  });

  it("payment arrives after expiry: no way to pay is open, the order ends, and money that comes goes back", async () => {
    const { user, quotation, order } = await placedFromQuotation();
    const late = over(quotation.validUntil!);
    const id = `${order.id}.1`;
    for (const pay of [payOffline, payLater]) await expect(pay(user, id, late)).rejects.toThrow("quotation-expired");
    expect(() => dueTransaction(order, late)).toThrow("quotation-expired");
    await expireUnpaidOrders(late);
    const ended = await loadOrder(order.id);
    expect(ended).toMatchObject({ status: "failed", failedReason: "expired", reserved: false });
    await expect(retryOrder(ended, user, now)).rejects.toThrow("order-ended");
  });

  it("what was paid in time stays paid, and its quotation is won, not expired", async () => {
    const { quotation, order } = await placedFromQuotation();
    await markPaid(`${order.id}.1`, "manual_wire_transfer", { settledOn: "2026-11-20", settlementRef: "CRO 1" }, now);
    const late = over(quotation.validUntil!);
    await expireUnpaidOrders(late);
    expect((await loadOrder(order.id)).status).toBe("paid");
    await watchValidity(late);
    expect((await loadQuotation(quotation.id)).status).toBe("accepted");
    await watchSales(late);
    expect((await loadQuotation(quotation.id)).status).toBe("won");
  });

  it("a part that is paid leaves the balance open: won is the whole of it, or what was sold when the validity ends", async () => {
    const productId = await product(40);
    const { user, quotation, accept } = await sentQuotation([
      { productId, quantity: 6 },
      { pieces: 9, quantity: 1, optional: true },
    ]);
    const [line] = (await loadVersion(quotation.id, 1)).content.lines;
    const read = async (at = now) => customerView(await loadQuotation(quotation.id), at);
    const part = async (quantity: number) => {
      const { cart } = await accept(quotation.hash, [{ lineId: line!.lineId, quantity }]);
      const { total: expectedTotal } = amountsOf(await pickedUp(user, cart.id), taxFactsOf(user, now));
      return placeOrder(user, cart.id, { method: "manual_wire_transfer", expectedTotal }, now);
    };
    const paid = (id: string) =>
      markPaid(`${id}.1`, "manual_wire_transfer", { settledOn: "2026-11-20", settlementRef: `CRO ${id}` }, now);
    await paid((await part(2)).id);
    await watchSales(now);
    expect(await read()).toMatchObject({ status: "accepted", standing: "partly", mayAccept: true });
    const rest = await part(4);
    // All of it is taken, and a part of that isn't paid: it may come back.
    await watchSales(now);
    expect(await read()).toMatchObject({ status: "accepted", standing: "accepted" });
    await paid(rest.id);
    await watchSales(now);
    expect(await read()).toMatchObject({ status: "won", mayAccept: false });
  });

  it("the validity ends with a balance left: what was sold is won, what nobody paid is over and says so", async () => {
    const [sold, unsold] = [
      await sentQuotation([{ pieces: 20, quantity: 6 }]),
      await sentQuotation([{ pieces: 9, quantity: 2 }]),
    ];
    const [line] = (await loadVersion(sold.quotation.id, 1)).content.lines;
    const { cart } = await sold.accept(sold.quotation.hash, [{ lineId: line!.lineId, quantity: 2 }]);
    const { total: expectedTotal } = amountsOf(await pickedUp(sold.user, cart.id), taxFactsOf(sold.user, now));
    const order = await placeOrder(sold.user, cart.id, { method: "manual_wire_transfer", expectedTotal }, now);
    await markPaid(`${order.id}.1`, "manual_wire_transfer", { settledOn: "2026-11-20", settlementRef: "CRO 2" }, now);
    await unsold.accept();
    const late = over(sold.quotation.validUntil!);
    await watchSales(lastMoment(sold.quotation.validUntil!));
    expect((await loadQuotation(sold.quotation.id)).status).toBe("accepted");
    await watchSales(late);
    const read = async ({ quotation }: typeof sold) => customerView(await loadQuotation(quotation.id), late);
    expect(await read(sold)).toMatchObject({ status: "won", mayAccept: false });
    expect(await read(unsold)).toMatchObject({ status: "accepted", standing: "lapsed", mayAccept: false });
  });

  it("jobs write only over the state that they expect: won, lost and accepted never expire, one is reminded once", async () => {
    const sent = await sentQuotation([{ pieces: 9, quantity: 1 }]);
    const accepted = await sentQuotation([{ pieces: 9, quantity: 1 }]);
    await accepted.accept();
    const lost = await sentQuotation([{ pieces: 9, quantity: 1 }]);
    await setLost(lost.agent, lost.quotation.id, { revision: lost.quotation.revision, lostReason: "price" }, now);
    const soon = new Date(Date.parse(endOf(sent.quotation.validUntil!)) - 3600_000);
    expect((await watchValidity(soon)).reminded).toBeGreaterThan(0);
    expect((await loadQuotation(sent.quotation.id)).remindedOf).toBe(1);
    expect(await watchValidity(soon)).toEqual({ expired: 0, reminded: 0 });
    const late = over(sent.quotation.validUntil!);
    expect((await watchValidity(late)).expired).toBeGreaterThan(0);
    const statuses = await Promise.all([sent, accepted, lost].map(({ quotation }) => loadQuotation(quotation.id)));
    expect(statuses.map(({ status }) => status)).toEqual(["expired", "accepted", "lost"]);
  });
});

describe("the floor", () => {
  it("below it the back office is asked, its word makes no order and sends nothing, holds for that content alone, and stays when the approver leaves", async () => {
    const productId = await product(20);
    const user = await customer();
    const { agent, admin } = await agentOf(user);
    const draft = await createQuotation(
      agent,
      { userId: user.id, lines: [{ productId, quantity: 2, price: 9000 }] },
      now,
    );
    const asked = await sendQuotation(agent, draft.id, draft, now);
    expect(asked).toMatchObject({ status: "draft", sent: 0, approval: { state: "asked" } });
    await expect(decideApproval(agent, draft.id, { revision: asked.revision, agrees: true }, now)).rejects.toThrow(
      "forbidden",
    );
    const given = await decideApproval(admin, draft.id, { revision: asked.revision, agrees: true }, now);
    expect(given).toMatchObject({ status: "draft", sent: 0, acceptances: [] });
    expect((await openOrderOf(user, now)).lines).toEqual([]);
    const lower = await changeDraft(
      agent,
      draft.id,
      { revision: given.revision, lines: [{ productId, quantity: 2, price: 8000 }] },
      now,
    );
    // What was agreed to is gone with the content that it was agreed to for.
    expect(lower.approval).toBeUndefined();
    expect(await sendQuotation(agent, draft.id, lower, now)).toMatchObject({
      sent: 0,
      approval: { state: "asked" },
    });
    const { revision } = await loadQuotation(draft.id);
    const again = await decideApproval(admin, draft.id, { revision, agrees: true }, now);
    await UserEntity.build(UpdateItemCommand).item({ id: admin.id, closedAt: now.toISOString() }).send();
    expect(await sendQuotation(agent, draft.id, again, now)).toMatchObject({ status: "sent", sent: 1 });
  });
});

describe("who waits for a word on a discount", () => {
  const below = async () => {
    const productId = await product(20);
    const user = await customer();
    const people = await agentOf(user);
    const lines = [{ productId, quantity: 2, price: 9000 }];
    const draft = await createQuotation(people.agent, { userId: user.id, lines }, now);
    return { ...people, draft, asked: await sendQuotation(people.agent, draft.id, draft, now) };
  };
  const toApprove = async (admin: User) => {
    const { items } = await listQuotations(admin, { approval: "asked", limit: 50 }, later);
    return items.map(({ id }) => id);
  };
  const later = new Date(now.getTime() + 90 * 86_400_000);

  it("is found by it in every month and counted, until it is decided or the content is another", async () => {
    const { agent, admin, draft, asked } = await below();
    const { count } = await countToApprove(50);
    expect(await toApprove(admin)).toContain(draft.id);
    const refused = await decideApproval(admin, draft.id, { revision: asked.revision, agrees: false }, now);
    expect([await toApprove(admin), await countToApprove(50)]).toEqual([
      expect.not.arrayContaining([draft.id]),
      { count: count - 1, more: false },
    ]);
    const again = await sendQuotation(agent, draft.id, refused, now);
    expect(await toApprove(admin)).toContain(draft.id);
    await changeDraft(agent, draft.id, { revision: again.revision, reference: "Tetto" }, now);
    expect(await toApprove(admin)).not.toContain(draft.id);
  });

  it("administrators are told once that it waits, its asker what became of it", async () => {
    const { agent, admin, draft, asked } = await below();
    const mine = async (event: Parameters<typeof announced>[0]) =>
      (await announced(event)).filter((payload) => (payload as { quotationId: string }).quotationId === draft.id);
    const still = await sendQuotation(agent, draft.id, asked, now);
    expect(await mine(quotationApprovalAsked)).toHaveLength(1);
    await decideApproval(admin, draft.id, { revision: still.revision, agrees: true }, now);
    expect(await mine(quotationApprovalGiven)).toEqual([{ quotationId: draft.id, askedBy: agent.id }]);
    const told = { id: draft.id, at: now.toISOString() };
    await notify({ ...told, type: "quotation-approval-asked", payload: { quotationId: draft.id } });
    await notify({
      ...told,
      id: `${draft.id}2`,
      type: "quotation-approval-given",
      payload: { quotationId: draft.id, askedBy: agent.id },
    });
    const heard = async (who: User) => (await listNotifications(who, { limit: 5 }, now)).items.map(({ type }) => type);
    expect([await heard(admin), await heard(agent)]).toEqual([
      ["quotation-approval-asked"],
      ["quotation-approval-given"],
    ]);
  });
});

describe("the end", () => {
  it("is lost with a reason: the cart loses the prices; what was placed is neither lost nor dropped", async () => {
    const { agent, user, accept, quotation } = await sentQuotation([{ pieces: 20, quantity: 2, discount: 0.5 }]);
    await accept();
    const accepted = await loadQuotation(quotation.id);
    await setLost(agent, quotation.id, { revision: accepted.revision, lostReason: "no_answer" }, now);
    const cart = await openOrderOf(user, now);
    expect(cart.lines[0]?.offered).toBeUndefined();
    const lost = await loadQuotation(quotation.id);
    const again = await reset(agent, quotation.id, lost.revision, now);
    expect(again).toMatchObject({ status: "draft", lostReason: undefined });
    const { order, quotation: sold, agent: seller } = await placedFromQuotation();
    expect(order.quotation?.id).toBe(sold.id);
    const { revision } = await loadQuotation(sold.id);
    await expect(dropAccepted(seller, sold.id, revision, now)).rejects.toThrow("invalid-transition");
    await expect(setLost(seller, sold.id, { revision, lostReason: "price" }, now)).rejects.toThrow(
      "invalid-transition",
    );
    expect(await setWon(seller, sold.id, revision, now)).toMatchObject({ status: "won" });
  });

  it("dropping an acceptance opens the version again; won needs an order", async () => {
    const { agent, accept, quotation } = await sentQuotation([{ pieces: 20, quantity: 2 }]);
    await accept();
    const { revision } = await loadQuotation(quotation.id);
    await expect(setWon(agent, quotation.id, revision, now)).rejects.toThrow("invalid-transition");
    expect(await dropAccepted(agent, quotation.id, revision, now)).toMatchObject({ status: "sent", acceptances: [] });
    expect(await customerRow(await loadQuotation(quotation.id), now)).toMatchObject({ standing: "dropped" });
    expect((await accept()).cart.lines).toHaveLength(1);
    expect(await customerRow(await loadQuotation(quotation.id), now)).toMatchObject({ standing: "accepted" });
  });

  it("a draft is deleted and copied, at today's prices; what was sent is not deleted", async () => {
    const productId = await product(20);
    const { agent, quotation } = await sentQuotation([{ productId, quantity: 2 }]);
    await listPrice(productId, 12_000);
    const copy = await duplicate(agent, quotation.id, now);
    expect(copy).toMatchObject({
      status: "draft",
      sent: 0,
      copyOf: quotation.id,
      origin: { why: "copy", number: quotation.number, version: 1 },
      draft: { lines: [{ unit: 12_000 }] },
    });
    await deleteDraft(agent, copy.id);
    await expect(loadQuotation(copy.id)).rejects.toThrow("not-found");
    await expect(deleteDraft(agent, quotation.id)).rejects.toThrow("invalid-transition");
  });
});

describe("reach", () => {
  it("an agent sees their own and their customers'; a customer what was sent to them", async () => {
    const { agent, quotation } = await sentQuotation([{ pieces: 20, quantity: 2 }]);
    const stranger = (await agentOf(await customer())).agent;
    await expect(changeDraft(stranger, quotation.id, { revision: 1 }, now)).rejects.toThrow("not-found");
    await expect(
      acceptQuotation(await customer(), quotation.id, { hash: quotation.hash!, name: "Ada" }, now),
    ).rejects.toThrow("not-found");
    const found = async (filters: object, actor = agent) =>
      (await listQuotations(actor, { limit: 50, ...filters }, now)).items.map(({ id }) => id);
    const { number, userId, productIds, ownerId } = quotation;
    for (const filters of [
      {},
      { quotationId: quotation.id },
      { quotationId: number.toLowerCase() },
      { referenceFilter: "neri" },
      { userIdFilter: userId },
      { productIdFilter: productIds[0] },
      { period: "2026-11" },
      { ownerId },
      { status: "sent" },
    ])
      expect(await found(filters), JSON.stringify(filters)).toContain(quotation.id);
    for (const filters of [{ period: "2026-10" }, { ownerId: "X" }, { status: "won" }, { referenceFilter: "verdi" }])
      expect(await found(filters), JSON.stringify(filters)).not.toContain(quotation.id);
    expect(await found({}, stranger)).not.toContain(quotation.id);
    expect(await found({ quotationId: quotation.id }, stranger)).toEqual([]);
  });

  it("is found by what its customer calls it, in a draft and once it is sent", async () => {
    const { agent, quotation } = await sentQuotation([{ pieces: 20, quantity: 2 }], { reference: "Cantiere Ostiglia" });
    const found = async (referenceFilter: string) =>
      (await listQuotations(agent, { limit: 50, referenceFilter, userIdFilter: quotation.userId }, now)).items;
    expect(await found("ostiglia")).toMatchObject([{ id: quotation.id, reference: "Cantiere Ostiglia" }]);
    const { revision } = await changeDraft(
      agent,
      quotation.id,
      { revision: quotation.revision, reference: "Cascina Nuova" },
      now,
    );
    // By both, while its customer has the one and the desk prepares the other.
    expect(await found("ostiglia")).toHaveLength(1);
    expect(await found("cascina")).toHaveLength(1);
    await sendQuotation(agent, quotation.id, { revision }, now);
    expect(await found("ostiglia")).toEqual([]);
    expect(await found("cascina")).toMatchObject([{ reference: "Cascina Nuova" }]);
  });

  it("a link tells where the goods go, not how whoever takes them is reached", async () => {
    process.env["SITE_ORIGIN"] ??= "https://solvia.example";
    const { agent, user, quotation } = await sentQuotation([{ pieces: 20, quantity: 2 }]);
    const site = await saveAddress(user, { ...address(), latitude: 45.47, longitude: 9.19 }, undefined, now);
    const { id, revision, sent } = await setAddress(user, quotation.id, site.id, now);
    const { telephone } = site;
    expect(telephone).toMatch(/1234$/);
    expect((await loadVersion(id, sent)).content.address).toMatchObject({ telephone, latitude: 45.47 });
    const { url } = await makeLink(agent, id, revision, now);
    const told = (await linked(url.split("/").at(-1)!, now)).version.content.address;
    expect(told).toMatchObject({ header: site.header, street: site.street, city: site.city });
    for (const kept of ["telephone", "latitude", "longitude"]) expect(told).not.toHaveProperty(kept);
  });

  it("a link shows the current version and changes nothing; revoked, replaced, lost or over it opens nothing", async () => {
    process.env["SITE_ORIGIN"] ??= "https://solvia.example";
    const { agent, quotation } = await sentQuotation([{ pieces: 20, quantity: 2 }]);
    const { url, quotation: shared } = await makeLink(agent, quotation.id, quotation.revision, now);
    const token = url.split("/").at(-1)!;
    const { Item } = await QuotationEntity.build(GetItemCommand).key({ id: quotation.id }).send();
    expect(JSON.stringify(Item)).not.toContain(token);
    expect((await linked(token, now)).version.hash).toBe(quotation.hash);
    expect(await loadQuotation(quotation.id)).toEqual(shared);
    await expect(linked(token, over(quotation.validUntil!))).rejects.toThrow("token-invalid");
    const second = await makeLink(agent, quotation.id, shared.revision, now);
    await expect(linked(token, now)).rejects.toThrow("token-invalid");
    await revokeLink(agent, quotation.id, second.quotation.revision, now);
    await expect(linked(second.url.split("/").at(-1)!, now)).rejects.toThrow("token-invalid");
    await expect(linked("A".repeat(43), now)).rejects.toThrow("token-invalid");
    const third = await makeLink(agent, quotation.id, (await loadQuotation(quotation.id)).revision, now);
    const last = third.url.split("/").at(-1)!;
    expect((await linked(last, now)).version.hash).toBe(quotation.hash);
    await setLost(agent, quotation.id, { revision: third.quotation.revision, lostReason: "price" }, now);
    await expect(linked(last, now)).rejects.toThrow("token-invalid");
    const lost = await loadQuotation(quotation.id);
    await expect(makeLink(agent, quotation.id, lost.revision, now)).rejects.toThrow("invalid-transition");
    const again = await reset(agent, quotation.id, lost.revision, now);
    await expect(linked(last, now)).rejects.toThrow("token-invalid");
    await expect(makeLink(agent, quotation.id, again.revision, now)).rejects.toThrow("invalid-transition");
    expect([linkUntil(lost), linkUntil(again), linkUntil(shared)]).toEqual([undefined, undefined, shared.link?.until]);
  });
});
