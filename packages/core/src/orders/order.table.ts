import * as z from "zod";
import { Entity, boolean, item, list, number, string } from "dynamodb-toolbox";
import { locales } from "../platform/locale.ts";
import { keptFor, personal } from "../platform/personal-data.ts";
import { keysIn, shardedList } from "../platform/sharded-list/list.ts";
import { table } from "../platform/table.ts";
import { romeMonth } from "../platform/time.ts";
import { orderUpgrades } from "./order.upgrades.ts";
import { type Order, orderStatuses } from "./order.ts";
import { isToBeSent } from "./sending/fulfilment-machine.ts";
import { kept, stored } from "../platform/stored/stored.ts";
import { storedOrderLine, storedKits, storedAddress, storedNotice } from "./cart.stored.ts";
import { termsCodes, storedTransaction, paymentMethods } from "../payments/index.ts";
import { listOf, oneOf } from "../platform/stored/shape.ts";
import { storedAmounts, storedCustomer, storedApproval, storedDocument, storedWithdrawal } from "./order.stored.ts";

const fiscal = keptFor("fiscal record: ten years, art. 2220 of the Italian civil code");
/** Of a withdrawal only who declared it, and in which words, is personal: states, days, sums and reasons are the house's. */
const withdrawal = {
  ...fiscal,
  toldParts: ["state", "lines", "amount", "less", "goodsBackOn", "refundedOn", "closedOn", "takenBack", "declaredOn"],
} as const;

/** Made anew for each entity: its attributes know whose they are. */
const cartFields = () => ({
  version: number(),
  name: string().optional(),
  locale: stored(z.enum(locales)),
  lines: list(stored(storedOrderLine)),
  kits: stored(storedKits).optional(),
  address: stored(storedAddress).optional().meta(personal),
  termsOfPayment: stored(z.enum(termsCodes)),
  customerReference: string().optional().meta(personal),
  notes: string().optional().meta(personal),
  reducedVat: boolean(),
  anonymousPackaging: boolean().optional(),
  createdOn: string(),
});

/**
 * The one open order of a user: its key is the guard that there is no second one (spec 4). A visitor's has the name that
 * guest-cart.ts makes of its cookie's hash, and goes by TTL.
 */
export const OpenOrderEntity = kept(
  new Entity({
    name: "OpenOrder",
    table,
    schema: item({
      ...cartFields(),
      userId: string().key(),
      id: string(),
      status: stored(z.enum(["open", "saved"])),
      expiresAt: number().optional(),
      notices: stored(listOf(storedNotice)).optional(),
      writeId: string().optional(),
    }),
    computeKey: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: "OPENORDER" }),
  }),
  { upgrades: orderUpgrades },
);

export const SavedOrderEntity = kept(
  new Entity({
    name: "SavedOrder",
    table,
    schema: item({
      ...cartFields(),
      userId: string().key(),
      id: string().key(),
      status: stored(z.enum(["open", "saved"])),
    }),
    computeKey: ({ userId, id }: { userId: string; id: string }) => ({ pk: `USER#${userId}`, sk: `SAVEDORDER#${id}` }),
  }),
  { upgrades: orderUpgrades },
);

/** A placed order with its lines, amounts and transactions: one item, changed under its version. */
export const OrderEntity = kept(
  new Entity({
    name: "Order",
    table,
    schema: item({
      ...cartFields(),
      id: string().key(),
      userId: string(),
      number: string(),
      status: stored(z.enum(orderStatuses)),
      fulfilment: stored(oneOf<Order["fulfilment"]>({ none: true, ready: true, shipped: true, delivered: true })),
      address: stored(storedAddress).meta(fiscal),
      customerReference: string().optional().meta(fiscal),
      notes: string().optional().meta(fiscal),
      amounts: stored(storedAmounts),
      transactions: list(stored(storedTransaction)),
      method: stored(z.enum(paymentMethods)),
      customer: stored(storedCustomer).meta(fiscal),
      companyId: string().optional(),
      approval: stored(storedApproval).optional(),
      agreedTotal: number().optional(),
      placedOn: string(),
      paymentNoticeDate: string().optional(),
      invoiceNumber: string().optional(),
      troubled: boolean(),
      failedReason: string().optional(),
      cancelledOn: string().optional(),
      endedOn: string().optional(),
      backOfficeNotes: string().optional(),
      documents: stored(listOf(storedDocument)).optional(),
      deliveredOn: string().optional(),
      withdrawals: stored(listOf(storedWithdrawal)).optional().meta(withdrawal),
      reserved: boolean(),
      /** The user's orders, newest first. */
      gsi1pk: string(),
      gsi1sk: string(),
      /** `ordersOfMonth` of placing. */
      gsi2pk: string(),
      gsi2sk: string(),
      /** `ordersWithStatus`: those that wait for something. */
      gsi3pk: string(),
      gsi3sk: string(),
      /** The orders of a company, newest first. */
      gsi4pk: string().optional(),
      gsi4sk: string().optional(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `ORDER#${id}`, sk: "ORDER" }),
  }),
  { upgrades: orderUpgrades },
);

/** Leads from the number that people read aloud to the order. */
export const OrderNumberEntity = kept(
  new Entity({
    name: "OrderNumber",
    table,
    schema: item({ number: string().key(), orderId: string() }),
    computeKey: ({ number }: { number: string }) => ({ pk: `ORDERNUMBER#${number}`, sk: "ORDERNUMBER" }),
    timestamps: false,
  }),
);

/** Whose pieces are still kept, of the failed; which are to be sent, of all others. */
type WaitingPart = "" | "#RESERVED" | "#TOSEND";

/** Orders that are to be sent though they aren't paid: of a direct debit, or of terms that an invoice begins. */
const unpaid = "unpaid";
const unpaidToSend = `ORDERSTATUS#${unpaid}#TOSEND`;

/** Where orders in a status stand besides, some of them: those to be sent are one list, and who waits for payment still waits. */
const besideOf = (status: Order["status"] | typeof unpaid, part: WaitingPart): readonly string[] =>
  (status === "paid" && part === "#TOSEND") || (status === "pendingPayment" && part === "") ? [unpaidToSend] : [];

/**
 * Orders in a status. Failed ones that still keep pieces stand apart, and those that are to be sent (`isToBeSent`): few among all that
 * ever failed or were paid, and somebody has to do something about them. To be read: those that are to be sent are
 * `("paid", "#TOSEND")`, with the unpaid ones, which those that wait for payment hold as well, and of them some of another status.
 */
export const ordersWithStatus = (status: Order["status"] | typeof unpaid, part: WaitingPart = "") =>
  shardedList("gsi3", `ORDERSTATUS#${status}${part}`, 8, besideOf(status, part));

function standsIn(order: Order) {
  const { status, reserved } = order;
  if (isToBeSent(order)) return ordersWithStatus(status === "paid" ? status : unpaid, "#TOSEND");
  return ordersWithStatus(status, status === "failed" && reserved ? "#RESERVED" : "");
}

/** All orders that were placed in a month of Rome, "2026-11": the one that their dates are shown in. */
export const ordersOfMonth = (month: string) => shardedList("gsi2", `ORDERS#${month}`, 8);

/** The index keys of an order; they follow its owner, its company, its date, its status and whether it is to be sent. */
export function indexKeysOf(order: Order) {
  const { id, userId, placedOn, companyId } = order;
  return {
    gsi1pk: `USER#${userId}#ORDERS`,
    gsi1sk: `${placedOn}#${id}`,
    ...keysIn(ordersOfMonth(romeMonth(new Date(placedOn))), placedOn, id),
    ...keysIn(standsIn(order), placedOn, id),
    ...(companyId && { gsi4pk: `COMPANY#${companyId}#ORDERS`, gsi4sk: `${placedOn}#${id}` }),
  };
}
