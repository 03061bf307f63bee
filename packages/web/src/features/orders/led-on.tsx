import { createOrderIntent } from "../../api/endpoints.gen.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { useTexts } from "../../i18n/index.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { useMay } from "../acting/in-stead.tsx";
import type { leftUnpaid } from "./payment-stage.ts";
import { RetryPayment } from "./retry-payment.tsx";

interface Props {
  id: string;
  waits: NonNullable<ReturnType<typeof leftUnpaid>>;
}

/**
 * To the card form of an order that wasn't paid; a payment that was refused is begun anew. Nothing for who acts for a customer:
 * their card form is closed to them.
 */
export function LedOn({ id, waits }: Props) {
  const { t } = useTexts(ordersTexts);
  const mayPay = useMay(createOrderIntent);
  if (!mayPay) return null;
  if (waits === "declined") return <RetryPayment orderId={id} size="compact-sm" />;
  return (
    <ButtonLink to="/checkout/pay/$id" params={{ id }} size="compact-sm">
      {t("checkout.unpaidPay")}
    </ButtonLink>
  );
}
