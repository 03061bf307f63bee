import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { removeCartCoupon, setCartCoupon } from "../../api/endpoints.gen.ts";
import { keepCart, type Cart } from "../cart-change/keep-cart.ts";
import { CouponField } from "./coupon-field.tsx";

/** The coupon of the open order, in cart and checkout. */
export function CartCoupon({ order: { id, coupon } }: { order: Pick<Cart, "id" | "coupon"> }) {
  const client = useQueryClient();
  const params = { id };
  return (
    <CouponField
      current={coupon}
      apply={async (code, said) => keepCart(client, await call(setCartCoupon, { params, body: { code, ...said } }))}
      remove={async () => keepCart(client, await call(removeCartCoupon, { params }))}
    />
  );
}
