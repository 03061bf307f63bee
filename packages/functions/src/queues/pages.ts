import { refreshPages, type PagesMessage } from "@solvia/core/site/pages/refresh-pages";
import type { SQSBatchResponse, SQSEvent } from "aws-lambda";

/** Writes the public pages of a batch anew, each once. */
export async function handler({ Records }: SQSEvent): Promise<SQSBatchResponse> {
  await refreshPages(
    Records.map(({ body }) => JSON.parse(body) as PagesMessage),
    new Date(),
  );
  return { batchItemFailures: [] };
}
