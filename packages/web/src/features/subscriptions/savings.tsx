import { Group, Stack, Text } from "@mantine/core";
import { subscriptionsTexts } from "../../i18n/areas/subscriptions.ts";
import { date, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { Section } from "../profile/section.tsx";
import { planNames, type Own, type View } from "./view.ts";

/** What orders have cost less by the plan: to the cent, of what is paid and kept. */
export function Savings({
  saved: { year, period, worth },
  plan,
}: Pick<View, "saved"> & { plan?: Own["plan"] | undefined }) {
  const { t, language } = useTexts(subscriptionsTexts);
  return (
    <Section title={t("subscription.saved.title")}>
      {year.orders === 0 ? (
        <Text>{t("subscription.saved.none")}</Text>
      ) : (
        <Stack gap="xs">
          {period && (
            <Row label={t("subscription.saved.period", { date: date(period.from, language) })} cents={period.net} />
          )}
          <Row label={t("subscription.saved.year")} cents={year.net} strong />
          <Text size="sm" c="dimmed">
            {t("subscription.saved.rule")}
          </Text>
        </Stack>
      )}
      {worth && plan && (
        <Text mt="sm">
          {t(`subscription.saved.worth.${plan}`, {
            cost: money(worth.cost, language),
            lost: money(worth.lost, language),
            plan: planNames[plan],
          })}
        </Text>
      )}
    </Section>
  );
}

function Row({ label, cents, strong = false }: { label: string; cents: number; strong?: boolean }) {
  const { language } = useTexts();
  return (
    <Group justify="space-between" gap="md" wrap="nowrap" align="baseline" maw={480}>
      <Text>{label}</Text>
      <Text className="numbers" {...(strong && { fw: 600, size: "lg" })}>
        {money(cents, language)}
      </Text>
    </Group>
  );
}
