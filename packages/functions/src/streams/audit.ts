import { unmarshall } from "@aws-sdk/util-dynamodb";
import { recordWrites } from "@solvia/core/accounts/audit/record-writes";
import { personalMarks } from "@solvia/core/crm/privacy/personal-marks";
import type { AttributeValue, DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";

const itemOf = (image: Record<string, AttributeValue> | undefined) =>
  image && unmarshall(image as Parameters<typeof unmarshall>[0]);

/** Writes the audit log from what really changed in the table. A batch goes as a whole or comes back as a whole. */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const images = Records.map(({ dynamodb }) => ({
    before: itemOf(dynamodb?.OldImage),
    after: itemOf(dynamodb?.NewImage),
  }));
  await recordWrites(images, personalMarks);
  return { batchItemFailures: [] };
}
