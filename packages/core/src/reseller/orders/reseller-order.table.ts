import { Entity, item, string } from "dynamodb-toolbox";
import { keptFor } from "../../platform/personal-data.ts";
import { kept } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";

/** What an account has ordered by the API. */
export const ordersOfReseller = (accountId: string): string => `RESELLERORDERS#${accountId}`;

/** References are compared without case. */
export const referenceKey = (accountId: string, reference: string): string =>
  `RESELLERORDERS#${accountId}#REFERENCE#${reference.trim().toUpperCase()}`;

/**
 * That an order was placed under a key of its reseller's: written with the order, so that a request that comes again, after whatever, is
 * answered with that order. It leads from the reseller's own reference to the order as well.
 */
export const ResellerOrderEntity = kept(
  new Entity({
    name: "ResellerOrder",
    table,
    schema: item({
      accountId: string().key(),
      keyHash: string().key(),
      orderId: string(),
      requestHash: string(),
      reference: string()
        .optional()
        .meta(keptFor("goes with its order: ten years, art. 2220 of the Italian civil code")),
      /** `referenceKey`, by when it was placed. */
      gsi1pk: string().optional(),
      gsi1sk: string().optional(),
    }),
    computeKey: ({ accountId, keyHash }: { accountId: string; keyHash: string }) => ({
      pk: `RESELLERORDERS#${accountId}`,
      sk: `KEY#${keyHash}`,
    }),
    timestamps: false,
  }),
);
