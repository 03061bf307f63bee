import { Alert, Box, Card, Container, Grid, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ApiProblem, queryOf } from "../../api/client.ts";
import { getSharedQuotation } from "../../api/endpoints.gen.ts";
import { quotationsTexts } from "../../i18n/areas/quotations.ts";
import { date } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { usePageHead } from "../../ui/page-head.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { EmptyPage, Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { PriceSteps } from "../orders/price-steps.tsx";
import { Delivery, Terms } from "./conditions.tsx";
import { SharedPayPlans } from "./pay-plans.tsx";
import { PartOfShared } from "./part-of-shared.tsx";
import type { Shared } from "./shared/quotation-shapes.ts";
import { useDocumentLanguage } from "./shared/document-language.ts";
import { OfferCheck } from "./shared/offer-check.tsx";
import { QuotationLines } from "./shared/quotation-lines.tsx";
import { VatNotice } from "./shared/vat-notice.tsx";
import { useOpenedByLink } from "./use-opened.ts";
import { VersionHash } from "../orders/version-hash.tsx";
import { Plant, VersionPdf } from "./version-facts.tsx";

/** A quotation behind a link that needs no login: it is read, and changed or accepted by nobody here. */
export function SharedPage({ token }: { token: string }) {
  const { t } = useTexts(quotationsTexts);
  const { data, error, refetch } = useQuery({ ...queryOf(getSharedQuotation, { params: { token } }), retry: false });
  const isReadable = useDocumentLanguage(data?.current.language);
  usePageHead({ title: data ? t("quotation.one", { number: data.number }) : t("quotation.title") });
  return (
    <>
      {/* The address is the key: no other site is told it. */}
      <meta name="referrer" content="no-referrer" />
      {isUnknown(error) ? (
        <EmptyPage title={t("quotation.shared.invalid")} hint={t("quotation.shared.invalidText")}>
          <ButtonLink to="/quotations">{t("quotation.shared.login")}</ButtonLink>
        </EmptyPage>
      ) : error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : data && isReadable ? (
        <SharedQuotation shared={data} token={token} />
      ) : (
        <Waiting shape="record" />
      )}
    </>
  );
}

/** A link that was made up is refused by its shape, one that is over or revoked by the token. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.code === "token-invalid" || error.status === 422 || error.status === 400);

function SharedQuotation({ shared, token }: { shared: Shared; token: string }) {
  const { t, language } = useTexts(quotationsTexts);
  const { id, number, sent, current } = shared;
  useOpenedByLink(token);
  return (
    <Container size="lg" py="lg">
      <Stack gap={4} mb="lg">
        <Title order={1}>{t("quotation.one", { number })}</Title>
        <Text c="dimmed" className="numbers">
          {[
            t("quotation.versionOf", { version: current.version, of: sent }),
            t("quotation.sentOn", { date: date(current.sentOn, language) }),
            t("quotation.validUntil", { date: date(current.validUntil, language) }),
          ].join(" · ")}
        </Text>
        <Group gap="md">
          <VersionPdf href={`/api/quotations/shared/${token}/pdf`} of={current} />
          <VersionHash hash={current.hash} />
        </Group>
      </Stack>
      <Grid gap="xl">
        <Grid.Col span={{ xs: 12, md: 8 }}>
          <Title order={2} size="h4" mb="sm">
            {t("quotation.lines.title")}
          </Title>
          <QuotationLines offer={current} basis={current.basis} unlisted={shared.unlisted} />
          <Plant offer={current} />
          <PartOfShared shared={shared} token={token} />
          <Box mt="xl">
            <OfferCheck offer={current} />
          </Box>
        </Grid.Col>
        <Grid.Col span={{ xs: 12, md: 4 }}>
          <Stack>
            <Card withBorder>
              <PriceSteps order={current} />
              <VatNotice offer={current} />
            </Card>
            <Card withBorder>
              <Delivery address={current.address} />
              <Terms shown={current} />
            </Card>
            <SharedPayPlans shared={shared} token={token} />
            <Alert color="leaf">
              <Text size="sm">{t("quotation.shared.loginHint")}</Text>
              <ButtonLink to="/quotations/$id" params={{ id }} size="compact-sm" mt="sm">
                {t("quotation.shared.login")}
              </ButtonLink>
            </Alert>
          </Stack>
        </Grid.Col>
      </Grid>
    </Container>
  );
}
