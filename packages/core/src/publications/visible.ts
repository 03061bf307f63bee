import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { table } from "../platform/table.ts";
import { PublicationEntity } from "./publication.table.ts";
import type { Publication } from "./publication.ts";

/** Publications that one look goes through at most, and those of one read. */
export const lookedThrough = 1000;
const atOnce = 100;

/** Those that everybody finds, the newest first: a read of them. */
export const readVisible = (after?: Record<string, unknown>) =>
  table
    .build(QueryCommand)
    .query({ index: "gsi2", partition: "PUBLICATIONS#VISIBLE" })
    .entities(PublicationEntity)
    .options({ reverse: true, limit: atOnce, ...(after && { exclusiveStartKey: after }) })
    .send();

export type VisibleRow = Publication & { gsi2pk?: string | undefined; gsi2sk?: string | undefined };
/** Where the list goes on behind a publication. */
export const visibleKey = ({ id, gsi2pk, gsi2sk }: VisibleRow) => ({
  pk: `PUBLICATION#${id}`,
  sk: "PUBLICATION",
  gsi2pk,
  gsi2sk,
});

/** All that everybody finds, the newest first, as far as one look goes. */
export async function allVisible(): Promise<VisibleRow[]> {
  const found: VisibleRow[] = [];
  let next: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await readVisible(next);
    found.push(...Items);
    next = LastEvaluatedKey;
  } while (next && found.length < lookedThrough);
  return found;
}
