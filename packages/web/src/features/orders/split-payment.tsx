import { Divider, Group, Text } from "@mantine/core";
import type * as z from "zod";
import type { PlacedOrder } from "@solvia/core/contract/shapes/order";
import { askedIn } from "@solvia/core/orders/order";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";

/** Of a public body's sum: the VAT that it pays to the state itself, and what is left to pay. */
export function SplitPayment({ amounts }: { amounts: z.output<typeof PlacedOrder>["amounts"] }) {
  const { t, language } = useTexts(ordersTexts);
  return (
    <>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{t("split.vat")}</Text>
        <Text size="sm">{money(0 - amounts.vatAmount, language)}</Text>
      </Group>
      <Divider />
      <Group justify="space-between" wrap="nowrap">
        <Text fw={700}>{t("split.toPay")}</Text>
        <Text fw={700} fz={22}>
          {money(askedIn(amounts), language)}
        </Text>
      </Group>
    </>
  );
}
