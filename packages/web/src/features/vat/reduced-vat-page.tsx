import "@mantine/core/styles/List.css";
import { Alert, Button, Container, Group, List, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { getReducedVatEligibility as Contract } from "@solvia/core/contract/vat";
import { queryOf } from "../../api/client.ts";
import { getReducedVatEligibility, listCertifications } from "../../api/endpoints.gen.ts";
import { vatTexts } from "../../i18n/areas/vat.ts";
import { date } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { Failure, Loading } from "../../ui/states.tsx";
import { RequireLogin } from "../login/require-login.tsx";
import { CertificateCard } from "./certificate-card.tsx";
import { DeclarationForm } from "./declaration-form.tsx";

export const ReducedVatPage = () => (
  <RequireLogin>
    <OwnCertificates />
  </RequireLogin>
);

/** Whether one may buy at the reduced rate, the declaration for it, and those of before. */
function OwnCertificates() {
  const { t } = useTexts(vatTexts);
  const eligibility = useQuery(queryOf(getReducedVatEligibility, {}));
  const list = useQuery(queryOf(listCertifications, {}));
  const error = eligibility.error ?? list.error;
  if (error) return <Failure error={error} retry={() => void eligibility.refetch()} />;
  if (!eligibility.data || !list.data) return <Loading />;
  const certificates = list.data.items;
  const isUnderWay = certificates.some(({ status }) => status === "generated" || status === "submitted");
  return (
    <Container size="md" py="lg">
      <Stack gap="lg">
        <div>
          <Title order={1}>{t("vat.title")}</Title>
          <Text c="dimmed">{t("vat.intro")}</Text>
        </div>
        <Eligibility standing={eligibility.data} />
        {certificates.map((certificate) => (
          <CertificateCard key={certificate.id} certificate={certificate} />
        ))}
        {eligibility.data.eligible && !isUnderWay && (
          <NewDeclaration
            standing={eligibility.data}
            folded={certificates.some(({ status }) => status === "approved")}
          />
        )}
      </Stack>
    </Container>
  );
}

/** The form of a new declaration; beside one that is valid it opens when asked for. */
function NewDeclaration({ standing, folded }: { standing: AnswerOf<typeof Contract>; folded: boolean }) {
  const { t } = useTexts(vatTexts);
  const [isAsked, setAsked] = useState(false);
  if (!folded || isAsked) return <DeclarationForm standing={standing} />;
  return (
    <Group>
      <Button variant="default" onClick={() => setAsked(true)}>
        {t("vat.form.title")}
      </Button>
    </Group>
  );
}

function Eligibility({ standing }: { standing: AnswerOf<typeof Contract> }) {
  const { t, language } = useTexts(vatTexts);
  const { eligible, reasons, activeUntil, kind } = standing;
  if (!eligible) {
    return (
      <Alert color="orange" title={t("vat.notEligible")}>
        <List size="sm">
          {reasons.map((reason) => (
            <List.Item key={reason}>{t(`vat.reasons.${reason}`)}</List.Item>
          ))}
        </List>
      </Alert>
    );
  }
  return (
    <Alert color="leaf" title={t("vat.eligible")}>
      {t(`vat.kindHint.${kind}`)}
      {activeUntil && <Text size="sm">{t("vat.activeUntil", { date: date(activeUntil, language) })}</Text>}
    </Alert>
  );
}
