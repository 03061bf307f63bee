import { Entity, item, string } from "dynamodb-toolbox";
import { kept } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";

/** What an account calls a product in its own shop. */
export const PartNumberEntity = kept(
  new Entity({
    name: "ResellerPartNumber",
    table,
    schema: item({ accountId: string().key(), productId: string().key(), partNumber: string() }),
    computeKey: ({ accountId, productId }: { accountId: string; productId: string }) => ({
      pk: `RESELLERPARTS#${accountId}`,
      sk: productId,
    }),
    timestamps: false,
  }),
);
