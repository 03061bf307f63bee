import { expect, it } from "vitest";
import { techReport } from "../figures/read/reports.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../tests/support/object-storage.ts";
import { customer, employee } from "../../../../tests/support/quotations.ts";
import { now, readyCart, product } from "../../../../tests/support/shop.ts";
import { setting } from "../platform/config.ts";
import { headObject, writeObject } from "../platform/files/storage.ts";
import type { User } from "../platform/access.ts";
import { itemsOf } from "../platform/personal-data.ts";
import { answerTicket, type Reply } from "./desk/answer-ticket.ts";
import { changeTicket } from "./desk/change-ticket.ts";
import { lookAtTicket } from "./desk/presence.ts";
import { deleteQuickReply, listQuickReplies, saveQuickReply } from "./desk/quick-replies.ts";
import { eraseTicketsClosedLongAgo, eraseTicketsOf } from "./erase-tickets.ts";
import { countDueTickets, listOwnTickets, listTickets, officeTicketPage, ownTicketPage } from "./list-tickets.ts";
import { ticketHoldings } from "./personal-holdings.ts";
import { loadTicket, messagesOf } from "./stored-ticket.ts";
import { tendTickets } from "./tend-tickets.ts";
import { askSupport, reportAfterSales } from "./writing/ask-support.ts";
import { giveFeedback } from "./writing/give-feedback.ts";
import { officeTicketFileUrl, ownTicketFileUrl } from "./writing/ticket-files.ts";
import { writeAgain } from "./writing/write-again.ts";

useDatabase();
useObjectStorage();

const page = { limit: 50 };
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const exclusive = async (): Promise<User> => ({ ...(await customer()), entitlement: "exclusive" });
const unknownBrand = { kind: "brand", brand: "Altrove Solar" } as const;

const asked = (user: User, subject = "Inverter spento", at = now) =>
  askSupport(user, { topic: "fault", subject, text: "Non si accende.", about: unknownBrand }, at);

async function answered(office: User, id: string, outcome: Reply["outcome"], at = now, text = "Che cosa mostra?") {
  const { revision } = await loadTicket(id);
  return answerTicket(office, id, { revision, outcome, text }, at);
}

async function upload(user: User, content = "%PDF-1.4\n%%EOF\n"): Promise<string> {
  const key = `uploads/${user.id}/ticket-file/01ABCDEF`;
  await writeObject(setting("PRIVATE_BUCKET"), key, Buffer.from(content), "application/pdf");
  return key;
}

it("asks by an order of one's own whatever the plan, and by a brand only with the plan that covers it", async () => {
  const { place, user } = await readyCart(await product(10), 1);
  const order = await place();
  const by = (who: User, orderId: string) =>
    askSupport(
      who,
      { topic: "fault", subject: "Pannello", text: "Vetro rotto", about: { kind: "order", orderId } },
      now,
    );
  const ticket = await by(user, order.id);
  expect(ticket).toMatchObject({
    status: "open",
    ground: "bought",
    tier: "none",
    number: expect.stringMatching(/^T-2026-\d+$/),
    about: { kind: "order", orderNumber: order.number },
  });
  // Another's order is as one that isn't there.
  await expect(by(await customer(), order.id)).rejects.toMatchObject({
    fields: [{ field: "about.orderId", code: "not-found" }],
  });
  await expect(asked(user)).rejects.toMatchObject({ code: "support-not-included", params: { plan: "exclusive" } });
  expect(await asked({ ...user, entitlement: "exclusive" })).toMatchObject({ ground: "support_other_products" });
  const serial = { kind: "serial", serial: "nobody-knows" } as const;
  await expect(askSupport(user, { topic: "fault", subject: "S", text: "T", about: serial }, now)).rejects.toMatchObject(
    { fields: [{ field: "about.serial", code: "not-found" }] },
  );
});

it("takes what is said after a sale from who has bought, and from nobody else", async () => {
  const { place, user } = await readyCart(await product(10), 1);
  const { id } = await place();
  expect(await reportAfterSales(user, { text: "Manca una staffa", orderId: id }, now)).toMatchObject({
    source: "after-sales",
    subject: "Manca una staffa",
  });
  expect(await reportAfterSales(user, { text: "Non riesco a scaricare la fattura" }, now)).toMatchObject({
    about: { kind: "sale" },
  });
  await expect(reportAfterSales(await customer(), { text: "Ciao" }, now)).rejects.toMatchObject({ code: "not-bought" });
});

it("goes its way: taken, asked, answered, solved, opened again, solved, closed", async () => {
  const [user, office] = [await exclusive(), await employee(["admin"])];
  const { id, clock } = await asked(user);
  expect(clock.dueAt).toBe("2026-11-23T10:00:00.000Z");
  expect(await changeTicket(office, id, { revision: 1, action: "assign" }, now)).toMatchObject({
    status: "in_progress",
    assigneeId: office.id,
  });
  // Three hours of the desk later the clock stands, with six left.
  const waiting = await answered(office, id, "ask", new Date("2026-11-20T13:00:00Z"));
  expect(waiting).toMatchObject({ status: "waiting_customer", clock: { left: 6 * 3_600_000 } });
  const back = await writeAgain(user, id, { text: "Niente" }, days(4));
  expect(back).toMatchObject({
    status: "in_progress",
    lastFrom: "customer",
    clock: { dueAt: "2026-11-24T16:00:00.000Z" },
  });
  expect(await answered(office, id, "solve", days(5))).toMatchObject({ status: "resolved" });
  expect(await writeAgain(user, id, { text: "Di nuovo" }, days(18))).toMatchObject({ status: "in_progress" });
  expect(await answered(office, id, "solve", days(19))).toMatchObject({ status: "resolved" });
  await expect(writeAgain(user, id, { text: "Tardi" }, days(33.1))).rejects.toMatchObject({
    code: "invalid-transition",
  });
  expect(await tendTickets(days(33.1))).toEqual({ resolved: 0, closed: 1 });
  await expect(answered(office, id, "keep", days(34))).rejects.toMatchObject({ code: "invalid-transition" });
});

it("resolves what nobody answers after ten days, once, and leaves what was answered meanwhile", async () => {
  const [user, office] = [await exclusive(), await employee(["admin"])];
  const [silent, lively] = [await asked(user), await asked(user)];
  await answered(office, silent.id, "ask");
  await answered(office, lively.id, "ask");
  await writeAgain(user, lively.id, { text: "Ecco" }, days(9));
  expect(await tendTickets(days(9))).toEqual({ resolved: 0, closed: 0 });
  const both = await Promise.all([tendTickets(days(10.1)), tendTickets(days(10.1))]);
  expect(both.reduce((sum, { resolved }) => sum + resolved, 0)).toBe(1);
  expect((await loadTicket(silent.id)).status).toBe("resolved");
  expect((await loadTicket(lively.id)).status).toBe("in_progress");
});

it("asks the office again over what it hasn't seen, and never the customer", async () => {
  const [user, office] = [await exclusive(), await employee(["admin"])];
  const { id, revision } = await asked(user);
  await writeAgain(user, id, { text: "Anche il secondo" }, now);
  const stale = { revision, outcome: "keep", text: "Vediamo" } as const;
  await expect(answerTicket(office, id, stale, now)).rejects.toMatchObject({ code: "version-conflict" });
  const answers = ["a", "b", "c"].map((text) => writeAgain(user, id, { text }, now));
  expect(await Promise.all(answers)).toHaveLength(3);
  expect(await messagesOf(id)).toHaveLength(5);
  expect(await loadTicket(id)).toMatchObject({ messages: 5 });
});

it("shows nobody another's request, and its customer no internal note", async () => {
  const [user, other, office] = [await exclusive(), await exclusive(), await employee(["admin"])];
  const { id } = await asked(user);
  const files = [{ key: await upload(user), name: "foto.pdf" }];
  await writeAgain(user, id, { text: "Allego", files }, now);
  await answered(office, id, "note", now, "Cliente difficile");
  expect((await ownTicketPage(user, id, now)).thread.map(({ text }) => text)).toEqual(["Non si accende.", "Allego"]);
  expect((await officeTicketPage(id, now)).thread).toHaveLength(3);
  const [, second, note] = await messagesOf(id);
  for (const asking of [
    () => ownTicketPage(other, id, now),
    () => writeAgain(other, id, { text: "Io" }, now),
    () => ownTicketFileUrl(other, id, second?.id ?? "", 1),
    () => ownTicketFileUrl(user, id, note?.id ?? "", 1),
    () => giveFeedback(other, { ticketId: id, stars: 1 }, now),
  ])
    await expect(asking()).rejects.toMatchObject({ code: "not-found" });
  expect(await ownTicketFileUrl(user, id, second?.id ?? "", 1)).toContain(second?.files[0]?.key);
  expect(await officeTicketFileUrl(id, second?.id ?? "", 1)).toContain("X-Amz-Expires=300");
  expect((await listOwnTickets(other, page, now)).items).toEqual([]);
  await expect(
    writeAgain(user, id, { text: "Finto", files: [{ key: await upload(user, "no pdf"), name: "x" }] }, now),
  ).rejects.toMatchObject({ code: "unreadable-file" });
});

it("is rated once, when it is solved", async () => {
  const [user, office] = [await exclusive(), await employee(["admin"])];
  const { id } = await asked(user);
  const rate = (stars: number) => giveFeedback(user, { ticketId: id, stars }, now);
  await expect(rate(5)).rejects.toMatchObject({ code: "invalid-transition" });
  await answered(office, id, "solve");
  expect(await rate(4)).toMatchObject({ satisfaction: { stars: 4 }, status: "resolved" });
  await expect(rate(1)).rejects.toMatchObject({ code: "feedback-given" });
});

it("lists exclusive first and then by due date, what is due, and by words", async () => {
  const [user, office] = [await exclusive(), await employee(["admin"])];
  const { place, user: plain } = await readyCart(await product(10), 1);
  const order = await place();
  const early = await reportAfterSales(
    plain,
    { text: "Prima di tutti", orderId: order.id },
    new Date("2026-11-10T09:00:00Z"),
  );
  const late = await asked(user, "Ottimizzatore");
  const open = await listTickets({ ...page, status: "open" }, now);
  const places = open.items.map(({ id }) => id);
  expect(places.indexOf(late.id)).toBeLessThan(places.indexOf(early.id));
  expect((await listTickets({ ...page, due: "overdue" }, now)).items.map(({ id }) => id)).toContain(early.id);
  expect((await countDueTickets(200, now)).count).toBeGreaterThanOrEqual(1);
  // The figures of today's period know what is late and open; of another nobody can say.
  const overdue = (await listTickets({ ...page, due: "overdue" }, now)).items.length;
  expect((await techReport({}, now)).lateOpen).toEqual({ count: overdue, more: false });
  expect((await techReport({ period: "2026-10" }, now)).lateOpen).toBeUndefined();
  expect((await listTickets({ ...page, text: `ottimizz ${late.number}` }, now)).items.map(({ id }) => id)).toEqual([
    late.id,
  ]);
  expect((await listTickets({ ...page, orderId: order.id }, now)).items.map(({ id }) => id)).toEqual([early.id]);
  await answered(office, early.id, "ask");
  expect((await listTickets({ ...page, due: "overdue" }, now)).items.map(({ id }) => id)).not.toContain(early.id);
});

it("says who else has it open, and who writes, for as long as they do", async () => {
  const [one, other] = [await employee(["admin"]), await employee(["admin"])];
  const { id } = await asked(await exclusive());
  expect((await lookAtTicket(one, id, false, now)).others).toEqual([]);
  expect((await lookAtTicket(other, id, true, now)).others).toEqual([
    { userId: one.id, name: "Ada Neri", writing: false },
  ]);
  expect((await lookAtTicket(one, id, false, now)).others).toMatchObject([{ userId: other.id, writing: true }]);
  expect((await lookAtTicket(one, id, false, new Date(now.getTime() + 60_000))).others).toEqual([]);
});

it("keeps quick replies under their revision", async () => {
  const first = await saveQuickReply(undefined, { title: "Reset", text: "Spegni", language: "it", revision: 0 });
  const second = await saveQuickReply(first.id, { ...first, text: "Spegni e riaccendi" });
  await expect(saveQuickReply(first.id, { ...first, text: "Vecchia" })).rejects.toMatchObject({
    code: "version-conflict",
  });
  expect(await listQuickReplies()).toMatchObject([{ id: second.id, text: "Spegni e riaccendi", revision: 2 }]);
  await deleteQuickReply(first.id);
  expect(await listQuickReplies()).toEqual([]);
});

it("goes with its customer, files and internal notes too, and three years after it was closed", async () => {
  const [user, office] = [await exclusive(), await employee(["admin"])];
  const files = [{ key: await upload(user), name: "foto.pdf" }];
  const mine = await askSupport(user, { topic: "other", subject: "S", text: "T", about: unknownBrand, files }, now);
  await answered(office, mine.id, "note");
  const held = await Promise.all(ticketHoldings.map((holding) => itemsOf(holding, user.id)));
  expect(held.map((items) => items.length)).toEqual([1, 1]);
  const key = (await messagesOf(mine.id))[0]?.files[0]?.key ?? "";
  expect(await headObject(setting("PRIVATE_BUCKET"), key)).toBeDefined();
  await eraseTicketsOf(user.id);
  expect([await headObject(setting("PRIVATE_BUCKET"), key), await messagesOf(mine.id)]).toEqual([undefined, []]);
  const old = await asked(user);
  await answered(office, old.id, "solve");
  await tendTickets(days(15));
  await eraseTicketsClosedLongAgo(days(15 + 3 * 365 - 2));
  expect(await loadTicket(old.id)).toMatchObject({ status: "closed" });
  await eraseTicketsClosedLongAgo(days(15 + 3 * 366));
  await expect(loadTicket(old.id)).rejects.toMatchObject({ code: "not-found" });
});
