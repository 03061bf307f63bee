import type { ReturnRequest } from "../../packages/core/src/returns/return-request.ts";

/** Goods that a customer has sent back, of which letters tell. */
export const exampleReturn: ReturnRequest = {
  id: "R",
  number: "ABCD-EFGH",
  orderId: "O",
  orderNumber: "1234-5678",
  userId: "U",
  customerName: "Ada",
  status: "received",
  revision: 3,
  lines: [{ productId: "P", name: "SUN2000", quantity: 2, reason: "defective", received: [] }],
  words: "XXL",
  pictures: [],
  steps: [{ status: "rejected", on: "2026-11-23T10:00:00.000Z", note: "XXL" }],
  createdOn: "2026-11-23T10:00:00.000Z",
};
