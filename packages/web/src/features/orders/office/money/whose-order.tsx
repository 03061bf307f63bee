import { Text } from "@mantine/core";
import { ordersTexts } from "../../../../i18n/areas/orders.ts";
import { useTexts } from "../../../../i18n/index.ts";

interface Props {
  number: string | undefined;
  customer: string | undefined;
}

/** Whose order a dialog is about: it may lie over any page. Nothing where its page alone knows. */
export function WhoseOrder({ number, customer }: Props) {
  const { t } = useTexts(ordersTexts);
  if (!number) return null;
  return (
    <Text size="sm" fw={600} className="numbers">
      {[t("checkout.number", { number }), customer].filter(Boolean).join(" · ")}
    </Text>
  );
}
