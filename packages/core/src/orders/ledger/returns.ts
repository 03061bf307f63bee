import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { table } from "../../platform/table.ts";
import { receiptView } from "./receipt-view.ts";
import { openReceipts, ReceiptEntity } from "./receipt.table.ts";

interface Page {
  cursor?: string | undefined;
  limit: number;
}

/** The receipts that somebody has to do something about, the oldest first, and how many there are in all. */
export async function listDueBack({ cursor, limit }: Page) {
  const query = { index: "gsi3", partition: openReceipts } as const;
  const [{ Items = [], LastEvaluatedKey }, count] = await Promise.all([
    table
      .build(QueryCommand)
      .query(query)
      .entities(ReceiptEntity)
      .options({ limit, ...startingAt(cursor) })
      .send(),
    countReturns(),
  ]);
  return { items: Items.map(receiptView), cursor: cursorOf(LastEvaluatedKey), count };
}

/** How many receipts somebody has to do something about. */
export async function countReturns(): Promise<number> {
  let count = 0;
  let next: Record<string, unknown> | undefined;
  do {
    const { Count = 0, LastEvaluatedKey } = await table
      .build(QueryCommand)
      .query({ index: "gsi3", partition: openReceipts })
      .options({ select: "COUNT", ...(next && { exclusiveStartKey: next }) })
      .send();
    count += Count;
    next = LastEvaluatedKey;
  } while (next);
  return count;
}
