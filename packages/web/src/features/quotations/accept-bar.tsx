import { Button, Group, Text } from "@mantine/core";
import { askedIn } from "@solvia/core/orders/order";
import { quotationsTexts } from "../../i18n/areas/quotations.ts";
import { money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { usePartSums } from "./part-sums.tsx";
import type { Quotation } from "./shared/quotation-shapes.ts";

interface Props {
  quotation: Quotation;
  accept: () => void;
}

/** At the foot of a phone's screen, while the sums are out of sight: what accepting costs, and its button. */
export function AcceptBar({ quotation, accept }: Props) {
  const { t, language } = useTexts(quotationsTexts);
  const part = usePartSums(quotation);
  const amounts = part ? part.data?.amounts : quotation.current.amounts;
  return (
    <Group className="quotation-bar" justify="space-between" wrap="nowrap" gap="sm">
      <div>
        <Text size="xs" c="dimmed">
          {t("quotation.total")}
        </Text>
        <Text fw={700} className="numbers">
          {amounts ? money(askedIn(amounts), language) : "…"}
        </Text>
      </div>
      <Button onClick={accept}>{t("quotation.accept.act")}</Button>
    </Group>
  );
}
