import { BatchProcessor, EventType, processPartialResponse } from "@aws-lambda-powertools/batch";
import { updateRating } from "@solvia/core/catalogue/reviews/update-rating";
import { tellWatchers } from "@solvia/core/catalogue/watches/tell-watchers";
import { arrangeOrder } from "@solvia/core/shipments/arranging/arrange-order";
import { promiseToWaiting } from "@solvia/core/shipments/promising/evaluate-shipment";
import { eachApart } from "@solvia/core/platform/work/each-apart";
import { readBulk } from "@solvia/core/platform/work/bulk-messages";
import type { Context, SQSEvent, SQSRecord } from "aws-lambda";

const processor = new BatchProcessor(EventType.SQS);

/** Counts products' stars when their reviews changed, tells who waits when pieces can be sold, promises those that arrived to the shipments that wait, books an order's where they lie. */
export const handler = (event: SQSEvent, context: Context) =>
  processPartialResponse(
    event,
    async ({ body }: SQSRecord) => {
      const message = readBulk("product-news", body);
      if (message.about === "kept") return eachApart(message.orderIds, (orderId) => arrangeOrder(orderId, new Date()));
      const { productIds, about } = message;
      if (about === "arrived") return promiseToWaiting(productIds, new Date());
      await eachApart(productIds, (productId) =>
        about === "reviews" ? updateRating(productId) : tellWatchers(productId, new Date()),
      );
    },
    processor,
    { context, throwOnFullBatchFailure: false },
  );
