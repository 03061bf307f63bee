import { readFile, rm, writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { endpoints } from "@solvia/core/contract";
import { correctionState } from "@solvia/core/invoicing/corrections/correction-machine";
import { romeDate, romeMinute, romeMonth } from "@solvia/core/platform/time";
import { askForBusiness } from "@solvia/local/seed/business/journal";
import { Caller } from "../support/cloud.ts";
import { itemsIn, ofEntity } from "../support/items.ts";
import { looks, months } from "../support/list-looks.ts";
import { emptyFolder, killAll, ready, startProcess, type Started } from "../support/process.ts";
import { copySeeded } from "../support/seeded-folder.ts";

let folder: string;
let cloud: Started;

beforeAll(async () => {
  folder = await emptyFolder();
  await copySeeded(folder);
  await askForBusiness(folder, new Date());
});
afterAll(async () => {
  await killAll(cloud);
  await rm(folder, { recursive: true, force: true });
});

interface Kept {
  finished: boolean;
  answers: Record<string, unknown>;
}
const journal = () => `${folder}/demonstration.json`;
const kept = async () => JSON.parse(await readFile(journal(), "utf8")) as Kept;

/** Starts the product and waits until its business is whole. */
async function started(): Promise<Started> {
  const process = await startProcess(folder, { DEMONSTRATION: "all" });
  await ready(process);
  await vi.waitFor(() => expect(process.output()).toMatch(/orders, companies and chats are there\.|could not/), {
    timeout: 500_000,
  });
  expect(process.output()).not.toContain("could not");
  return process;
}

/** Ctrl-C in its terminal, which the whole group hears. */
async function stopped({ child, ended, output }: Started): Promise<void> {
  process.kill(-child.pid!, "SIGINT");
  expect(await ended).toBe(0);
  expect(output()).not.toContain("it is started again");
}

/** What acts leave behind each time that they are asked for. */
const leftByActs = ["Event", "Audit", "AuditEntry", "Request", "Session", "Token"];
/** What workers add when they come to it, after a crash as late as the next look for undelivered events. */
const addedLater = [
  "ProductGaps",
  "SentMail",
  "Notification",
  "VatData",
  "TalliedOrder",
  "MilestoneTally",
  "MilestoneTold",
  "PublicationTold",
  "CountedOrder",
  "CountedQuotation",
  "Figured",
  "FigureEntry",
  "FigureProducts",
  "FigureSums",
  "QuotationFigures",
  "GivenPromise",
  "PromiseFigures",
  "Spending",
];
/** A schedule's note that it has done its step over earlier data, whenever its hour comes. */
const doneSteps = "Guard MIGRATION";
const passing = new Set([...leftByActs, ...addedLater, doneSteps]);

/** What an item is counted as: guards by what they hold. */
const countedAs = ({ _et, pk }: Record<string, unknown>): string =>
  _et === "Guard" ? `Guard ${String(pk).split("#")[1]}` : String(_et);

/** So many of each kind that the business itself makes. */
async function counted(): Promise<Record<string, number>> {
  const names = (await itemsIn(folder)).map(countedAs).filter((name) => !passing.has(name));
  return Object.fromEntries(
    Object.entries(Object.groupBy(names, (name) => name)).map(([name, of]) => [name, of?.length ?? 0]),
  );
}

it("makes the business beside the running product, goes on where it was killed, and makes nothing twice", async () => {
  const first = await startProcess(folder, { DEMONSTRATION: "all" });
  while (Object.keys((await kept()).answers).length < 40) {
    if (first.child.exitCode !== null) throw new Error(`it ended by itself: ${first.output()}`);
    await pause(20);
  }
  await killAll(first);
  cloud = await started();
  const { answers, finished } = await kept();
  expect(finished).toBe(true);
  const once = await counted();
  const placed = Object.keys(answers).filter((step) => step.endsWith(": placed"));
  const orders = ofEntity(await itemsIn(folder), "Order");
  expect(orders.filter(({ subscription }) => !subscription)).toHaveLength(placed.length);
  // The months of the subscribers.
  expect(orders.length).toBeGreaterThan(placed.length);
  await stopped(cloud);
  // Whatever was done and not noted before a crash is done again, here all of it.
  const noted = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null));
  await writeFile(journal(), JSON.stringify({ ...(await kept()), finished: false, answers: noted }));
  cloud = await started();
  expect(await counted()).toEqual(once);
  // Three starts of the whole product, each with all that it makes.
}, 1_200_000);

interface Listed {
  items: unknown[];
}
/** Every list that the contract declares for the office and that is no part of one record, so that none is forgotten here. */
const lists = endpoints
  .filter(({ endpoint: { method, path, returns } }) => {
    const fields = "shape" in returns ? (returns.shape as object) : {};
    return method === "GET" && path.startsWith("/back-office/") && !path.includes("{") && "items" in fields;
  })
  .flatMap(({ endpoint: { path } }) => (looks[path] ?? [""]).map((look) => `${path}?${look}`));

it("leaves no list of the back office and nothing of its day's queue empty", async () => {
  const admin = await new Caller(cloud.url).login("admin@solvia.example");
  expect(Object.keys(looks).filter((path) => !lists.some((list) => list.startsWith(`${path}?`)))).toEqual([]);
  const empty: string[] = [];
  for (const list of lists) {
    const asked = months.map((month) => admin.call("GET", list.replace("MONTH", month)));
    const answers = (await Promise.all(asked)).map(({ status, body }) => ({ status, items: (body as Listed).items }));
    const isFilled = answers.some(({ status, items }) => status === 200 && items.length > 0);
    if (!isFilled) empty.push(`${list} (${answers.map(({ status }) => status).join(", ")})`);
  }
  expect(empty).toEqual([]);
  const { body: queue } = await admin.call("GET", "/back-office/queue");
  const works = Object.entries<{ count: number }>(queue);
  expect(works.map(([name]) => name).toSorted()).toEqual([
    "approvals",
    "bank",
    "certificates",
    "chats",
    "companies",
    "damage",
    "decisions",
    "documents",
    "incomplete",
    "invoices",
    "late",
    "messages",
    "questions",
    "quotationRequests",
    "recalls",
    "returnRequests",
    "returns",
    "shipments",
    "shipping",
    "tickets",
    "transfers",
    "troubled",
    "withdrawals",
  ]);
  expect(works.filter(([, { count }]) => count === 0)).toEqual([]);
  const { body: views } = await admin.call("GET", "/back-office/list-views/orders");
  expect((views as { own: object[] }).own).toHaveLength(2);
});

it("has less than nothing of an article only where orders have taken more than was counted, which its screens say", async () => {
  const admin = await new Caller(cloud.url).login("admin@solvia.example");
  const { body } = await admin.call("GET", "/back-office/warehouse?standing=booked&limit=200");
  const rows = (
    body as { items: { productCode: string; figures: Record<"onHand" | "booked" | "available", number> }[] }
  ).items;
  const short = rows.filter(({ figures }) => figures.available < 0);
  // Those that the seed counts lower than what is kept for customers, so that somebody waits and something is to be bought.
  const meant = new Set(["HM-20", "S440", "DEMO-RE-BALC"]);
  expect(short.filter(({ productCode }) => !meant.has(productCode))).toEqual([]);
  for (const { productCode, figures } of short)
    expect(figures.available, productCode).toBe(figures.onHand - figures.booked);
});

it("has milestones in every state, for the office and for who earns by them", async () => {
  const see = async (name: string, path: string): Promise<unknown[]> => {
    const { body } = await (await new Caller(cloud.url).login(`${name}@solvia.example`)).call("GET", path);
    return (body as { items: unknown[] }).items;
  };
  const items = (await see("admin", "/back-office/milestones")) as { phase: string; reached: number; lost: object[] }[];
  expect(new Set(items.map(({ phase }) => phase))).toEqual(new Set(["coming", "ended", "over", "running"]));
  expect(items.flatMap(({ lost }) => lost)).toHaveLength(1);
  const earned = [await see("installatore", "/milestones/progress"), await see("commerciante", "/milestones/progress")];
  const standings = earned.flat().map((one) => (one as { status: string }).status);
  expect([...new Set(standings)].toSorted().join()).toBe("closed,in_progress,locked,reached,redeemed,revoked");
});

it("has corrections that stand still, are done and were closed, a notice that nobody can read, and money of plans that went back", async () => {
  const admin = await new Caller(cloud.url).login("admin@solvia.example");
  const { body: troubles } = await admin.call("GET", "/back-office/invoicing-troubles");
  expect(troubles).toMatchObject({ corrections: [{ problem: "iban-missing" }], notices: [{}] });
  const corrections = ofEntity(await itemsIn(folder), "Correction") as unknown as Parameters<
    typeof correctionState
  >[0][];
  expect(corrections.map(correctionState).toSorted()).toEqual(["closed", "done", "done", "stopped"]);
  const { body: premium } = await admin.call("GET", "/back-office/premium?limit=50");
  const told = await Promise.all(
    (premium as { items: { id: string }[] }).items.map(async ({ id }) => {
      const { body } = await admin.call("GET", `/back-office/users/${id}/subscription`);
      return (body as { charges: { state: string }[] }).charges.map(({ state }) => state);
    }),
  );
  expect(new Set(told.flat())).toEqual(new Set(["open", "paid", "part-refunded", "refunded", "taken-back"]));
});

it("has one first large order that stands until people have looked at it, and one late payment that gives rise to a claim", async () => {
  const admin = await new Caller(cloud.url).login("admin@solvia.example");
  const rows = async (waiting: string) => {
    const { body } = await admin.call("GET", `/back-office/orders?waiting=${waiting}&limit=50`);
    return (
      body as { items: { toCheck: string[]; lateClaim?: Record<"interest" | "compensation" | "total", number> }[] }
    ).items;
  };
  const stopped = (await rows("troubled")).map(({ toCheck }) => toCheck).filter(({ length }) => length > 0);
  expect(stopped).toEqual([["first-large-order"]]);
  const claims = (await rows("late")).flatMap(({ lateClaim }) => lateClaim ?? []);
  expect(claims).toHaveLength(1);
  const [{ interest, compensation, total }] = claims as [(typeof claims)[number]];
  // Art. 6 D.Lgs. 231/2002: forty euro, which are no interest.
  expect([compensation, total]).toEqual([4000, interest + 4000]);
});

it("has orders whose buyers' plans put them before others", async () => {
  const admin = await new Caller(cloud.url).login("admin@solvia.example");
  const { body } = await admin.call("GET", "/back-office/orders?waiting=shipping&limit=50");
  const priorities = (body as { items: { priority?: number }[] }).items.map(({ priority = 0 }) => priority);
  // One is before others by somebody's word.
  expect(new Set(priorities)).toEqual(new Set([0, 1, 3]));
});

it("does in an office's hours what people do, each at a moment of its own", async () => {
  // A subscriber's months follow from the first one's moment.
  const placed = ofEntity(await itemsIn(folder), "Order")
    .filter(({ subscription }) => !subscription)
    .map(({ placedOn }) => String(placedOn));
  const clocks = placed.map((at) => romeMinute(new Date(at)).slice(11));
  expect(clocks.filter((clock) => clock < "08:00" || clock > "18:30")).toEqual([]);
  expect(placed.length).toBeGreaterThan(20);
  expect(new Set(placed).size).toBe(placed.length);
});

it.each([
  ["cliente", ["/orders", "/orders/saved", "/transactions", "/notifications", "/addresses"]],
  ["azienda", ["/orders", "/orders/saved", "/transactions", "/notifications", "/addresses"]],
  ["germania", ["/orders", "/transactions", "/notifications", "/addresses"]],
  ["rivenditore", ["/orders", "/transactions", "/notifications", "/products/premium-user"]],
] as const)("gives %s a profile with something in each list", async (who, paths) => {
  const customer = await new Caller(cloud.url).login(`${who}@solvia.example`);
  for (const path of paths) {
    const { status, body } = await customer.call("GET", path);
    expect([path, status, (body as Listed).items.length > 0]).toEqual([path, 200, true]);
  }
});

it("tells customers of each thing on its day, what they have seen as read and what came since as new", async () => {
  const days = new Set<string>();
  const reads = new Set<boolean>();
  for (const who of ["cliente", "azienda", "rivenditore", "germania"]) {
    const customer = await new Caller(cloud.url).login(`${who}@solvia.example`);
    const { body } = await customer.call("GET", "/notifications?limit=50");
    const { items } = body as { items: { createdOn: string; read: boolean }[] };
    const moments = items.map(({ createdOn }) => createdOn);
    expect([who, moments]).toEqual([who, moments.toSorted().toReversed()]);
    for (const { createdOn, read } of items) {
      days.add(romeDate(new Date(createdOn)));
      reads.add(read);
    }
  }
  expect(days.size).toBeGreaterThan(5);
  expect(reads).toEqual(new Set([true, false]));
});

interface Shown {
  id: string;
  number: string;
  status: string;
  fulfilment: string;
  method: string;
  termsOfPayment: string;
  lines: { category: string }[];
  shippable: boolean;
  shippingHolds: string[];
  officeActs: string[];
  shipments: { id: string; state: string }[];
}

/** How a shipment is offered to be made ready, or not any more: by its own acts, which know what is said of it alone. */
const ofShipment = new Set(["mark-ready", "unmark-ready"]);

it("offers the office just what isn't refused, and has to send just what may be sent, of every order", async () => {
  const admin = await new Caller(cloud.url).login("admin@solvia.example");
  /** Of all pages: a month has more orders than one. */
  const ids = async (query: string, cursor?: string | null): Promise<string[]> => {
    const from = cursor ? `&cursor=${encodeURIComponent(cursor)}` : "";
    const { body } = await admin.call("GET", `/back-office/orders?limit=50&${query}${from}`);
    const page = body as { items: { id: string }[]; cursor: string | null };
    const found = page.items.map(({ id }) => id);
    return page.cursor ? [...found, ...(await ids(query, page.cursor))] : found;
  };
  const read = async (id: string) => (await admin.call("GET", `/back-office/orders/${id}`)).body as Shown;
  const decided = ["money-partly-returned", "partly-withdrawn"];
  const acts = {
    "mark-ready": ({ id, shippingHolds }: Shown) =>
      admin.call("POST", `/back-office/shipments/${id}/ready`, {
        ready: true,
        despite: shippingHolds.filter((hold) => decided.includes(hold)),
      }),
    "unmark-ready": ({ id }: Shown) => admin.call("POST", `/back-office/shipments/${id}/ready`, { ready: false }),
    deliver: ({ id }: Shown) => admin.call("POST", `/back-office/orders/${id}/delivered`),
    fail: ({ id }: Shown) => admin.call("POST", `/back-office/orders/${id}/failed`, { reason: "nobody answers" }),
  };
  const placed = ofEntity(await itemsIn(folder), "Order").map(({ placedOn }) => romeMonth(new Date(String(placedOn))));
  const found = await Promise.all([...new Set(placed)].map((month) => ids(`period=${month}`)));
  const orders = await Promise.all([...new Set(found.flat())].map(read));
  expect(orders.length).toBeGreaterThan(20);
  const toSend = orders.filter(
    ({ status, fulfilment, lines, shippable, shippingHolds, termsOfPayment }) =>
      lines.some(({ category }) => category !== "subscriptions") &&
      !["failed", "awaitingApproval"].includes(status) &&
      // Of what leaves in parts the rest is to be sent.
      ["none", "ready", "partlyShipped"].includes(fulfilment) &&
      // What is paid when it is ready has to be made ready.
      (shippable || (termsOfPayment === "hundred_upon_shipment" && fulfilment === "none")) &&
      shippingHolds.every((hold) => decided.includes(hold)),
  );
  expect(toSend.map(({ method }) => method)).toContain("sepa_direct_debit");
  expect((await ids("waiting=shipping")).toSorted()).toEqual(toSend.map(({ id }) => id).toSorted());
  const { body: queue } = await admin.call("GET", "/back-office/queue");
  expect((queue as { shipping: object }).shipping).toEqual({ count: toSend.length, more: false });
  const said: unknown[] = [];
  for (const order of orders) {
    const { body: shipment } = await admin.call("GET", `/back-office/shipments/${order.id}`);
    const shipmentActs = order.shipments.length > 0 ? (shipment as { acts: string[] }).acts : [];
    const offered = [...order.officeActs.filter((act) => !ofShipment.has(act)), ...shipmentActs];
    for (const [name, ask] of Object.entries(acts)) {
      if (offered.includes(name)) continue;
      const { status, body } = await ask(order);
      if (status !== 409) said.push([order.number, name, status, body]);
    }
    expect(await read(order.id)).toEqual(order);
    if (!offered.includes("mark-ready")) continue;
    const ready = await acts["mark-ready"](order);
    const back = await acts["unmark-ready"](order);
    if (ready.status !== 200 || back.status !== 200) said.push([order.number, ready.body, back.body]);
  }
  expect(said).toEqual([]);
  expect(orders.flatMap(({ officeActs }) => officeActs)).toEqual(expect.arrayContaining(["mark-ready", "deliver"]));
});
