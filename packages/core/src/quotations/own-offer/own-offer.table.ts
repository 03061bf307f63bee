import { Entity, item, number, string } from "dynamodb-toolbox";
import { personal } from "../../platform/personal-data.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import { storedOwnOffer } from "./own-offer.stored.ts";

/** A customer's own offer out of a quotation: one of each, beside it. The house reads none. */
export const OwnOfferEntity = kept(
  new Entity({
    name: "OwnOffer",
    table,
    schema: item({
      quotationId: string().key(),
      /** Whose quotation it is: with their account it goes. */
      userId: string(),
      /** The version of ours that it is made of. */
      version: number(),
      hash: string(),
      offer: stored(storedOwnOffer).meta(personal),
      /** Rises with each write. */
      revision: number(),
      changedOn: string(),
      /** The user's own offers. */
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ quotationId }: { quotationId: string }) => ({ pk: `QUOTATION#${quotationId}`, sk: "OWNOFFER" }),
  }),
);

export const ownOfferKeys = (userId: string, quotationId: string) => ({
  gsi1pk: `USER#${userId}#OWNOFFERS`,
  gsi1sk: quotationId,
});
