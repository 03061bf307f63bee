import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { userNames } from "../../accounts/index.ts";
import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { table } from "../../platform/table.ts";
import type { ImportKind } from "./import-kind.ts";
import { ImportJobEntity, importsOf } from "./import-job.table.ts";

interface Wish {
  kind: ImportKind;
  cursor?: string | undefined;
  limit: number;
}

/** The imports and checks of a kind of the last ninety days with who asked for each, newest first: two requests a page. */
export async function listImports({ kind, cursor, limit }: Wish) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: importsOf(kind) })
    .entities(ImportJobEntity)
    .options({ reverse: true, limit, ...startingAt(cursor) })
    .send();
  const names = await userNames(Items.map(({ userId }) => userId));
  return {
    items: Items.map(({ userId, ...job }) => ({ ...job, by: { id: userId, name: names.get(userId) ?? "" } })),
    cursor: cursorOf(LastEvaluatedKey),
  };
}
