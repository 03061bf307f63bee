import { getResellerDocument } from "@solvia/core/contract/reseller";
import { documentUrl } from "@solvia/core/orders/papers/order-documents";
import { readableOrder } from "@solvia/core/orders/finding/order-in-reach";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(getResellerDocument, async ({ reseller: { user }, params }) => ({
  url: await documentUrl(await readableOrder(user, params.id), params.documentId),
}));
