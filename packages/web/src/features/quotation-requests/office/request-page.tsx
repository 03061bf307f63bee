import { Alert, Anchor, Container, Grid, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { getBackOfficeQuotationRequest } from "../../../api/endpoints.gen.ts";
import { officeQuotationRequestsTexts } from "../../../i18n/areas/office-quotation-requests.ts";
import { countryName } from "../../../i18n/country-name.ts";
import { dateTime } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { Failure } from "../../../ui/states.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import { Facts } from "../../office-kit/facts.tsx";
import { BackOffice } from "../../office-kit/layout.tsx";
import { RecordHead } from "../../office-kit/record-head.tsx";
import { CheckedRows } from "../material/checked-rows.tsx";
import { Written } from "../written.tsx";
import { RequestActs } from "./request-acts.tsx";
import type { OfficeRequest } from "./request.ts";
import { RequestPriority, RequestState } from "./requests-page.tsx";

export const RequestPage = ({ id }: { id: string }) => (
  <BackOffice access={getBackOfficeQuotationRequest.access}>
    <OneRequest id={id} />
  </BackOffice>
);

/** One request: what was asked, what was written back, and what is done with it. */
function OneRequest({ id }: { id: string }) {
  const { t } = useTexts(officeQuotationRequestsTexts);
  const { data: request, error, refetch } = useQuery(queryOf(getBackOfficeQuotationRequest, { params: { id } }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!request) return <Waiting shape="record" />;
  const { requester, status, priority, rows, text, rejectedReason, files = [] } = request;
  return (
    <Container size="xl" py="md">
      <RecordHead
        back={
          <AnchorLink to="/back-office/quotation-requests" size="sm">
            {t("officeRequests.title")}
          </AnchorLink>
        }
        name={requester.companyName ?? requester.name}
        states={
          <>
            <RequestState status={status} />
            {priority && <RequestPriority />}
          </>
        }
        acts={<RequestActs request={request} />}
      />
      <Grid gap="lg" mt="md">
        <Grid.Col span={{ xs: 12, lg: 8 }}>
          <Stack>
            {rejectedReason && (
              <Alert color="orange" title={t("officeRequests.reason")}>
                <Written>{rejectedReason}</Written>
              </Alert>
            )}
            <section aria-label={t("officeRequests.words")}>
              <Title order={2} size="h5">
                {t("officeRequests.words")}
              </Title>
              {text ? <Written>{text}</Written> : <Text c="dimmed">{t("officeRequests.noWords")}</Text>}
            </section>
            {files.length > 0 && (
              <section aria-label={t("officeRequests.files")}>
                <Title order={2} size="h5">
                  {t("officeRequests.files")}
                </Title>
                <Group gap="sm">
                  {files.map(({ name }, at) => (
                    <Anchor
                      key={`${at} ${name}`}
                      href={`/api/back-office/quotation-requests/${request.id}/files/${at + 1}`}
                    >
                      {name}
                    </Anchor>
                  ))}
                </Group>
              </section>
            )}
            {rows.length > 0 && (
              <section aria-label={t("officeRequests.material")}>
                <Title order={2} size="h5">
                  {t("officeRequests.material")}
                </Title>
                <CheckedRows rows={rows} />
              </section>
            )}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ xs: 12, lg: 4 }}>
          <Stack>
            <Sender request={request} />
            <Answers request={request} />
          </Stack>
        </Grid.Col>
      </Grid>
    </Container>
  );
}

function Sender({ request }: { request: OfficeRequest }) {
  const { t, language } = useTexts(officeQuotationRequestsTexts);
  const { id, requester, userId, createdOn, closedOn, source, locale, ownerName, quotationId, quotationNumber } =
    request;
  const name = userId ? (
    <AnchorLink to="/back-office/users/$id" params={{ id: userId }}>
      {requester.name}
    </AnchorLink>
  ) : (
    `${requester.name} (${t("officeRequests.visitor")})`
  );
  const mail = <Anchor href={`mailto:${requester.email}`}>{requester.email}</Anchor>;
  const telephone = requester.telephone && <Anchor href={`tel:${requester.telephone}`}>{requester.telephone}</Anchor>;
  const all = quotationId && (
    <AnchorLink to="/back-office/quotations" search={{ requestId: id }}>
      {t("officeRequests.allQuotations")}
    </AnchorLink>
  );
  const quotation = quotationId && (
    <AnchorLink to="/back-office/quotations/$id" params={{ id: quotationId }}>
      {quotationNumber}
    </AnchorLink>
  );
  return (
    <Facts
      facts={[
        [t("officeRequests.who"), name],
        [t("login.email"), mail],
        [t("officeRequests.telephone"), telephone],
        [t("officeRequests.company"), requester.companyName],
        [t("officeRequests.country"), countryName(locale, language)],
        [t("officeRequests.source"), t(`officeRequests.sources.${source}`)],
        [t("officeRequests.createdOn"), dateTime(createdOn, language)],
        [t("officeRequests.closedOn"), closedOn && dateTime(closedOn, language)],
        [t("officeRequests.owner"), ownerName],
        [t("officeRequests.quotation"), quotation],
        [t("officeRequests.quotations"), all],
      ]}
    />
  );
}

function Answers({ request: { answers } }: { request: OfficeRequest }) {
  const { t, language } = useTexts(officeQuotationRequestsTexts);
  return (
    <section aria-label={t("officeRequests.answers")}>
      <Title order={2} size="h5">
        {t("officeRequests.answers")}
      </Title>
      {answers.length === 0 && (
        <Text size="sm" c="dimmed">
          {t("officeRequests.noAnswers")}
        </Text>
      )}
      <Stack gap="sm">
        {answers.map(({ authorName, at, text }) => (
          <div key={at}>
            <Text size="sm" c="dimmed">
              {authorName} · {dateTime(at, language)}
            </Text>
            <Written>{text}</Written>
          </div>
        ))}
      </Stack>
    </section>
  );
}
