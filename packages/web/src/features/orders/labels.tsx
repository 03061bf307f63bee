import { Badge } from "@mantine/core";
import { useTexts } from "../../i18n/index.ts";

const colours = { unpaid: "red.8", partly: "orange.9", paid: "green.9" } as const;

/** The payment status of spec 4, in its words and colours. */
export function PaymentLabel({ label }: { label: keyof typeof colours }) {
  const { t } = useTexts();
  return (
    <Badge color={colours[label]} variant="light" tt="none">
      {t(`label.${label}`)}
    </Badge>
  );
}
