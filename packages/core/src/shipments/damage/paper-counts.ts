import { number, Entity, item, string } from "dynamodb-toolbox";
import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { $add, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { Problem } from "../../platform/problems.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { kept } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import type { TransportDocument } from "../papers/transport-document.ts";
import { mostClaims, mostDamagePictures } from "./claim.ts";

/** What was done with one document's paper by whoever has it in their hands, beside the document: how many reports, how many forms for a picture. */
const PaperCountsEntity = kept(
  new Entity({
    name: "PaperCounts",
    table,
    schema: item({
      shipmentId: string().key(),
      place: number().key(),
      told: number().optional(),
      uploads: number().optional(),
    }),
    computeKey: ({ shipmentId, place }: { shipmentId: string; place: number }) => ({
      // In these words: a function's rights are read from them (stacks/bundles/reach.ts).
      pk: `SHIPMENTDOCUMENTS#${shipmentId}`,
      sk: `PAPERCOUNTS#${place}`,
    }),
    timestamps: false,
  }),
);

type Paper = Pick<TransportDocument, "shipmentId" | "place">;

/** A picture may be taken several times before it is sent. */
export const mostUploads = 5 * mostClaims * mostDamagePictures;

/**
 * The write of one more report of a paper, for the transaction that writes the report: of any number at once none goes above `mostClaims`. `known` are
 * those that stand; who was second reads them anew.
 */
export const oneMoreTold = ({ shipmentId, place }: Paper, known: number) =>
  PaperCountsEntity.build(UpdateTransaction)
    .item({ shipmentId, place, told: known + 1 })
    .options({
      condition: {
        or: [
          { attr: "told", exists: false },
          { attr: "told", eq: known },
        ],
      },
    });

/** Counts one more form for a picture of a paper; one request. Problem: limit-reached. */
export async function countUpload({ shipmentId, place }: Paper): Promise<void> {
  try {
    await PaperCountsEntity.build(UpdateItemCommand)
      .item({ shipmentId, place, uploads: $add(1) })
      .options({
        condition: {
          or: [
            { attr: "uploads", exists: false },
            { attr: "uploads", lt: mostUploads },
          ],
        },
      })
      .send();
  } catch (error) {
    if (conditionFailed(error)) throw new Problem("limit-reached", { maximum: mostUploads });
    throw error;
  }
}

/** They go with what was told. May be repeated. */
export const eraseCountsOf = ({ shipmentId, place }: Paper) =>
  PaperCountsEntity.build(DeleteItemCommand).key({ shipmentId, place }).send();
