import { unmarshall } from "@aws-sdk/util-dynamodb";
import { recordWrites } from "@solvia/core/accounts/audit/record-writes";
import { personalMarks } from "@solvia/core/crm/privacy/personal-marks";
import { upgradedImage } from "@solvia/core/platform/stored/upgrade";
import type { AttributeValue, DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";

type Image = Readonly<Record<string, AttributeValue>>;

const itemOf = (image: Image | undefined) =>
  image && upgradedImage(unmarshall(image as Parameters<typeof unmarshall>[0]));

/** Whether it may tell who wrote it: most of the stream does not, and is not unpacked. */
const isSigned = (image: Image | undefined): boolean =>
  image !== undefined && ("changedBy" in image || image["_et"]?.S === "Event");

/** Writes the audit log from what really changed in the table. A batch goes as a whole or comes back as a whole. */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const signed = Records.filter(({ dynamodb }) => isSigned(dynamodb?.OldImage) || isSigned(dynamodb?.NewImage));
  const images = signed.map(({ dynamodb }) => ({
    before: itemOf(dynamodb?.OldImage),
    after: itemOf(dynamodb?.NewImage),
  }));
  await recordWrites(images, personalMarks);
  return { batchItemFailures: [] };
}
