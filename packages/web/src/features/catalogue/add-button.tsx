import { Button, type ButtonProps } from "@mantine/core";
import { useTexts } from "../../i18n/index.ts";
import { useAddToCart } from "../cart-change/use-cart.tsx";
import { useMayOrder } from "../login/session.ts";
import type { CardData } from "./product-card.tsx";

interface Props extends ButtonProps {
  products: readonly Pick<CardData, "id" | "name" | "price" | "availability">[];
  piecesOf: (id: string) => number;
  label?: string;
}

/** Puts products into the cart, so many of each. Nothing where one of them can't be had. */
export function AddButton({ products, piecesOf, label, ...look }: Props) {
  const { t } = useTexts();
  const mayOrder = useMayOrder();
  const add = useAddToCart();
  const wanted = products.flatMap(({ id, price, availability }) =>
    price && availability.pieces >= piecesOf(id)
      ? [{ productId: id, priceId: price.priceId, pieces: piecesOf(id) }]
      : [],
  );
  if (!mayOrder || wanted.length < products.length) return null;
  return (
    <Button {...look} aria-label={label} loading={add.isPending} onClick={() => add.mutate(wanted)}>
      {t("product.addToCart")}
    </Button>
  );
}
