import { Container, Group, Stack, Text, Title } from "@mantine/core";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { useTexts } from "../../i18n/index.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { Loading } from "../../ui/states.tsx";
import { useUser } from "../login/session.ts";
import { SuccessPage } from "./result-pages.tsx";

/** After a payment elsewhere (spec 2, /success): the order for whoever is logged in, else thanks and the way to it. */
export function ThanksPage({ id }: { id?: string | undefined }) {
  const { t } = useTexts(ordersTexts);
  const user = useUser();
  if (user === undefined) return <Loading />;
  if (user && id) return <SuccessPage id={id} />;
  return (
    <Container size="sm" py="xl">
      <Stack>
        <Title order={1}>{t("checkout.thanks")}</Title>
        <Text>{t("checkout.thanksText")}</Text>
        <Group>
          {id ? (
            <ButtonLink to="/profile/my-orders/$id" params={{ id }} variant="light">
              {t("checkout.toOrder")}
            </ButtonLink>
          ) : (
            <ButtonLink to="/profile/my-orders" variant="light">
              {t("orders.title")}
            </ButtonLink>
          )}
          <ButtonLink to="/search" variant="subtle">
            {t("home.cta")}
          </ButtonLink>
        </Group>
      </Stack>
    </Container>
  );
}
