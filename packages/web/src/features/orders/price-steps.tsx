import { Divider, Group, Stack, Text } from "@mantine/core";
import { Suspense } from "react";
import type * as z from "zod";
import type { PlacedOrder } from "@solvia/core/contract/shapes/order";
import { named } from "@solvia/core/platform/locale";
import { toldLaw } from "@solvia/core/tax/told-law";
import { money, percent } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";

/** Public bodies alone read it: it weighs nothing in anybody else's first visit. */
const SplitPayment = lazyPart(async () => (await import("./split-payment.tsx")).SplitPayment);

type Summed = Pick<z.output<typeof PlacedOrder>, "amounts" | "grossSummary" | "basis">;

/**
 * What leads to the total, on the order's own basis, as the lines beside it. The back office reads every order net.
 */
export function PriceSteps({ order, basis = order.basis }: { order: Summed; basis?: Summed["basis"] }) {
  const { t, language } = useTexts();
  const { amounts, grossSummary } = order;
  const law = toldLaw(amounts.treatment);
  const { rows, included } = basis === "net" ? { rows: amounts.steps, included: [] } : grossSummary;
  const label = ({ code, params }: (typeof rows)[number]): string => {
    if (code === "shipment") {
      return named(language, t("step.shipment"), t(`step.${params["kind"]}`, { kg: params["kg"], defaultValue: "" }));
    }
    if (code === "vat") return t("step.vat", { rate: percent(Number(params["rate"]), language) });
    if (code === "coupon") return named(language, t("step.coupon"), String(params["coupon"] ?? ""));
    return t(`step.${code}`);
  };
  return (
    <Stack gap={8} className="numbers">
      {rows.map((step, index) => (
        <Row
          key={index}
          label={label(step)}
          value={money(step.amount, language)}
          hint={step.code === "rounding" && t("step.whyRounding")}
        />
      ))}
      {law && (
        <Text size="xs" c="dimmed" lang="it">
          {law}
        </Text>
      )}
      {amounts.shipmentState !== "known" && (
        <Text size="sm" c="dimmed">
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
      {included.map((step, index) => (
        <Row key={index} label={t("step.ofWhich", { name: label(step) })} value={money(step.amount, language)} />
      ))}
      {amounts.treatment.publicBody !== undefined && (
        <Suspense>
          <SplitPayment amounts={amounts} />
        </Suspense>
      )}
    </Stack>
  );
}

interface RowProps {
  label: string;
  value: string;
  hint?: string | false;
}

const Row = ({ label, value, hint }: RowProps) => (
  <div>
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm">{label}</Text>
      <Text size="sm">{value}</Text>
    </Group>
    {hint && (
      <Text size="xs" c="dimmed">
        {hint}
      </Text>
    )}
  </div>
);
