import type { Held } from "../../../../ui/fields/read-field.tsx";

/** A product of the order that is made ready, with its pieces as they are held while they are typed. */
export interface WantedItem {
  productCode: string;
  name: string;
  quantity: Held;
}

/**
 * With further pieces of a product: an order has one line of each, so that they are counted to those that are there. Where those can't be
 * read yet a line of their own stands beside them, and whoever typed them settles both.
 */
export const withMore = (items: readonly WantedItem[], { productCode, name, quantity }: WantedItem): WantedItem[] => {
  const at = items.findIndex((one) => one.productCode === productCode && typeof one.quantity === "number");
  const there = items[at];
  return there === undefined
    ? [...items, { productCode, name, quantity }]
    : items.with(at, { ...there, quantity: Number(there.quantity) + Number(quantity) });
};
