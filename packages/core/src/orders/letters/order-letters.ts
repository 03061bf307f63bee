import { basisOf } from "../../pricing/index.ts";
import { fill, fillCount } from "../../platform/text/fill.ts";
import { chargeBack, type Transaction } from "../../payments/index.ts";
import { note, paragraph, type Block, type Letter, type Wording } from "../../mail/index.ts";
import { linePrices } from "../amounts.ts";
import { asksNet } from "../papers/asks-net.ts";
import { wordsFor } from "../papers/document-words.ts";
import { shipmentsOf } from "../sending/order-shipments.ts";
import {
  askedIn,
  hasLeft,
  isShippable,
  paidAtReadyNotice,
  type Order,
  type OrderLine,
  type Withdrawal,
} from "../order.ts";
import { goodsAmong } from "../offer/offered.ts";
import { priceWords, taxNotes, vatNumberOf, versionLine } from "../papers/paper-facts.ts";
import { summaryOf } from "../summary.ts";
import { lineNameWith } from "../plan/plan-line.ts";
import { isConsumers } from "../withdrawal/withdrawal.ts";

export const toOrder = ({ texts, origin }: Wording, { id }: Order) => ({
  label: texts.order.see,
  url: `${origin}/profile/my-orders/${id}`,
});

const wordsOf = ({ language }: Wording, { locale }: Order) => wordsFor(language, locale);

/** Lines and amounts as the order froze them, with the prices that the order's page shows. */
function contents(wording: Wording, order: Order): Block[] {
  const words = wordsOf(wording, order);
  const { lines, amounts } = order;
  const basis = basisOf(order);
  const { rows, included } = summaryOf(order, basis);
  const prices = linePrices(order);
  return [
    {
      kind: "rows",
      columns: [words.product, `${words.amount} (${priceWords(order, words)})`],
      rows: lines.map((line, index) => [
        `${line.quantity} × ${titleOf(line, words.day)}`,
        words.money(prices[index]?.all ?? 0),
      ]),
    },
    {
      kind: "facts",
      facts: rows.map((step) => [words.stepOf(step), words.money(step.amount)] as const),
      total: [words.total, words.money(amounts.total)],
    },
    ...asksNet(order, words),
    ...included.map((step) =>
      note(`${fill(words.ofWhich, { name: words.stepOf(step) })}: ${words.money(step.amount)}`),
    ),
    ...(rows.some(({ code }) => code === "rounding") ? [note(words.whyRounding)] : []),
    ...taxNotes(order, words).map(note),
  ];
}

/** What a line is called: of a service nobody is the brand. */
const titleOf = (line: Pick<OrderLine, "brand" | "category" | "name">, day: (date: string) => string): string =>
  [line.brand, lineNameWith(line, day)].filter(Boolean).join(" ");

/** How many weeks a shipping time may take ("1-2", "5+"); the longest of all where it has to be asked for. */
const longestOf = (time: string): number =>
  Number(/\d+(?=\+?$)/.exec(time)?.[0] ?? Infinity) + (time.endsWith("+") ? 1 : 0);

/** The shipping time of what takes longest: the order goes when all of it is there. */
const slowest = (times: readonly string[]): string => times.toSorted((a, b) => longestOf(b) - longestOf(a))[0] ?? "";

/** Where goods go, on one line, and how soon they are sent: nothing of it where there are services alone; how it is paid, a company's VAT number, what the customer calls the order, and the quotation that it was made of. */
function agreed(wording: Wording, order: Order): Block {
  const words = wordsOf(wording, order);
  const { address, customerReference, termsOfPayment } = order;
  const goods = goodsAmong(order.lines).map(({ shippingTime }) => shippingTime);
  const vatNumber = vatNumberOf(order);
  const version = versionLine(order, words);
  const place =
    address === "pickup"
      ? words.pickup
      : `${address.header}, ${address.street} ${address.houseNumber}, ${address.postalCode} ${address.city}`;
  return {
    kind: "facts",
    facts: [
      ...(goods.length > 0
        ? [[words.deliveredTo, place] as const, [words.shippingTime, words.shippingTimeOf(slowest(goods))] as const]
        : []),
      [words.terms, words.termsOf(termsOfPayment)],
      ...(vatNumber ? [[words.vatNumber, vatNumber] as const] : []),
      ...(customerReference ? [[words.reference, customerReference] as const] : []),
      ...(version ? [[words.quotation, version] as const] : []),
    ],
  };
}

/**
 * How much to transfer and until when; nothing for other methods. The bank details are inside the account alone, where nobody
 * can change them on the way (domain-rules 4.6): the letter leads there.
 */
function transfer(wording: Wording, order: Order): Block[] {
  const due = order.transactions.find(({ status, superseded }) => status === "pending_payment" && !superseded);
  if (order.method !== "manual_wire_transfer" || !due) return [];
  const words = wordsOf(wording, order);
  const until = due.dueDate ? ` · ${fill(words.dueOn, { date: words.day(due.dueDate) })}` : "";
  return [
    paragraph(wording.texts.order.transfer),
    {
      kind: "facts",
      facts: [[words.amount, words.money(due.amount) + until]],
    },
  ];
}

export function placedLetter(wording: Wording, order: Order): Letter {
  const { placed, order: about } = wording.texts;
  return {
    subject: fill(placed.subject, { number: order.number }),
    preview: wordsOf(wording, order).money(askedIn(order.amounts)),
    heading: placed.heading,
    blocks: [
      paragraph(`${fill(placed.subject, { number: order.number })}.`),
      ...contents(wording, order),
      agreed(wording, order),
      ...transfer(wording, order),
      // Without it the contract is void (art. 22 D.Lgs. 49/2014; domain-rules 1.4): of goods alone.
      ...(order.subscription ? [] : [note(about.waste)]),
      // On a durable medium, with the contract's confirmation (art. 49 and 51 c. 7 Cod. cons.).
      ...(isConsumers(order)
        ? [
            note(
              `${wording.texts.withdrawal[order.subscription ? "rightOfPlan" : "right"]} ${wording.origin}/withdrawal`,
            ),
          ]
        : []),
    ],
    action: toOrder(wording, order),
  };
}

interface ComesBack {
  due: number;
  by?: string | undefined;
}

/** How much is due back to the customer, and by when where a law says so. */
function comesBack(wording: Wording, order: Order, back: ComesBack | undefined): Block[] {
  if (!back || back.due <= 0) return [];
  const words = wordsOf(wording, order);
  const { due, dueBy } = wording.texts.withdrawal;
  const amount = words.money(back.due);
  if (!back.by) return [paragraph(fill(due, { amount }))];
  return [paragraph(fill(dueBy, { amount, date: words.day(back.by) }, wording.language))];
}

/** Content, date and time of a consumer's withdrawal, at once (art. 54-bis Cod. cons.). */
export function withdrawalLetter(wording: Wording, order: Order, withdrawal: Withdrawal, back?: ComesBack): Letter {
  const { subject, heading, text, sendBack } = wording.texts.withdrawal;
  const sent = hasLeft(order);
  const { number, lines } = order;
  const { name, declaredOn, words: meant } = withdrawal;
  const words = wordsOf(wording, order);
  const at = dateAndTimeInRome(new Date(declaredOn), wording.language);
  const rows = withdrawal.lines.map(({ productId, quantity }) => {
    const line = lines.find((one) => one.productId === productId);
    return [line ? `${line.brand} ${lineNameWith(line, words.day)}` : productId, String(quantity)];
  });
  return {
    subject: fill(subject, { number }),
    preview: at,
    heading,
    blocks: [
      paragraph(fill(text, { number, name, at })),
      meant === undefined ? { kind: "rows", columns: [words.product, words.pieces], rows } : paragraph(meant),
      ...comesBack(wording, order, back),
      ...(sent ? [paragraph(sendBack)] : []),
      ...(order.subscription ? [paragraph(wording.texts.withdrawal.planEnded)] : []),
    ],
    action: toOrder(wording, order),
  };
}

const dateAndTimeInRome = (at: Date, language: Wording["language"]): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "medium", timeZone: "Europe/Rome" }).format(at);

export function receivedLetter(wording: Wording, order: Order, cents: number): Letter {
  const { subject, heading, text } = wording.texts.received;
  const { number } = order;
  const amount = wordsOf(wording, order).money(cents);
  return {
    subject: fill(subject, { number }),
    preview: amount,
    heading,
    blocks: [paragraph(fill(text, { amount, number }))],
    action: toOrder(wording, order),
  };
}

/** Euro as the reader writes them; what came in another currency by its code. */
const moneyIn = (wording: Wording, order: Order, amount: number, currency: string): string =>
  currency === "eur" ? wordsOf(wording, order).money(amount) : `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;

/** Money that pays nothing, that has gone back, or that was booked by a slip: how much, and what becomes of it. */
export function returnLetter(
  wording: Wording,
  order: Order,
  which: "toReturn" | "returned" | "corrected",
  { amount: cents, currency }: { amount: number; currency: string },
): Letter {
  const { subject, heading, text } = wording.texts[which];
  const { number } = order;
  const amount = moneyIn(wording, order, cents, currency);
  return {
    subject: fill(subject, { number }),
    preview: amount,
    heading,
    blocks: [paragraph(fill(text, { amount, number }))],
    action: toOrder(wording, order),
  };
}

/** A payment that didn't succeed, or one that the payer's bank has taken back after it had. */
export function failedLetter(wording: Wording, order: Order, failed: Transaction | undefined): Letter {
  const { texts, origin } = wording;
  const { id, number, amounts } = order;
  const { subject, preview, heading, text, action } =
    failed?.failureCode === chargeBack ? texts.chargedBack : texts.failed;
  // What had gone back before can't be taken back.
  const taken = failed && failed.amount - (failed.refunded ?? 0);
  const amount = wordsOf(wording, order).money(taken ?? askedIn(amounts));
  return {
    subject: fill(subject, { number }),
    preview,
    heading,
    blocks: [paragraph(fill(text, { number, amount }))],
    action: { label: action, url: `${origin}/checkout/failed/${id}` },
  };
}

export function reminderLetter(wording: Wording, order: Order, lateDays: number): Letter {
  const { subject, heading, text, ignore } = wording.texts.reminder;
  const { number } = order;
  const late = fillCount(text, wording.language, { number, count: lateDays });
  return {
    subject: fill(subject, { number }),
    preview: wordsOf(wording, order).money(askedIn(order.amounts)),
    heading,
    blocks: [paragraph(`${late} ${ignore}`), ...transfer(wording, order)],
    action: toOrder(wording, order),
  };
}

const stages = { "order-ready": "ready", "order-delivered": "delivered", "order-failed": "cancelled" } as const;

/** A word on what has become of the order; the reason of a cancelled one is what the back office wrote. */
export function stageLetter(wording: Wording, order: Order, stage: keyof typeof stages, back?: ComesBack): Letter {
  const { texts } = wording;
  const word = stage === "order-ready" && order.address === "pickup" ? "collectable" : stages[stage];
  const sentence = fill(texts.stages[word], { number: order.number });
  const reason = order.failedReason === "expired" ? texts.order.unpaid : order.failedReason;
  return {
    subject: sentence,
    preview: sentence,
    heading: `${sentence}.`,
    blocks:
      stage === "order-failed"
        ? [...(reason ? [paragraph(reason)] : []), ...comesBack(wording, order, back)]
        : [...(waitsForMoney(order, stage) ? [paragraph(texts.stages.awaitsMoney)] : []), ...transfer(wording, order)],
    action: toOrder(wording, order),
  };
}

/** What is ready and leaves once it is paid: its letter says what is waited for. */
const waitsForMoney = (order: Order, stage: keyof typeof stages): boolean =>
  stage === "order-ready" && paidAtReadyNotice(order.termsOfPayment) && !isShippable(order);

/** A shipment of the order has left: with whom, and where it can be followed. */
export function shipmentLetter(wording: Wording, order: Order, shipmentId: string): Letter {
  const sentence = fill(wording.texts.stages.shipped, { number: order.number });
  const shipment = shipmentsOf(order).find(({ id }) => id === shipmentId);
  const told = [shipment?.carrier, shipment?.trackingCode, shipment?.trackingUrl].filter((one) => one !== undefined);
  return {
    subject: sentence,
    preview: sentence,
    heading: `${sentence}.`,
    blocks: told.length > 0 ? [paragraph(told.join(" · "))] : [],
    action: { label: wording.texts.stages.follow, url: `${wording.origin}/shipment?id=${shipmentId}` },
  };
}
