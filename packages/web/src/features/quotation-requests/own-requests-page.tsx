import { Alert, Container, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { quotationRequestsTexts } from "../../i18n/areas/quotation-requests.ts";
import { useTexts } from "../../i18n/index.ts";
import { OwnForm } from "./own-form.tsx";
import { OwnRequests } from "./own-requests.tsx";

/** In the profile: ask for a quotation, and what became of what was asked before. */
export function OwnRequestsPage() {
  const { t } = useTexts(quotationRequestsTexts);
  const [isSent, setSent] = useState(false);
  const onSent = () => {
    setSent(true);
    globalThis.scrollTo({ top: 0 });
  };
  return (
    <Container size="md" py="lg">
      <Stack gap="lg">
        <Title order={1}>{t("quotationRequest.own.title")}</Title>
        {isSent && (
          <Alert color="leaf" role="status" title={t("quotationRequest.sent.title")}>
            {t("quotationRequest.sent.own")}
          </Alert>
        )}
        <OwnRequests />
        <div>
          <Title order={2}>{t("quotationRequest.title")}</Title>
          <Text c="dimmed">{t("quotationRequest.intro")}</Text>
        </div>
        <OwnForm onSent={onSent} />
      </Stack>
    </Container>
  );
}
