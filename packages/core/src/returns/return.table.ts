import * as z from "zod";
import { Entity, item, number, string } from "dynamodb-toolbox";
import { keptFor } from "../platform/personal-data.ts";
import { keysIn, shardedList } from "../platform/sharded-list/list.ts";
import { kept, stored } from "../platform/stored/stored.ts";
import { table } from "../platform/table.ts";
import { romeMonth } from "../platform/time.ts";
import { returnStatuses } from "./return-codes.ts";
import type { ReturnRequest } from "./return-request.ts";
import { storedLines, storedPictures, storedRefund, storedSteps } from "./return.stored.ts";

const ofSale = keptFor("what credit notes and refunds rest on: ten years, art. 2220 of the Italian civil code");

/** A request to return pieces of an order. It is written with its order, whose version keeps two from the same pieces. */
export const ReturnRequestEntity = kept(
  new Entity({
    name: "ReturnRequest",
    table,
    schema: item({
      id: string().key(),
      number: string(),
      orderId: string(),
      orderNumber: string(),
      userId: string(),
      companyId: string().optional(),
      customerName: string().meta(ofSale),
      status: stored(z.enum(returnStatuses)),
      revision: number(),
      lines: stored(storedLines).meta({
        ...ofSale,
        toldParts: ["productId", "unit", "name", "quantity", "reason", "received"],
      }),
      words: string().optional().meta(ofSale),
      pictures: stored(storedPictures).meta(ofSale),
      steps: stored(storedSteps).meta({ ...ofSale, toldParts: ["status", "on"] }),
      refund: stored(storedRefund).optional().meta(ofSale),
      paidBack: number().optional(),
      creditNote: string().optional(),
      createdOn: string(),
      /** The user's requests, newest first. */
      gsi1pk: string(),
      gsi1sk: string(),
      /** `returnsOfMonth` of asking. */
      gsi2pk: string(),
      gsi2sk: string(),
      /** `returnsWithStatus`. */
      gsi3pk: string(),
      gsi3sk: string(),
      /** `returnsOfNumber`; requests of before get it once (`number-earlier-returns.ts`). */
      gsi4pk: string().optional(),
      gsi4sk: string().optional(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `RETURNREQUEST#${id}`, sk: "RETURNREQUEST" }),
  }),
);

/** What was asked in a month of Rome ("2026-11"). */
export const returnsOfMonth = (month: string) => shardedList("gsi2", `RETURNREQUESTS#${month}`, 4);

/** Requests in a state, by when they were asked. */
export const returnsWithStatus = (status: ReturnRequest["status"]) =>
  shardedList("gsi3", `RETURNREQUESTSTATUS#${status}`, 4);

export const returnsOfUser = (userId: string): string => `USER#${userId}#RETURNREQUESTS`;

/** The request that a number names. */
export const returnsOfNumber = (number: string): string => `RETURNREQUESTNUMBER#${number}`;

/** The index keys of a request; they follow whose it is, its number, when it was asked, and its state. */
export const indexKeysOf = ({ id, number, userId, createdOn, status }: ReturnRequest) => ({
  gsi4pk: returnsOfNumber(number),
  gsi4sk: `${createdOn}#${id}`,
  gsi1pk: returnsOfUser(userId),
  gsi1sk: `${createdOn}#${id}`,
  ...keysIn(returnsOfMonth(romeMonth(new Date(createdOn))), createdOn, id),
  ...keysIn(returnsWithStatus(status), createdOn, id),
});
