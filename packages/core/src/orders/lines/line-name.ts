import type { OrderLine } from "../order.ts";

/** What a product of an order is called in lists, mails and papers; its id where the order has no such line. */
export function lineName(lines: readonly Pick<OrderLine, "productId" | "brand" | "name">[], productId: string): string {
  const line = lines.find((one) => one.productId === productId);
  return line ? `${line.brand} ${line.name}` : productId;
}
