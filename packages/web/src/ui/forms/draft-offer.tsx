import { Alert, Button, Group, Text } from "@mantine/core";
import { useTexts } from "../../i18n/index.ts";
import type { Offer } from "./use-draft-of-form.ts";

/** What was typed before the page was loaded anew: put back or let go by whoever typed it, never by itself. */
export function DraftOffer({ take, drop }: Offer) {
  const { t } = useTexts();
  return (
    <Alert color="blue" role="status" mb="md" title={t("draft.title")}>
      <Text size="sm">{t("draft.text")}</Text>
      <Group mt="xs" gap="sm">
        <Button size="compact-md" variant="default" onClick={take}>
          {t("draft.take")}
        </Button>
        <Button size="compact-md" variant="subtle" onClick={drop}>
          {t("draft.drop")}
        </Button>
      </Group>
    </Alert>
  );
}
