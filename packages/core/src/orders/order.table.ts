import * as z from "zod";
import { Entity, boolean, item, list, number, string } from "dynamodb-toolbox";
import { locales } from "../platform/locale.ts";
import { keptFor, personal } from "../platform/personal-data.ts";
import { keysIn, shardedList } from "../platform/sharded-list/list.ts";
import { table } from "../platform/table.ts";
import { romeMonth } from "../platform/time.ts";
import { storedOrderCoupon } from "./coupon/order-coupon.stored.ts";
import { orderUpgrades } from "./order.upgrades.ts";
import { storedOfQuotation } from "./offer/offered.ts";
import { fulfilments, orderStatuses, type Order } from "./order.ts";
import { storedOrderCertificate } from "./reduced-vat/order-certificate.stored.ts";
import { isStopped, isToBeSent } from "./sending/fulfilment-machine.ts";
import { storedVatDecision, storedVatProposal } from "./vat-change/vat-change.stored.ts";
import { kept, stored } from "../platform/stored/stored.ts";
import { storedDeliveryTariff } from "../pricing/index.ts";
import { storedIssued } from "./papers/issued.ts";
import { storedOrderLine, storedKits, storedAddress, storedNotice } from "./cart.stored.ts";
import { termsCodes, storedTransaction, paymentMethods } from "../payments/index.ts";
import { listOf } from "../platform/stored/shape.ts";
import {
  storedAmounts,
  storedCustomer,
  storedApproval,
  storedCheck,
  storedDocument,
  storedMovement,
  storedShipment,
  storedOfPlan,
  storedReturned,
  storedWithdrawal,
  storedWithoutPlan,
} from "./order.stored.ts";

const fiscal = keptFor("fiscal record: ten years, art. 2220 of the Italian civil code");
/** Of a withdrawal only who declared it, and in which words, is personal: states, days, sums and reasons are the house's. */
const withdrawal = {
  ...fiscal,
  toldParts: ["state", "lines", "amount", "less", "goodsBackOn", "refundedOn", "closedOn", "takenBack", "declaredOn"],
} as const;

/** Of a shipment only its address is personal: steps, days, pieces, carrier and papers are the house's. */
const sent = {
  ...fiscal,
  toldParts: [
    "id",
    "state",
    "warehouseId",
    "lines",
    "movementId",
    "carrier",
    "trackingCode",
    "trackingUrl",
    "plannedOn",
    "promisedBy",
    "shippedOn",
    "deliveredOn",
    "transportDocument",
  ],
};

/** Made anew for each entity: its attributes know whose they are. */
const cartFields = () => ({
  version: number(),
  name: string().optional(),
  locale: stored(z.enum(locales)),
  lines: list(stored(storedOrderLine)),
  kits: stored(storedKits).optional(),
  address: stored(storedAddress).optional().meta(personal),
  termsOfPayment: stored(z.enum(termsCodes)),
  agreedTerms: stored(z.enum(termsCodes)).optional(),
  customerReference: string().optional().meta(personal),
  notes: string().optional().meta(personal),
  reducedVat: boolean(),
  appliedCoupon: stored(storedOrderCoupon).optional(),
  certificate: stored(storedOrderCertificate).optional(),
  quotation: stored(storedOfQuotation).optional(),
  tariff: stored(storedDeliveryTariff).optional(),
  anonymousPackaging: boolean().optional(),
  packagingWish: string().optional().meta(personal),
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
      status: stored(z.enum(["open", "saved", "requested"])),
      expiresAt: number().optional(),
      notices: stored(listOf(storedNotice)).optional(),
      writeId: string().optional(),
    }),
    computeKey: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: "OPENORDER" }),
  }),
  { upgrades: orderUpgrades },
);

/** What its user put aside, and what the desk was asked for: both are no open order. */
export const SavedOrderEntity = kept(
  new Entity({
    name: "SavedOrder",
    table,
    schema: item({
      ...cartFields(),
      userId: string().key(),
      id: string().key(),
      status: stored(z.enum(["open", "saved", "requested"])),
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
      fulfilment: stored(z.enum(fulfilments)),
      address: stored(storedAddress).meta(fiscal),
      customerReference: string().optional().meta(fiscal),
      notes: string().optional().meta(fiscal),
      packagingWish: string().optional().meta(fiscal),
      amounts: stored(storedAmounts),
      transactions: list(stored(storedTransaction)),
      method: stored(z.enum(paymentMethods)),
      customer: stored(storedCustomer).meta(fiscal),
      companyId: string().optional(),
      approval: stored(storedApproval).optional(),
      vatProposal: stored(storedVatProposal).optional(),
      vatDecision: stored(storedVatDecision).optional(),
      agreedTotal: number().optional(),
      placedOn: string(),
      priority: number().optional(),
      paymentNoticeDate: string().optional(),
      invoiceNumber: string().optional(),
      invoices: stored(listOf(storedIssued)).optional(),
      troubled: boolean(),
      checks: stored(listOf(storedCheck)).optional(),
      failedReason: string().optional(),
      cancelledOn: string().optional(),
      endedOn: string().optional(),
      backOfficeNotes: string().optional(),
      documents: stored(listOf(storedDocument)).optional(),
      deliveredOn: string().optional(),
      withdrawals: stored(listOf(storedWithdrawal)).optional().meta(withdrawal),
      returns: stored(listOf(storedReturned)).optional(),
      subscription: stored(storedOfPlan).optional(),
      withoutPlan: stored(storedWithoutPlan).optional(),
      stockMovements: stored(listOf(storedMovement)).optional(),
      shipments: stored(listOf(storedShipment)).optional().meta(sent),
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

/** Whose pieces are still kept, of the failed; which are to be sent or stopped, of all others. */
type WaitingPart = "" | "#RESERVED" | "#TOSEND";

/** Orders that wait for the office though they aren't paid: of a direct debit, of terms that come later, or troubled. */
const unpaid = "unpaid";
const unpaidToSend = `ORDERSTATUS#${unpaid}#TOSEND`;

/** Where orders in a status stand besides, some of them: those that wait for the office are one list, and who waits for payment still waits. */
const besideOf = (status: Order["status"] | typeof unpaid, part: WaitingPart): readonly string[] =>
  (status === "paid" && part === "#TOSEND") ||
  (status === "pendingPayment" && part === "") ||
  (status === "failed" && part === "#RESERVED")
    ? [unpaidToSend]
    : [];

/**
 * Orders in a status. Failed ones that still keep pieces stand apart, and those that wait for the office in the house, to be sent
 * (`isToBeSent`) or to be looked at (`isStopped`): few among all that ever failed or were paid. To be read: those that wait for the
 * office are `("paid", "#TOSEND")`, with the unpaid ones, which those that wait for payment, or failed with their pieces, hold as well,
 * and of them some of another status; those that are paid and to be sent, too, where they are asked for beside.
 */
export const ordersWithStatus = (
  status: Order["status"] | typeof unpaid,
  part: WaitingPart = "",
  { withPaid = false }: { withPaid?: boolean } = {},
) =>
  shardedList("gsi3", `ORDERSTATUS#${status}${part}`, 8, [
    ...besideOf(status, part),
    ...(withPaid ? ["ORDERSTATUS#paid#TOSEND"] : []),
  ]);

function standsIn(order: Order) {
  const { status, reserved } = order;
  if (isToBeSent(order) || isStopped(order)) return ordersWithStatus(status === "paid" ? status : unpaid, "#TOSEND");
  return ordersWithStatus(status, status === "failed" && reserved ? "#RESERVED" : "");
}

/** All orders that were placed in a month of Rome, "2026-11": the one that their dates are shown in. */
export const ordersOfMonth = (month: string) => shardedList("gsi2", `ORDERS#${month}`, 8);

/** Sorts before every instant: what has priority stands first in the lists of what waits, the oldest first among its own. */
const ahead = "!";

/** The index keys of an order; they follow its owner, its company, its date, its status, whether it is to be sent and how soon. */
export function indexKeysOf(order: Order) {
  const { id, userId, placedOn, companyId, priority = 0 } = order;
  return {
    gsi1pk: `USER#${userId}#ORDERS`,
    gsi1sk: `${placedOn}#${id}`,
    ...keysIn(ordersOfMonth(romeMonth(new Date(placedOn))), placedOn, id),
    ...keysIn(standsIn(order), priority > 0 ? `${ahead}${placedOn}` : placedOn, id),
    ...(companyId && { gsi4pk: `COMPANY#${companyId}#ORDERS`, gsi4sk: `${placedOn}#${id}` }),
  };
}
