import { Card, Stack, Text, Title } from "@mantine/core";
import { damageTexts } from "../../i18n/areas/damage.ts";
import { dateAndTime } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import type { Page } from "./page.ts";

/** What was told already, and how far it is. */
export function Told({ claims }: Pick<Page, "claims">) {
  const { t, language } = useTexts(damageTexts);
  if (claims.length === 0) return null;
  return (
    <Card withBorder padding="sm" component="section" aria-label={t("damage.earlier")}>
      <Title order={2} size="h5" mb="xs">
        {t("damage.earlier")}
      </Title>
      <Stack gap="xs">
        {claims.map(({ id, damage, pieces, createdOn, status, outcome }) => (
          <div key={id}>
            <Text size="sm" fw={600}>
              {t(`damage.kinds.${damage}`)} · {t("damage.pieces", { count: pieces })}
            </Text>
            <Text size="sm" c="dimmed">
              {dateAndTime(createdOn, language)} ·{" "}
              {t(outcome ? `damage.outcomes.${outcome}` : `damage.states.${status}`)}
            </Text>
          </div>
        ))}
      </Stack>
    </Card>
  );
}
