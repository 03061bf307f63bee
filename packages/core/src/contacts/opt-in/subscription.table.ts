import * as z from "zod";
import { Entity, item, number, string } from "dynamodb-toolbox";
import { languages } from "../../platform/locale.ts";
import { personal } from "../../platform/personal-data.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";

/** That somebody has asked for letters at an address, until its reader confirms it; gone by TTL. */
export const SubscriptionRequestEntity = kept(
  new Entity({
    name: "SubscriptionRequest",
    table,
    schema: item({
      /** Of the token in the letter. */
      hash: string().key(),
      email: string().meta(personal),
      list: string(),
      language: stored(z.enum(languages)),
      country: string(),
      textVersion: string(),
      ip: string().meta(personal),
      requestedOn: string().meta(personal),
      /** The last instant at which its link works. */
      validUntil: string(),
      confirmedOn: string().optional(),
      expiresAt: number(),
      /** The requests of an address. */
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ hash }: { hash: string }) => ({ pk: `SUBSCRIPTIONREQUEST#${hash}`, sk: "SUBSCRIPTIONREQUEST" }),
    timestamps: false,
  }),
);

export const requestsFrom = (email: string): string => `SUBSCRIPTIONREQUESTSFROM#${email}`;
