import { refreshLists, type ListsMessage } from "@solvia/core/site/pages/refresh-pages";
import type { SQSBatchResponse, SQSEvent } from "aws-lambda";

/** Writes the public pages that list what changed anew, each once for all that was gathered. */
export async function handler({ Records }: SQSEvent): Promise<SQSBatchResponse> {
  await refreshLists(
    Records.map(({ body }) => JSON.parse(body) as ListsMessage),
    new Date(),
  );
  return { batchItemFailures: [] };
}
