import { Entity, item, number, string } from "dynamodb-toolbox";
import { kept, stored } from "../platform/stored/stored.ts";
import { table } from "../platform/table.ts";
import { storedFacts } from "./merchant-account.stored.ts";

/** A merchant's one account at the card provider: its key is the guard that there is no second one. */
export const MerchantAccountEntity = kept(
  new Entity({
    name: "MerchantAccount",
    table,
    schema: item({
      userId: string().key(),
      version: number(),
      accountId: string(),
      facts: stored(storedFacts),
      createdOn: string(),
    }),
    computeKey: ({ userId }: { userId: string }) => ({ pk: `MERCHANT#${userId}`, sk: "ACCOUNT" }),
    timestamps: false,
  }),
);
