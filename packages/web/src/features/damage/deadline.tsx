import { Alert, Card, Text, Title } from "@mantine/core";
import { damageTexts } from "../../i18n/areas/damage.ts";
import { date } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import type { Page } from "./page.ts";

/** Until when the carrier is told, with the days that are left and the law that says so; after it, that it is taken all the same. */
export function Deadline({ page: { daysLeft, until, basis } }: { page: Page }) {
  const { t, language } = useTexts(damageTexts);
  if (daysLeft < 0) {
    return (
      <Alert color="orange">
        <Text size="sm">{t("damage.late", { date: date(until, language) })}</Text>
        <Text size="sm" mt={6}>
          {t("damage.rights")}
        </Text>
      </Alert>
    );
  }
  return (
    <Card withBorder padding="sm">
      <Text size="sm" fw={600}>
        {t("damage.atOnce")}
      </Text>
      <Text size="sm" mt={6}>
        {t("damage.until", { date: date(until, language) })}
      </Text>
      <Title order={2} size="h3" className="numbers">
        {daysLeft === 0 ? t("damage.lastDay") : t("damage.daysLeft", { count: daysLeft })}
      </Title>
      <Text size="xs" c="dimmed">
        {t(`damage.${basis}`)} {t("damage.rights")}
      </Text>
    </Card>
  );
}
