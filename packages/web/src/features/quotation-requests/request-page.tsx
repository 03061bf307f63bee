import { Alert, Container, Group, Stack, Text, Title } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { quotationRequestsTexts } from "../../i18n/areas/quotation-requests.ts";
import { useTexts } from "../../i18n/index.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { useOfflineWords } from "../../ui/network.tsx";
import { usePageHead } from "../../ui/page-head.ts";
import { Loading } from "../../ui/states.tsx";
import { useUser } from "../login/session.ts";
import { OwnForm } from "./own-form.tsx";
import { VisitorForm } from "./visitor-form.tsx";

/** Where a quotation is asked for, by a visitor or a customer. */
export function RequestPage({ sent, code }: { sent: boolean; code?: string | undefined }) {
  const { t } = useTexts(quotationRequestsTexts);
  const user = useUser();
  const navigate = useNavigate();
  useOfflineWords(t("quotationRequest.offline"));
  usePageHead({ title: t("quotationRequest.title"), description: t("quotationRequest.intro") });
  const onSent = () => navigate({ to: "/request-quotation", search: { sent: true } });
  if (user === undefined) return <Loading />;
  return (
    <Container size="md" py="lg">
      {sent ? (
        <Sent own={user !== null} />
      ) : (
        <>
          <Title order={1}>{t("quotationRequest.title")}</Title>
          <Text c="dimmed" mb="lg">
            {t("quotationRequest.intro")}
          </Text>
          {user ? <OwnForm onSent={onSent} code={code} /> : <VisitorForm onSent={onSent} code={code} />}
        </>
      )}
    </Container>
  );
}

/** What happens next. */
function Sent({ own }: { own: boolean }) {
  const { t } = useTexts(quotationRequestsTexts);
  return (
    <Stack>
      <Title order={1}>{t("quotationRequest.sent.title")}</Title>
      <Alert color="leaf" role="status">
        {t(own ? "quotationRequest.sent.own" : "quotationRequest.sent.visitor")}
      </Alert>
      <Group>
        {own && <ButtonLink to="/profile/request-quotation">{t("quotationRequest.sent.toOwn")}</ButtonLink>}
        <ButtonLink to="/request-quotation" variant="default">
          {t("quotationRequest.sent.again")}
        </ButtonLink>
      </Group>
    </Stack>
  );
}
