import { Button, type ButtonProps } from "@mantine/core";
import { useState } from "react";
import { useTexts } from "../../i18n/index.ts";
import { useAddToCart } from "../cart/use-cart.tsx";
import { LoginDialog } from "../login-dialog.tsx";
import { useForUser, useMayOrder } from "../session.ts";
import type { CardData } from "./product-card.tsx";

interface Props extends ButtonProps {
  products: readonly Pick<CardData, "id" | "name" | "price" | "availability">[];
  piecesOf: (id: string) => number;
  label?: string;
}

/** Puts products into the cart, so many of each; who isn't logged in is asked to. Nothing where one of them can't be had. */
export function AddButton({ products, piecesOf, label, ...look }: Props) {
  const { t } = useTexts();
  const mayOrder = useMayOrder();
  const [dialog, setDialog] = useState(false);
  const forUser = useForUser(() => setDialog(true));
  const add = useAddToCart();
  const wanted = products.flatMap(({ id, price, availability }) =>
    price && availability.pieces >= piecesOf(id)
      ? [{ productId: id, priceId: price.priceId, pieces: piecesOf(id) }]
      : [],
  );
  if (!mayOrder || wanted.length < products.length) return null;
  return (
    <>
      <Button
        {...look}
        aria-label={label}
        loading={add.isPending}
        onClick={() => void forUser(() => add.mutate(wanted))}
      >
        {t("product.addToCart")}
      </Button>
      <LoginDialog opened={dialog} onClose={() => setDialog(false)} />
    </>
  );
}
