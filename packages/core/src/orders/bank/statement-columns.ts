import { createHash } from "node:crypto";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import type { StatementColumns } from "../../payments/index.ts";
import { StatementColumnsEntity } from "./bank-entry.table.ts";

const hashOf = (headings: readonly string[]): string =>
  createHash("sha256").update(JSON.stringify(headings)).digest("hex").slice(0, 32);

/** What the columns of this heading mean, as somebody has said before. */
export async function columnsOf(headings: readonly string[]): Promise<StatementColumns | undefined> {
  const { Item } = await StatementColumnsEntity.build(GetItemCommand)
    .key({ heading: hashOf(headings) })
    .send();
  return Item?.columns;
}

/** Keeps what the columns of a heading mean, for every further table of that bank. */
export async function keepColumns(headings: readonly string[], columns: StatementColumns): Promise<void> {
  await StatementColumnsEntity.build(PutItemCommand)
    .item({ heading: hashOf(headings), columns })
    .send();
}
