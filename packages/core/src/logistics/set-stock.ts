import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { $add, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { Problem } from "../platform/problems.ts";
import { conditionFailed } from "../platform/storing/transaction.ts";
import { StockEntity } from "./stock.table.ts";

/** Adds pieces to what lies in the warehouse (or takes them away, when negative). */
export async function addStock(productId: string, pieces: number): Promise<void> {
  await StockEntity.build(UpdateItemCommand)
    .item({ productId, onHand: $add(pieces), available: $add(pieces) })
    .send();
}

const tries = 5;

/**
 * Corrects what lies in the warehouse to what was counted. What can be sold moves by the same difference, so it may fall
 * below nought when more is reserved than was found. Problem: version-conflict when another figure was `seen` than the one
 * that stands there, or movements keep coming in between.
 */
export async function setOnHand(
  productId: string,
  pieces: number,
  seen?: number,
): Promise<{ onHand: number; available: number }> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const { Item } = await StockEntity.build(GetItemCommand).key({ productId }).options({ consistent: true }).send();
    if (seen !== undefined && seen !== (Item?.onHand ?? 0)) throw new Problem("version-conflict");
    const difference = pieces - (Item?.onHand ?? 0);
    try {
      const { Attributes } = await StockEntity.build(UpdateItemCommand)
        .item({ productId, onHand: pieces, available: $add(difference) })
        .options({
          condition: Item ? { attr: "onHand", eq: Item.onHand } : { attr: "onHand", exists: false },
          returnValues: "ALL_NEW",
        })
        .send();
      return { onHand: pieces, available: Attributes?.available ?? pieces };
    } catch (error) {
      if (!conditionFailed(error)) throw error;
    }
  }
  throw new Problem("version-conflict");
}
