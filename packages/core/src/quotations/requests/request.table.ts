import * as z from "zod";
import { Entity, item, number, string } from "dynamodb-toolbox";
import { languages, locales } from "../../platform/locale.ts";
import { personal } from "../../platform/personal-data.ts";
import { keysIn, shardedList } from "../../platform/sharded-list/list.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import { isOpenRequest, requestSources, requestStatuses, type QuotationRequest } from "./request.ts";
import { storedAnswers, storedFiles, storedRequester, storedRows } from "./request.stored.ts";

/** What somebody asks a quotation for, and what becomes of it. A visitor's goes by TTL, a customer's with the account. */
export const QuotationRequestEntity = kept(
  new Entity({
    name: "QuotationRequest",
    table,
    schema: item({
      id: string().key(),
      userId: string().optional(),
      requester: stored(storedRequester).meta(personal),
      language: stored(z.enum(languages)),
      locale: stored(z.enum(locales)),
      source: stored(z.enum(requestSources)),
      priority: stored(z.boolean()).optional(),
      text: string().optional().meta(personal),
      rows: stored(storedRows).meta(personal),
      files: stored(storedFiles).optional().meta(personal),
      status: stored(z.enum(requestStatuses)),
      revision: number(),
      ownerId: string().optional(),
      answers: stored(storedAnswers).meta(personal),
      rejectedReason: string().optional().meta(personal),
      quotationId: string().optional(),
      quotationNumber: string().optional(),
      privacyVersion: string().optional(),
      createdOn: string().meta(personal),
      closedOn: string().optional(),
      expiresAt: number().optional(),
      /** The user's requests, newest first; a visitor's by their e-mail. */
      gsi1pk: string().optional(),
      gsi1sk: string().optional(),
      /** `requestsList`. */
      gsi2pk: string(),
      gsi2sk: string(),
      /** `requestsWithStatus`. */
      gsi3pk: string(),
      gsi3sk: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `QUOTATIONREQUEST#${id}`, sk: "QUOTATIONREQUEST" }),
  }),
);

/** All requests, by when they were sent. */
export const requestsList = shardedList("gsi2", "QUOTATIONREQUESTS", 4);

/** Requests in a status, the oldest first, and after them those that come before others: read backwards they are the first. */
export const requestsWithStatus = (status: QuotationRequest["status"]) =>
  shardedList("gsi3", `QUOTATIONREQUESTSTATUS#${status}`, 4);

/** The requests that visitors have sent under an e-mail address, until an account of it takes them. */
export const visitorsPartition = (email: string): string => `QUOTATIONREQUESTSFROM#${email}`;

/** Sorts after every instant. */
const before = "P#";

/** The index keys of a request; they follow who sent it, when, its status, and while it is open whether it comes before others. */
export const indexKeysOf = ({ id, userId, requester, createdOn, status, priority }: QuotationRequest) => ({
  gsi1pk: userId ? `USER#${userId}#QUOTATIONREQUESTS` : visitorsPartition(requester.email),
  gsi1sk: `${createdOn}#${id}`,
  ...keysIn(requestsList, createdOn, id),
  ...keysIn(requestsWithStatus(status), priority && isOpenRequest(status) ? before + createdOn : createdOn, id),
});
