import { Button, Group } from "@mantine/core";
import type { BetterQuantity } from "@solvia/core/pricing/packs";
import { money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";

/** Says that a larger quantity costs less, and takes it. */
export function BetterQuantityHint({ better, take }: { better: BetterQuantity; take: (quantity: number) => void }) {
  const { t, language } = useTexts();
  return (
    <Group justify="space-between" gap="xs" mt={8} fz="sm" role="note">
      <b>{t("product.better", { count: better.quantity, saving: money(better.saving, language) })}</b>
      <Button variant="light" size="compact-sm" onClick={() => take(better.quantity)}>
        {t("product.takeBetter", { count: better.quantity })}
      </Button>
    </Group>
  );
}
