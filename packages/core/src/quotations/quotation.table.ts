import * as z from "zod";
import { Entity, item, list, map, number, string } from "dynamodb-toolbox";
import { locales } from "../platform/locale.ts";
import { keptFor } from "../platform/personal-data.ts";
import { keysIn, shardedList } from "../platform/sharded-list/list.ts";
import { listOf } from "../platform/stored/shape.ts";
import { kept, stored } from "../platform/stored/stored.ts";
import { table } from "../platform/table.ts";
import { romeMonth } from "../platform/time.ts";
import { storedAmounts } from "../orders/index.ts";
import { storedDeliveryTariff } from "../pricing/index.ts";
import { verdicts } from "./living/verdict.ts";
import { lostReasons, origins, quotationStatuses, type Quotation } from "./quotation.ts";
import {
  storedAcceptance,
  storedApproval,
  storedContent,
  storedLink,
  storedQuotationCustomer,
  storedUnderCost,
} from "./quotation.stored.ts";

const commercial = keptFor("commercial correspondence: ten years, art. 2220 of the Italian civil code");

/**
 * What is offered holds words and an address of its customer; what the goods are, how many, at which price and on which terms is the
 * house's own and no personal data: the audit log tells it.
 */
const offered = {
  ...commercial,
  toldParts: [
    ...["lineId", "productId", "productCode", "brand", "category", "quantity", "optional"].map(
      (part) => `lines.${part}`,
    ),
    ...["list", "discount", "unit", "shippingTime", "language", "equipmentKind", "wattPeak", "wattHours"].map(
      (part) => `lines.${part}`,
    ),
    ...["weight", "sizes", "piecesPerPackage"].map((part) => `lines.${part}`),
    "termsOfPayment",
    "reducedVat",
    "shipmentCost",
    "validUntil",
  ],
};

/** A quotation: whose, how it stands, what is being prepared; what was sent stands beside it. Changed under its revision. */
export const QuotationEntity = kept(
  new Entity({
    name: "Quotation",
    table,
    schema: item({
      id: string().key(),
      number: string(),
      userId: string(),
      companyId: string().optional(),
      customer: stored(storedQuotationCustomer).meta(commercial),
      locale: stored(z.enum(locales)),
      ownerId: string(),
      status: stored(z.enum(quotationStatuses)),
      revision: number(),
      sent: number(),
      hash: string().optional(),
      validUntil: string().optional(),
      sentOn: string().optional(),
      reference: string().optional().meta(commercial),
      draft: stored(storedContent).optional().meta(offered),
      total: number(),
      productIds: list(string()),
      acceptances: stored(listOf(storedAcceptance)).meta(commercial),
      approval: stored(storedApproval).optional(),
      underCost: stored(storedUnderCost).optional(),
      lostReason: stored(z.enum(lostReasons)).optional(),
      lostText: string().optional(),
      closedOn: string().optional(),
      notes: string().optional(),
      droppedOf: number().optional(),
      remindedOf: number().optional(),
      link: stored(storedLink).optional(),
      rechecked: map({ verdict: string().enum(...verdicts), version: number(), on: string() }).optional(),
      requestId: string().optional(),
      copyOf: string().optional(),
      origin: map({ why: string().enum(...origins), number: string(), version: number() }).optional(),
      keptAs: map({ id: string(), number: string() }).optional(),
      restAs: map({ id: string(), number: string() }).optional(),
      createdOn: string(),
      /** The user's quotations, newest first. */
      gsi1pk: string(),
      gsi1sk: string(),
      /** `quotationsOfMonth` of making. */
      gsi2pk: string(),
      gsi2sk: string(),
      /** `quotationsWithStatus`. */
      gsi3pk: string(),
      gsi3sk: string(),
      /** `quotationsToApprove`, while a discount of it waits for an administrator's word. */
      gsi4pk: string().optional(),
      gsi4sk: string().optional(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `QUOTATION#${id}`, sk: "QUOTATION" }),
  }),
);

/** A version that was sent: written once, never changed. */
export const QuotationVersionEntity = kept(
  new Entity({
    name: "QuotationVersion",
    table,
    schema: item({
      quotationId: string().key(),
      version: number().key(),
      userId: string(),
      number: string(),
      locale: stored(z.enum(locales)),
      content: stored(storedContent).meta(offered),
      customer: stored(storedQuotationCustomer).meta(commercial),
      companyId: string().optional(),
      amounts: stored(storedAmounts),
      tariff: stored(storedDeliveryTariff).optional(),
      sentOn: string(),
      hash: string(),
      /** The versions that a user was sent, newest first. */
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ quotationId, version }: { quotationId: string; version: number }) => ({
      pk: `QUOTATION#${quotationId}`,
      sk: `VERSION#${String(version).padStart(4, "0")}`,
    }),
  }),
);

/** A word of the customer or the office on a quotation, or on one of its lines. */
export const QuotationMessageEntity = kept(
  new Entity({
    name: "QuotationMessage",
    table,
    schema: item({
      quotationId: string().key(),
      id: string().key(),
      /** Whose quotation it is. */
      userId: string(),
      from: stored(z.enum(["customer", "office"])),
      authorId: string(),
      authorName: string().meta(commercial),
      text: string().meta(commercial),
      lineId: string().optional(),
      version: number(),
      asksChange: stored(z.boolean()),
      createdOn: string(),
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ quotationId, id }: { quotationId: string; id: string }) => ({
      pk: `QUOTATION#${quotationId}`,
      sk: `MESSAGE#${id}`,
    }),
  }),
);

/** All quotations that were begun in a month of Rome, "2026-11". */
export const quotationsOfMonth = (month: string) => shardedList("gsi2", `QUOTATIONS#${month}`, 4);

/** Quotations in a status, the oldest first. */
export const quotationsWithStatus = (status: Quotation["status"]) =>
  shardedList("gsi3", `QUOTATIONSTATUS#${status}`, 4);

/** Quotations of which a discount waits for an administrator's word, the first asked first: few are, and they leave it. */
export const quotationsToApprove = "QUOTATIONAPPROVALS#ASKED";

/** The index keys of a quotation; they follow its customer, its beginning, its status and what is asked for. */
export function indexKeysOf({ id, userId, createdOn, status, approval }: Quotation) {
  return {
    gsi1pk: `USER#${userId}#QUOTATIONS`,
    gsi1sk: `${createdOn}#${id}`,
    ...keysIn(quotationsOfMonth(romeMonth(new Date(createdOn))), createdOn, id),
    ...keysIn(quotationsWithStatus(status), createdOn, id),
    // Said where it isn't too: what was read brings its former keys along.
    ...(approval?.state === "asked"
      ? { gsi4pk: quotationsToApprove, gsi4sk: `${approval.askedOn}#${id}` }
      : { gsi4pk: undefined, gsi4sk: undefined }),
  };
}
