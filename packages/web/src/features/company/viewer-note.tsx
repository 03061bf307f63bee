import { Text } from "@mantine/core";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { useTexts } from "../../i18n/index.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { EmptyPage } from "../../ui/states.tsx";

/** Instead of a button to buy: why there is none. */
export function ViewerNote() {
  const { t } = useTexts(peopleTexts);
  return <Text size="sm">{t("members.viewerNote")}</Text>;
}

/** Instead of the cart and what comes after it. */
export function ViewerPage() {
  const { t } = useTexts(peopleTexts);
  return (
    <EmptyPage title={t("members.viewerTitle")} hint={t("members.viewerNote")}>
      <ButtonLink to="/profile/my-orders">{t("nav.orders")}</ButtonLink>
    </EmptyPage>
  );
}
