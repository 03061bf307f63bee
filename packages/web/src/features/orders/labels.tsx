import { Badge } from "@mantine/core";
import { useTexts } from "../../i18n/index.ts";
import "../../i18n/orders.ts";

const colours = { unpaid: "red", partly: "orange", paid: "green" } as const;

/** The payment status of spec 4, in its words and colours. */
export function PaymentLabel({ label }: { label: keyof typeof colours }) {
  const { t } = useTexts();
  return (
    <Badge color={colours[label]} variant="light" c="dark.8" tt="none">
      {t(`label.${label}`)}
    </Badge>
  );
}
