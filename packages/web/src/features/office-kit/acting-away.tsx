import { Button, Container, Group, Stack, Text, Title } from "@mantine/core";
import { officePeopleTexts } from "../../i18n/areas/office-people.ts";
import { useTexts } from "../../i18n/index.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { useStopActing } from "../acting/use-stop-acting.ts";

/** In place of the back office while its employee acts for a customer: why it isn't there, and the two ways on. */
export function ActingAway({ customer }: { customer: string }) {
  const { t } = useTexts(officePeopleTexts);
  const stop = useStopActing();
  return (
    <Container size="sm" py="xl">
      <Stack>
        <Title order={1}>{t("officePeople.actingHere", { customer })}</Title>
        <Text>{t("officePeople.actingHereHint")}</Text>
        <Group>
          <Button loading={stop.isPending} onClick={() => stop.mutate()}>
            {t("officePeople.actingBack")}
          </Button>
          <ButtonLink to="/profile/my-orders" variant="default">
            {t("officePeople.actingOn", { customer })}
          </ButtonLink>
        </Group>
      </Stack>
    </Container>
  );
}
