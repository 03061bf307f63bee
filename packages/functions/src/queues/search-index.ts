import { updateIndex } from "@solvia/core/catalogue/search/update-index";
import type { SQSBatchResponse, SQSEvent } from "aws-lambda";

/** Brings the products of a batch up to date in the search index, all in one writing of it. */
export async function handler({ Records }: SQSEvent): Promise<SQSBatchResponse> {
  await updateIndex(Records.map(({ body }) => (JSON.parse(body) as { productId: string }).productId));
  return { batchItemFailures: [] };
}
