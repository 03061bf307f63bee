import { useNavigate } from "@tanstack/react-router";
import { call } from "../../api/client.ts";
import { addCoupon, removeCoupon } from "../../api/endpoints.gen.ts";
import { CouponField } from "./coupon-field.tsx";

interface Props {
  transaction: { id: string; coupon?: { code: string } | undefined };
}

/** The coupon of a transaction's unpaid order. With it or without, another amount is to be paid: by another transaction, whose page opens. */
export function TransactionCoupon({ transaction: { id, coupon } }: Props) {
  const navigate = useNavigate();
  const open = (next: { id: string }) => navigate({ to: "/transactions/$id", params: { id: next.id }, replace: true });
  return (
    <CouponField
      current={coupon}
      apply={async (code, { unapplyFirst, overwriteOld }) =>
        open(
          await call(addCoupon, {
            params: { id, couponId: code },
            query: { unapplyFirst: String(unapplyFirst), overwriteOld: String(overwriteOld) },
          }),
        )
      }
      remove={async () => open(await call(removeCoupon, { params: { id } }))}
    />
  );
}
