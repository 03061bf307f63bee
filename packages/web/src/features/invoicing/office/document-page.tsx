import { Container, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Language } from "@solvia/core/platform/locale";
import { queryOf } from "../../../api/client.ts";
import { getInvoice } from "../../../api/endpoints.gen.ts";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { date, dateTime, money, percentWith } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { Failure } from "../../../ui/states.tsx";
import { SmallTable } from "../../../ui/table/small-table.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import { Facts } from "../../office-kit/facts.tsx";
import { BackOffice } from "../../office-kit/layout.tsx";
import { RecordHead } from "../../office-kit/record-head.tsx";
import { DocumentActs } from "./document-acts.tsx";
import { DocumentStanding } from "./document-standing.tsx";
import { RateSums } from "./rate-sums.tsx";
import { StateBadge } from "./state-badge.tsx";
import { nameOf, type Document, type Words } from "./words.ts";

export const DocumentPage = ({ id }: { id: string }) => (
  <BackOffice access={getInvoice.access}>
    <OneDocument id={id} />
  </BackOffice>
);

/** One invoice or credit note as it was issued, with what the exchange said of it. */
function OneDocument({ id }: { id: string }) {
  const { t } = useTexts(officeInvoicingTexts);
  const { data: document, error, refetch } = useQuery(queryOf(getInvoice, { params: { id } }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!document) return <Waiting shape="record" />;
  return (
    <Container size="xl" py="md">
      <Stack gap="lg">
        <RecordHead
          back={
            <AnchorLink to="/back-office/invoices" size="sm">
              {t("officeInvoicing.all")}
            </AnchorLink>
          }
          name={nameOf(t, document)}
          states={<StateBadge state={document.state} troubled={document.troubled} />}
          acts={<DocumentActs document={document} size="sm" />}
        >
          <DocumentStanding document={document} />
        </RecordHead>
        <Head document={document} />
        <Lines document={document} />
        <div>
          <Title order={2} size="h4">
            {t("officeInvoicing.sums")}
          </Title>
          <RateSums columns={[{ heading: t("officeInvoicing.total"), groups: document.groups }]} />
        </div>
      </Stack>
    </Container>
  );
}

const placeOf = ({ street, houseNumber, postalCode, city, provinceCode, countryCode }: Document["buyer"]): string =>
  [`${street} ${houseNumber}`.trim(), `${postalCode} ${city}`.trim(), provinceCode, countryCode]
    .filter(Boolean)
    .join(", ");

/** "DE136695976 valid, checked on 24 Nov 2026, consultation WAPIAAA…" */
const registerWords = (
  t: Words,
  { number, checkedAt, consultationNumber }: NonNullable<Document["register"]>,
  language: Language,
): string =>
  [
    t("officeInvoicing.registerSays", { number, date: date(checkedAt, language) }),
    consultationNumber && t("officeInvoicing.consultation", { number: consultationNumber }),
  ]
    .filter(Boolean)
    .join(", ");

function Head({ document }: { document: Document }) {
  const { t, language } = useTexts(officeInvoicingTexts);
  const { buyer, recipient, payments, related, deliveries, stampDuty, splitPayment, groups, register } = document;
  const laws = [...new Set(groups.flatMap(({ law }) => law ?? []))];
  return (
    <Facts
      facts={[
        [
          t("officeInvoicing.order"),
          <AnchorLink key="order" to="/back-office/orders/$id" params={{ id: document.orderId }}>
            {document.orderNumber}
          </AnchorLink>,
        ],
        [t("officeInvoicing.date"), date(document.date, language)],
        [t("officeInvoicing.issuedOn"), dateTime(document.issuedOn, language)],
        [t("officeInvoicing.buyer"), document.customer],
        [t("officeInvoicing.fields.vatNumber"), buyer.vatNumber],
        [t("officeInvoicing.fields.fiscalCode"), buyer.fiscalCode],
        [t("officeInvoicing.fields.street"), placeOf(buyer)],
        [
          t("officeInvoicing.recipient"),
          recipient.code !== "0000000"
            ? recipient.code
            : recipient.pec
              ? t("officeInvoicing.byPec", { pec: recipient.pec })
              : t("officeInvoicing.noCode"),
        ],
        [t("officeInvoicing.fields.cig"), recipient.cig],
        [t("officeInvoicing.fields.cup"), recipient.cup],
        [t("officeInvoicing.file"), document.fileName],
        [
          t("officeInvoicing.payment"),
          payments
            .map(({ mode, amount, dueDate, paidOn }) =>
              [
                t(`officeInvoicing.modes.${mode}`),
                money(amount, language),
                paidOn
                  ? t("officeInvoicing.paidOn", { date: date(paidOn, language) })
                  : dueDate && t("officeInvoicing.dueOn", { date: date(dueDate, language) }),
              ]
                .filter(Boolean)
                .join(" "),
            )
            .join("; "),
        ],
        [
          t("officeInvoicing.related"),
          [...related, ...deliveries].map(({ number, date: day }) => `${number}, ${date(day, language)}`).join("; "),
        ],
        [t("officeInvoicing.stampDuty"), stampDuty && money(stampDuty, language)],
        [t("officeInvoicing.reason"), [document.reason, ...laws].filter(Boolean).join(" · ")],
        [t("officeInvoicing.register"), register && registerWords(t, register, language)],
        ["", splitPayment && t("officeInvoicing.splitPayment")],
      ].filter((fact): fact is [string, string] => Boolean(fact[1]))}
    />
  );
}

function Lines({ document }: { document: Document }) {
  const { t, language } = useTexts(officeInvoicingTexts);
  const rows = document.lines.map((line, index) => ({ ...line, place: String(index) }));
  return (
    <div>
      <Title order={2} size="h4">
        {t("officeInvoicing.lines")}
      </Title>
      <SmallTable
        rows={rows}
        keyOf={({ place }) => place}
        minWidth={560}
        columns={[
          {
            heading: t("officeInvoicing.description"),
            wide: true,
            render: ({ description, code }) => (
              <>
                {description}
                {code && (
                  <Text span size="sm" c="dimmed">
                    {" "}
                    {code}
                  </Text>
                )}
              </>
            ),
          },
          { heading: t("officeInvoicing.quantity"), right: true, render: ({ quantity }) => quantity },
          { heading: t("officeInvoicing.unit"), right: true, render: ({ unit }) => money(unit, language) },
          { heading: t("officeInvoicing.rate"), right: true, render: ({ rate }) => percentWith(rate, language) },
          { heading: t("officeInvoicing.net"), right: true, strong: true, render: ({ net }) => money(net, language) },
        ]}
      />
    </div>
  );
}
