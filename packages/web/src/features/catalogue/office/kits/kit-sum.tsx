import { Stack, Text } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import { discounted } from "@solvia/core/platform/money";
import { queryOf } from "../../../../api/client.ts";
import { getProduct } from "../../../../api/endpoints.gen.ts";
import { officeKitsTexts } from "../../../../i18n/areas/office-kits.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { partsFor } from "../../price/price-steps.ts";
import type { Part } from "./kit-parts.tsx";

/** What the parts cost by themselves and as a kit: net, at the price that the shop shows this account. */
export function KitSum({ parts, discount }: { parts: readonly Part[]; discount: number }) {
  const { t, language } = useTexts(officeKitsTexts);
  const answers = useQueries({
    queries: parts.map(({ productId }) => queryOf(getProduct, { params: { id: productId }, query: {} })),
  });
  const units = parts.map(({ quantity }, at) => {
    const price = answers[at]?.data?.price;
    const pieces = typeof quantity === "number" ? quantity : 0;
    return price && partsFor(price, pieces);
  });
  if (parts.length === 0 || answers.some(({ isPending }) => isPending)) return null;
  if (units.some((unit) => !unit)) return <Text size="sm">{t("officeKits.noPrice")}</Text>;
  const sum = (cost: (unit: number) => number) =>
    units.flatMap((parts) => parts ?? []).reduce((total, { unit, pieces }) => total + cost(unit) * pieces, 0);
  const full = sum((unit) => unit);
  const kit = sum((unit) => discounted(unit, discount));
  return (
    <Stack gap={2} className="numbers" role="status">
      <Text size="sm">{t("officeKits.sum", { amount: money(full, language) })}</Text>
      {kit < full && (
        <Text size="sm" c="dimmed">
          {t("officeKits.saving", { amount: money(full - kit, language) })}
        </Text>
      )}
      <Text fw={700}>{t("officeKits.kitPrice", { amount: money(kit, language) })}</Text>
    </Stack>
  );
}
