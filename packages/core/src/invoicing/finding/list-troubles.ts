import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { table } from "../../platform/table.ts";
import { CorrectionEntity, stoppedCorrections } from "../corrections/correction.table.ts";
import { UnreadNoticeEntity, unreadNotices } from "../exchange/unread-notice.table.ts";

/** So many of each are shown, those that wait longest. */
const most = 100;

const partitions = [stoppedCorrections, unreadNotices] as const;

/** Corrections that stand still, and notices of the exchange that can't be read: what waits for somebody beside documents. */
export async function listTroubles() {
  const [{ Items: corrections = [] }, { Items: notices = [] }] = await Promise.all([
    table
      .build(QueryCommand)
      .query({ index: "gsi3", partition: stoppedCorrections })
      .entities(CorrectionEntity)
      .options({ limit: most })
      .send(),
    table
      .build(QueryCommand)
      .query({ index: "gsi3", partition: unreadNotices })
      .entities(UnreadNoticeEntity)
      .options({ limit: most })
      .send(),
  ]);
  return {
    corrections: corrections.map(({ orderId, place, wish, begunOn, problem = "" }) => ({
      orderId,
      place,
      kind: wish.kind,
      begunOn,
      problem,
    })),
    notices: notices.map(({ id, text, foundOn }) => ({ id, text, foundOn })),
  };
}

/** How many of both wait, up to so many of each. */
export async function countTroubles(limit: number) {
  const counts = await Promise.all(
    partitions.map((partition) =>
      table.build(QueryCommand).query({ index: "gsi3", partition }).options({ select: "COUNT", limit }).send(),
    ),
  );
  return {
    count: counts.reduce((sum, { Count = 0 }) => sum + Count, 0),
    more: counts.some(({ LastEvaluatedKey }) => LastEvaluatedKey !== undefined),
  };
}
