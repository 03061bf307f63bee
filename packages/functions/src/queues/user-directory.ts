import { updateDirectory } from "@solvia/core/accounts/directory/update-directory";
import type { SQSBatchResponse, SQSEvent } from "aws-lambda";

/** Brings the users of a batch up to date in the back office's directory, all in one writing of it. */
export async function handler({ Records }: SQSEvent): Promise<SQSBatchResponse> {
  await updateDirectory(Records.map(({ body }) => (JSON.parse(body) as { userId: string }).userId));
  return { batchItemFailures: [] };
}
