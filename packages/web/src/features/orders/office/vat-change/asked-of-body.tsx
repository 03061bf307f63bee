import { Text } from "@mantine/core";
import { askedIn } from "@solvia/core/orders/order/amounts";
import { officeTaxTexts } from "../../../../i18n/areas/office-tax.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { Order } from "../use-order-write.ts";

/** What a public body is asked for, now and then: without the VAT, which it pays to the state. */
export function AskedOfBody({ order, asked }: { order: Order; asked: number | undefined }) {
  const { t, language } = useTexts(officeTaxTexts);
  if (order.amounts.treatment.publicBody === undefined || asked === undefined) return null;
  const sums = { before: money(askedIn(order.amounts), language), after: money(asked, language) };
  return (
    <Text size="sm" className="numbers">
      {t("officeTax.change.askedOfBody", sums)}
    </Text>
  );
}
