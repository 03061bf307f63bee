import { Button, Group } from "@mantine/core";
import type { BetterQuantity } from "@solvia/core/pricing/packs";
import { money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";

/** Says that a larger quantity costs less, and takes it where it can be ordered without a quotation. */
export function BetterQuantityHint({ better, take }: { better: BetterQuantity; take: (quantity: number) => void }) {
  const { t, language } = useTexts();
  const { quantity, saving, byQuotation } = better;
  return (
    <Group justify="space-between" gap="xs" mt={8} fz="sm" role="note">
      <b>{t("product.better", { count: quantity, saving: money(saving, language) })}</b>
      {byQuotation ? (
        <span>{t("product.betterByQuotation")}</span>
      ) : (
        <Button variant="light" size="compact-sm" onClick={() => take(quantity)}>
          {t("product.takeBetter", { count: quantity })}
        </Button>
      )}
    </Group>
  );
}
