import { createCreditNote, createInvoice } from "@solvia/core/contract/back-office/orders";
import { fetchNotices } from "@solvia/core/invoicing/exchange/note-notice";
import { invoicingOf } from "@solvia/core/invoicing/issue/invoicing-of";
import { issueCreditNote } from "@solvia/core/invoicing/issue/issue-credit-note";
import { issueInvoice } from "@solvia/core/invoicing/issue/issue-invoice";
import { loadDocument } from "@solvia/core/invoicing/load-document";
import { findOrder } from "@solvia/core/orders/stored-order";
import { emails } from "../../demo/known.ts";
import { asOffice } from "./actors.ts";
import { placed, type Pieces } from "./buying.ts";
import { corrections } from "./corrections.ts";
import { heard } from "./heard.ts";
import { german, municipality } from "./newcomers.ts";
import { transferCame } from "./office-acts.ts";
import { publicBodies } from "./public-bodies.ts";
import type { Stage } from "./stage.ts";

const { company, consumer, installer, reseller } = emails;
const body = municipality.registration.email;

interface Story {
  name: string;
  email: string;
  pieces: Pieces;
  /** How many days ago it is placed and paid, and invoiced: documents are numbered by their days. */
  days: number;
  issued: number;
  nth: number;
  /** The recipient's code, from which the exchange's answer follows (docs/local-cloud.md). */
  code?: string;
  /** Cents that have come of it: a deposit. */
  part?: number;
}

/** A document in each state that the exchange tells of, and those that corrections put right; the earliest first. */
const stories: readonly Story[] = [
  { name: "lapsed", email: body, pieces: { wallbox: 2 }, days: 21, issued: 20, nth: 271, code: "UFNONE" },
  { name: "not deliverable", email: body, pieces: { monitor: 1 }, days: 16, issued: 15, nth: 272, code: "UFAWAY" },
  { name: "delivered", email: reseller, pieces: { optimizer: 20 }, days: 9, issued: 8, nth: 171, code: "ABC1234" },
  { name: "in the drawer", email: consumer, pieces: { monitor: 2 }, days: 8.5, issued: 7, nth: 172 },
  { name: "promised", email: reseller, pieces: { monitor: 4 }, days: 7.9, issued: 6.8, nth: 273, code: "ABC1234" },
  { name: "renamed", email: reseller, pieces: { monitor: 1 }, days: 7.8, issued: 6.6, nth: 274, code: "ABC1234" },
  { name: "standing", email: company, pieces: { monitor: 2 }, days: 7.7, issued: 6.4, nth: 275, code: "ABC1234" },
  { name: "settled", email: installer, pieces: { monitor: 2 }, days: 7.6, issued: 6.2, nth: 276, code: "ABC1234" },
  { name: "accepted", email: body, pieces: { optimizer: 6 }, days: 7.3, issued: 5.6, nth: 277, code: "UFABCD" },
  {
    name: "refused by its body",
    email: body,
    pieces: { cabinet: 1 },
    days: 7.2,
    issued: 5.4,
    nth: 278,
    code: "UFDENY",
  },
  { name: "abroad", email: german.registration.email, pieces: { monitor: 6 }, days: 7.5, issued: 5, nth: 173 },
  {
    name: "deposit",
    email: installer,
    pieces: { inverter: 1 },
    days: 5,
    issued: 4,
    nth: 174,
    code: "ABC1234",
    part: 30_000,
  },
  { name: "not delivered", email: company, pieces: { monitor: 3 }, days: 4, issued: 3, nth: 175, code: "MC00000" },
  { name: "refused", email: installer, pieces: { cabinet: 2 }, days: 3, issued: 2, nth: 176, code: "NS00311" },
  { name: "waiting", email: company, pieces: { wallbox: 3 }, days: 2, issued: 0.3, nth: 177, code: "LATE005" },
];

/** The office issues what the order is due. */
const invoiced = ({ act, ago }: Stage, { name, issued, code }: Story, id: string) =>
  act(`invoice ${name}: issued`, async () => {
    const now = ago(issued, `invoice ${name}`);
    if ((await findOrder(id))?.invoices?.length) return;
    const corrections = code ? { recipientCode: code } : {};
    const invoicing = await invoicingOf(id, corrections, now);
    const next = "next" in invoicing ? invoicing.next : undefined;
    if (!next) throw new Error(`the order of the invoice ${name} is due no document`);
    const seen = { type: next.type as "TD01" | "TD02", total: next.total };
    await asOffice({ endpoint: createInvoice, params: { id }, now }, () => issueInvoice(id, seen, corrections, now));
  });

const credited = ({ act, ago }: Stage, id: string, days: number) =>
  act("invoice delivered: credited", async () => {
    const now = ago(days, "invoice delivered: credited");
    const order = await findOrder(id);
    const [line] = order?.lines ?? [];
    if (!line || order?.invoices?.length !== 1) return;
    const what = { pieces: [{ productId: line.productId, quantity: 2 }] };
    await asOffice({ endpoint: createCreditNote, params: { id }, now }, () =>
      issueCreditNote(id, { what, reason: "Due pezzi resi, mai montati", seen: 1 }, now),
    );
  });

/** The worker takes documents to the exchange. */
const taken = async (orders: readonly string[]): Promise<boolean> => {
  const kept = await Promise.all(orders.map(findOrder));
  const documents = await Promise.all(kept.flatMap((order) => order?.invoices ?? []).map(({ id }) => loadDocument(id)));
  return documents.every(({ state }) => state !== "generated" && state !== "sending");
};

/**
 * Invoices, a deposit's and credit notes: delivered, in the customer's drawer, abroad, not delivered, refused, waiting for an answer, what
 * public bodies say, and what corrections make. A document is refused while a later one is numbered (`takeNext`), and the exchange's files
 * have one series for all kinds: each is dated after all that were issued before it.
 */
export async function invoices(stage: Stage): Promise<void> {
  const orders: Record<string, string> = {};
  for (const story of stories) {
    const { name, email, pieces, days, nth, part } = story;
    const id = await placed(stage, `invoice ${name}`, { email, days, pieces });
    await transferCame(stage, `invoice ${name}`, id, { days: days - 0.5, nth, ...(part && { amount: part }) });
    await invoiced(stage, story, id);
    orders[name] = id;
  }
  await stage.act("the exchange's notices", async () => {
    await heard(() => taken(Object.values(orders)), "the worker has taken no document to the exchange");
    await fetchNotices(stage.ago(0));
  });
  await publicBodies(stage, orders);
  await corrections(stage, orders);
  await credited(stage, orders["delivered"] ?? "", 0.1);
}
