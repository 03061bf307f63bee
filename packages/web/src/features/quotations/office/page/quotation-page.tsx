import { Badge, Box, Container, Grid, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryOf } from "../../../../api/client.ts";
import { getBackOfficeQuotation } from "../../../../api/endpoints.gen.ts";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { date } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { Failure } from "../../../../ui/states.tsx";
import { Waiting } from "../../../../ui/waiting/waiting.tsx";
import { BackOffice } from "../../../office-kit/layout.tsx";
import { RecordHead } from "../../../office-kit/record-head.tsx";
import { useOpened } from "../../../office-kit/records/opened.ts";
import { offers, quotationKind } from "../acts/quotation-kind.tsx";
import { OfferCheck } from "../../shared/offer-check.tsx";
import { QuotationLines } from "../../shared/quotation-lines.tsx";
import { LinesEditor } from "../editor/lines-editor.tsx";
import { TermsForm } from "../editor/terms-form.tsx";
import type { Quotation } from "../quotation.ts";
import { StateBadge } from "../state-badge.tsx";
import { Acts } from "./acts.tsx";
import { Approval, UnderCost } from "./approval.tsx";
import { ComesFrom, KeptDraft } from "./kept-draft.tsx";
import { MadeOrders } from "./made-orders.tsx";
import { Messages } from "./messages.tsx";
import { Orderable, Pending } from "./orderable.tsx";
import { OwnNotes } from "./own-notes.tsx";
import { QuotationHistory } from "./quotation-history.tsx";
import { Side } from "./side.tsx";
import { Versions } from "./versions.tsx";

export const QuotationPage = ({ id }: { id: string }) => (
  <BackOffice access={getBackOfficeQuotation.access}>
    <OneQuotation id={id} />
  </BackOffice>
);

/** While an administrator's word is awaited an open page asks for it, in milliseconds. */
const asksEvery = 15_000;

function OneQuotation({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    ...queryOf(getBackOfficeQuotation, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.approval === "asked" ? asksEvery : false),
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  return data ? <Loaded key={id} quotation={data} /> : <Waiting shape="record" />;
}

/** All of a quotation: what is prepared, what the customer has, and what came of it. */
function Loaded({ quotation }: { quotation: Quotation }) {
  const { t } = useTexts(officeQuotationsTexts);
  useOpened(quotationKind, quotation);
  const { draft, current, sent } = quotation;
  const isPrepared = draft !== undefined && offers(quotation, "change");
  const [looksAt, setLooksAt] = useState<"draft" | "current">("draft");
  const both = isPrepared && current !== undefined;
  const isDraft = isPrepared && (!both || looksAt === "draft");
  const shown = isDraft ? draft : (current ?? draft);
  return (
    <Container size="xl" py="md">
      <Box mb="md">
        <Heading quotation={quotation} />
      </Box>
      <KeptDraft quotation={quotation} />
      <ComesFrom quotation={quotation} />
      <Approval quotation={quotation} />
      <UnderCost quotation={quotation} />
      <Orderable quotation={quotation} />
      {both && (
        <SegmentedControl
          mb="md"
          aria-label={t("officeQuotations.whichVersion")}
          value={looksAt}
          onChange={(value) => setLooksAt(value === "current" ? "current" : "draft")}
          data={[
            { value: "draft", label: t("officeQuotations.preparedVersion", { n: sent + 1 }) },
            { value: "current", label: t("officeQuotations.customersVersion", { n: sent }) },
          ]}
        />
      )}
      <Grid gap="xl">
        <Grid.Col span={{ base: 12, md: 8.5 }}>
          <Stack gap="xl">
            {isPrepared && draft && (
              <Stack gap="xl" display={isDraft ? undefined : "none"}>
                {current && <Pending quotation={quotation} />}
                <LinesEditor quotation={quotation} draft={draft} />
                <TermsForm quotation={quotation} draft={draft} />
              </Stack>
            )}
            {!isDraft && shown && (
              <Stack gap={6}>
                <Title order={2} size="h4">
                  {t("officeQuotations.lines")}
                </Title>
                <QuotationLines offer={shown} basis="net" balance={quotation.balance} />
              </Stack>
            )}
            {shown && <OfferCheck key={isDraft ? "draft" : "current"} offer={shown} living={quotation.living} />}
            <MadeOrders quotation={quotation} />
            <Messages quotation={quotation} />
            <Versions quotation={quotation} />
            <OwnNotes quotation={quotation} />
            <QuotationHistory id={quotation.id} createdOn={quotation.createdOn} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 3.5 }}>{shown && <Side quotation={quotation} offer={shown} />}</Grid.Col>
      </Grid>
    </Container>
  );
}

/** Which quotation it is, how it stands, which version its customer has and until when it counts. */
function Heading({ quotation }: { quotation: Quotation }) {
  const { t, language } = useTexts(officeQuotationsTexts);
  const { number, sent, prepared, ownerName, createdOn, validUntil, over, status, lostReason, lostText } = quotation;
  return (
    <RecordHead
      back={
        <AnchorLink to="/back-office/quotations" size="sm">
          {t("officeQuotations.all")}
        </AnchorLink>
      }
      name={t("officeQuotations.one", { number })}
      states={
        <>
          <StateBadge quotation={quotation} />
          {sent > 0 && (
            <Badge variant="light" color="gray" c="bright" tt="none">
              {t("officeQuotations.versionOf", { n: sent })}
            </Badge>
          )}
          {prepared && (
            <Badge variant="light" color="yellow" c="bright" tt="none">
              {t("officeQuotations.preparing", { n: sent + 1 })}
            </Badge>
          )}
        </>
      }
      acts={<Acts quotation={quotation} />}
    >
      <Text size="sm" c="dimmed" className="numbers">
        {[
          t("officeQuotations.begunOn", { date: date(createdOn, language) }),
          ownerName,
          validUntil &&
            t(over ? "officeQuotations.overSince" : "officeQuotations.until", { date: date(validUntil, language) }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </Text>
      {status === "lost" && lostReason && (
        <Text size="sm" fw={600}>
          {[t(`officeQuotations.reasons.${lostReason}`), lostText].filter(Boolean).join(": ")}
        </Text>
      )}
    </RecordHead>
  );
}
