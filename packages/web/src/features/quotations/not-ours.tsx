import { Button, Group } from "@mantine/core";
import { quotationsTexts } from "../../i18n/areas/quotations.ts";
import { useTexts } from "../../i18n/index.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { EmptyPage } from "../../ui/states.tsx";
import { useLogout, useUser } from "../login/session.ts";

/** A quotation's address that was opened with an account that doesn't have it: with which one, and the ways on. */
export function NotOurs() {
  const { t } = useTexts(quotationsTexts);
  const user = useUser();
  // Nobody is there afterwards, and the page asks who comes: it shows the quotation to whoever it was sent to.
  const logout = useLogout();
  return (
    <EmptyPage title={t("quotation.elsewhere")} hint={t("quotation.elsewhereText", { email: user?.email })}>
      <Group justify="center">
        <Button loading={logout.isPending} onClick={() => logout.mutate()}>
          {t("quotation.changeAccount")}
        </Button>
        <ButtonLink to="/quotations" variant="default">
          {t("quotation.title")}
        </ButtonLink>
      </Group>
    </EmptyPage>
  );
}
