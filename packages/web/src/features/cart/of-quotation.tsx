import { Alert } from "@mantine/core";
import { quotationsTexts } from "../../i18n/areas/quotations.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import type { Cart } from "../cart-change/keep-cart.ts";

/** Which quotation the cart was made of, and what becomes of what can't be had: the way back there. */
export function OfQuotation({ quotation }: { quotation: NonNullable<Cart["quotation"]> }) {
  const { t } = useTexts(quotationsTexts);
  const { id, number } = quotation;
  return (
    <Alert color="leaf" mb="md">
      {t("quotation.cartOf", quotation)}{" "}
      <AnchorLink to="/quotations/$id" params={{ id }} fz="inherit">
        {t("quotation.one", { number })}
      </AnchorLink>
    </Alert>
  );
}
