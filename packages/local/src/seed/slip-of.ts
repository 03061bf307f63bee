import { listCollections as slips } from "@solvia/core/collections/list-collections";
import { makeCollection as collect } from "@solvia/core/collections/make-collection";
import { makeCollection } from "@solvia/core/contract/back-office/payments";
import { findOrder } from "@solvia/core/orders/stored-order";
import { romeDate } from "@solvia/core/platform/time";
import { asOffice } from "./business/actors.ts";
import type { Stage } from "./business/stage.ts";

/** What goes into slips of one kind: by what becomes of it, and what is still at the bank. */
export type Payments = Readonly<Record<"paid" | "unpaid" | "recalled" | "atBank", string>>;

/** A slip of these payments; the same again is the same slip. */
export async function slipOf(
  { act, ago }: Stage,
  story: string,
  days: number,
  transactions: string[],
  kind: Parameters<typeof collect>[0]["kind"] = "riba",
): Promise<string> {
  const now = ago(days, story);
  await act(`${story}: made`, async () => {
    const known = (await findOrder(transactions[0]?.split(".")[0] ?? ""))?.transactions;
    if (known?.some(({ collectionId }) => collectionId)) return;
    await asOffice({ endpoint: makeCollection, now }, () => collect({ kind, transactions }, now));
  });
  const made = romeDate(now);
  const { items } = await slips({ limit: 100 });
  const id = items.find((one) => one.kind === kind && romeDate(new Date(one.createdOn)) === made)?.id;
  if (!id) throw new Error(`there is no slip ${story}`);
  return id;
}
