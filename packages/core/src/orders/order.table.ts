import { Entity, any, boolean, item, list, number, string } from "dynamodb-toolbox";
import type { Locale } from "../platform/locale.ts";
import { keptFor, personal } from "../platform/personal-data.ts";
import { keysIn, shardedList } from "../platform/sharded-list/list.ts";
import { table } from "../platform/table.ts";
import { hasLeft, type Order, type OrderLine, type Cart, type CartChange } from "./order.ts";

const fiscal = keptFor("fiscal record: ten years, art. 2220 of the Italian civil code");
/** Of a withdrawal only who declared it, and in which words, is personal: states, days, sums and reasons are the house's. */
const withdrawal = {
  ...fiscal,
  toldParts: ["state", "lines", "amount", "less", "goodsBackOn", "refundedOn", "closedOn", "takenBack", "declaredOn"],
} as const;

const cartFields = {
  version: number(),
  name: string().optional(),
  locale: any().castAs<Locale>(),
  lines: list(any().castAs<OrderLine>()),
  kits: any().castAs<NonNullable<Cart["kits"]>>().optional(),
  address: any().castAs<NonNullable<Cart["address"]>>().optional().meta(personal),
  termsOfPayment: any().castAs<Cart["termsOfPayment"]>(),
  customerReference: string().optional().meta(personal),
  notes: string().optional().meta(personal),
  reducedVat: boolean(),
  anonymousPackaging: boolean().optional(),
  createdOn: string(),
};

/**
 * The one open order of a user: its key is the guard that there is no second one (spec 4). A visitor's has the name that
 * guest-cart.ts makes of its cookie's hash, and goes by TTL.
 */
export const OpenOrderEntity = new Entity({
  name: "OpenOrder",
  table,
  schema: item({
    ...cartFields,
    userId: string().key(),
    id: string(),
    status: any().castAs<"open" | "saved">(),
    expiresAt: number().optional(),
    notices: any().castAs<readonly CartChange[]>().optional(),
  }),
  computeKey: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: "OPENORDER" }),
});

export const SavedOrderEntity = new Entity({
  name: "SavedOrder",
  table,
  schema: item({ ...cartFields, userId: string().key(), id: string().key(), status: any().castAs<"open" | "saved">() }),
  computeKey: ({ userId, id }: { userId: string; id: string }) => ({ pk: `USER#${userId}`, sk: `SAVEDORDER#${id}` }),
});

/** A placed order with its lines, amounts and transactions: one item, changed under its version. */
export const OrderEntity = new Entity({
  name: "Order",
  table,
  schema: item({
    ...cartFields,
    id: string().key(),
    userId: string(),
    number: string(),
    status: any().castAs<Order["status"]>(),
    fulfilment: any().castAs<Order["fulfilment"]>(),
    address: any().castAs<Order["address"]>().meta(fiscal),
    customerReference: string().optional().meta(fiscal),
    notes: string().optional().meta(fiscal),
    amounts: any().castAs<Order["amounts"]>(),
    transactions: list(any().castAs<Order["transactions"][number]>()),
    method: any().castAs<Order["method"]>(),
    customer: any().castAs<Order["customer"]>().meta(fiscal),
    companyId: string().optional(),
    approval: any().castAs<NonNullable<Order["approval"]>>().optional(),
    agreedTotal: number().optional(),
    placedOn: string(),
    paymentNoticeDate: string().optional(),
    invoiceNumber: string().optional(),
    troubled: boolean(),
    failedReason: string().optional(),
    cancelledOn: string().optional(),
    endedOn: string().optional(),
    backOfficeNotes: string().optional(),
    documents: any().castAs<NonNullable<Order["documents"]>>().optional(),
    deliveredOn: string().optional(),
    withdrawals: any().castAs<NonNullable<Order["withdrawals"]>>().optional().meta(withdrawal),
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
});

/** Leads from the number that people read aloud to the order. */
export const OrderNumberEntity = new Entity({
  name: "OrderNumber",
  table,
  schema: item({ number: string().key(), orderId: string() }),
  computeKey: ({ number }: { number: string }) => ({ pk: `ORDERNUMBER#${number}`, sk: "ORDERNUMBER" }),
  timestamps: false,
});

/** Whose pieces are still kept, of the failed; whose goods haven't left, of the paid. */
type WaitingPart = "" | "#RESERVED" | "#TOSEND";

/**
 * Orders in a status. Failed ones that still keep pieces stand apart, and paid ones whose goods haven't left: few among all that
 * ever failed or were paid, and somebody has to do something about them.
 */
export const ordersWithStatus = (status: Order["status"], part: WaitingPart = "") =>
  shardedList("gsi3", `ORDERSTATUS#${status}${part}`, 8);

const partOf = ({ status, reserved, fulfilment }: Pick<Order, "status" | "reserved" | "fulfilment">): WaitingPart => {
  if (status === "failed" && reserved) return "#RESERVED";
  return status === "paid" && !hasLeft({ fulfilment }) ? "#TOSEND" : "";
};

/** All orders that were placed in a month, "2026-11". */
export const ordersOfMonth = (month: string) => shardedList("gsi2", `ORDERS#${month}`, 8);

/** The index keys of an order; they follow its owner, its company, its date and its status. */
export const indexKeysOf = ({
  id,
  userId,
  placedOn,
  status,
  reserved,
  fulfilment,
  companyId,
}: Pick<Order, "id" | "userId" | "placedOn" | "status" | "reserved" | "fulfilment" | "companyId">) => ({
  gsi1pk: `USER#${userId}#ORDERS`,
  gsi1sk: `${placedOn}#${id}`,
  ...keysIn(ordersOfMonth(placedOn.slice(0, 7)), placedOn, id),
  ...keysIn(ordersWithStatus(status, partOf({ status, reserved, fulfilment })), placedOn, id),
  ...(companyId && { gsi4pk: `COMPANY#${companyId}#ORDERS`, gsi4sk: `${placedOn}#${id}` }),
});
