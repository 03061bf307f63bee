import { getResellerDocument } from "@solvia/core/contract/reseller";
import { documentUrl } from "@solvia/core/orders/papers/order-documents";
import { readableOrder } from "@solvia/core/orders/finding/order-in-reach";
import { Problem } from "@solvia/core/platform/problems";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(getResellerDocument, async ({ reseller: { user, mode }, params }) => {
  // A trial has no papers, and a test key reads none of the shop's.
  if (mode === "test") throw new Problem("not-found");
  return { url: await documentUrl(await readableOrder(user, params.id), params.documentId) };
});
