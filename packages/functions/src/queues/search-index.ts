import { updateIndex } from "@solvia/core/catalogue/search/update-index";
import { sendMessages } from "@solvia/core/platform/queue";
import type { SQSBatchResponse, SQSEvent } from "aws-lambda";

/**
 * Brings the products of a batch up to date in the search index, all in one writing of it; then their public pages,
 * whose lists are read from it.
 */
export async function handler({ Records }: SQSEvent): Promise<SQSBatchResponse> {
  const productIds = [...new Set(Records.map(({ body }) => (JSON.parse(body) as { productId: string }).productId))];
  await updateIndex(productIds);
  await sendMessages(
    "pages",
    productIds.map((productId) => ({ productId })),
  );
  return { batchItemFailures: [] };
}
