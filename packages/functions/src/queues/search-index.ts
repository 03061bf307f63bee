import { pagesOfChanges } from "@solvia/core/site/pages/pages-of-changes";
import { updateIndex } from "@solvia/core/catalogue/search/update-index";
import { sendMessages } from "@solvia/core/platform/work/queue";
import type { IndexMessage } from "@solvia/core/platform/work/routing";
import type { SQSBatchResponse, SQSEvent } from "aws-lambda";

/**
 * Brings the products of a batch up to date in the search index, all in one writing of it; then what shows them. A message
 * that comes again may have been cut off between the two: what it names is shown anew though the index has it already.
 */
export async function handler({ Records }: SQSEvent): Promise<SQSBatchResponse> {
  const messages = Records.map(({ body, attributes }) => ({
    ...(JSON.parse(body) as IndexMessage),
    isAgain: Number(attributes.ApproximateReceiveCount) > 1,
  }));
  const changed = await updateIndex(messages.flatMap(({ productIds }) => productIds));
  const again = messages.flatMap(({ isAgain, productIds }) => (isAgain ? productIds : []));
  const { pages, lists } = pagesOfChanges(
    changed,
    again,
    messages.flatMap(({ pagesOf }) => pagesOf),
  );
  await Promise.all([sendMessages("pages", pages), sendMessages("list-pages", lists)]);
  return { batchItemFailures: [] };
}
