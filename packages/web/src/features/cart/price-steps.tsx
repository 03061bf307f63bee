import { Divider, Group, Stack, Text } from "@mantine/core";
import type * as z from "zod";
import type { Amounts } from "@solvia/core/contract/shapes/order";
import { named } from "@solvia/core/platform/locale";
import { money, percent } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";

/** Every step of the amount, adding up to the total. */
export function PriceSteps({ amounts }: { amounts: z.output<typeof Amounts> }) {
  const { t, language } = useTexts();
  const label = ({ code, params }: (typeof amounts.steps)[number]): string => {
    if (code === "shipment") {
      return named(language, t("step.shipment"), t(`step.${params["kind"]}`, { kg: params["kg"] }));
    }
    if (code === "vat") return t("step.vat", { rate: percent(Number(params["rate"]), language) });
    return t(`step.${code}`);
  };
  return (
    <Stack gap={8} className="numbers">
      {amounts.steps.map((step, index) => (
        <Row key={index} label={label(step)} value={money(step.amount, language)} />
      ))}
      {amounts.treatment.legalText && amounts.treatment.rule !== "one-stop-shop" && (
        <Text size="xs" c="dark.3" lang="it">
          {amounts.treatment.legalText}
        </Text>
      )}
      {amounts.shipmentState !== "known" && (
        <Text size="sm" c="dark.3">
          {t(amounts.shipmentState === "quotation" ? "step.shipmentQuotation" : "step.shipmentUnknown")}
        </Text>
      )}
      <Divider />
      <Group justify="space-between">
        <Text fw={700}>{t("step.total")}</Text>
        <Text fw={700} fz={22}>
          {money(amounts.total, language)}
        </Text>
      </Group>
    </Stack>
  );
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <Group justify="space-between" wrap="nowrap">
    <Text size="sm">{label}</Text>
    <Text size="sm">{value}</Text>
  </Group>
);
