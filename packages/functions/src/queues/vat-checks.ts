import { BatchProcessor, EventType, processPartialResponse } from "@aws-lambda-powertools/batch";
import { checkVatAsked, type VatCheckAsked } from "@solvia/core/accounts/check-vat-asked";
import type { Context, SQSEvent, SQSRecord } from "aws-lambda";

const processor = new BatchProcessor(EventType.SQS);

/** Asks the register about companies' VAT numbers, where nobody waits for it; a message that fails comes back alone. */
export const handler = (event: SQSEvent, context: Context) =>
  processPartialResponse(
    event,
    ({ body }: SQSRecord) => checkVatAsked(JSON.parse(body) as VatCheckAsked, new Date()),
    processor,
    { context, throwOnFullBatchFailure: false },
  );
