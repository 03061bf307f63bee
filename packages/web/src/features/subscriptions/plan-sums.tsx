import { Group, Stack, Text } from "@mantine/core";
import { subscriptionsTexts } from "../../i18n/areas/subscriptions.ts";
import { money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";

interface Props {
  /** What the total is called. */
  label: string;
  /** Cents. */
  net: number;
  vat: number;
  total: number;
}

/** What a month costs, to the cent, before anybody agrees to it. */
export function PlanSums({ label, net, vat, total }: Props) {
  const { t } = useTexts(subscriptionsTexts);
  return (
    <Stack gap={4} className="numbers">
      <Sum label={t("subscription.net")} cents={net} />
      <Sum label={t("subscription.vat")} cents={vat} />
      <Sum label={label} cents={total} strong />
    </Stack>
  );
}

function Sum({ label, cents, strong = false }: { label: string; cents: number; strong?: boolean }) {
  const { language } = useTexts();
  return (
    <Group justify="space-between" maw={360}>
      <Text size="sm" fw={strong ? 600 : undefined}>
        {label}
      </Text>
      <Text size="sm" fw={strong ? 600 : undefined}>
        {money(cents, language)}
      </Text>
    </Group>
  );
}
