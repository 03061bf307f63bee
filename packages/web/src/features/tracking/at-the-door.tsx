import { Button, Card, List, Text, Title } from "@mantine/core";
import "@mantine/core/styles/List.css";
import { trackingTexts } from "../../i18n/areas/tracking.ts";
import { useTexts } from "../../i18n/index.ts";

/** What to do when goods arrive: look at them, write the reservation, and by when hidden damage is told. */
export function AtTheDoor({ damageUrl }: { damageUrl?: string | undefined }) {
  const { t } = useTexts(trackingTexts);
  return (
    <Card withBorder component="section" aria-label={t("tracking.door.title")}>
      <Title order={2} size="h4" mb="xs">
        {t("tracking.door.title")}
      </Title>
      <List size="sm" spacing={6} type="ordered">
        <List.Item>{t("tracking.door.check")}</List.Item>
        <List.Item>
          {t("tracking.door.write")}
          <Text size="sm" c="dimmed">
            {t("tracking.door.example")}
          </Text>
        </List.Item>
        <List.Item>{t("tracking.door.later")}</List.Item>
      </List>
      {damageUrl && (
        <Button component="a" href={new URL(damageUrl).pathname} variant="default" mt="sm">
          {t("tracking.door.tell")}
        </Button>
      )}
    </Card>
  );
}
