import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { allowed } from "@solvia/core/platform/access";
import { queryOf } from "../../../api/client.ts";
import { getOrderInvoicing } from "../../../api/endpoints.gen.ts";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { date, money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { Failure } from "../../../ui/states.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import { useColleague } from "../../office-kit/use-colleague.ts";
import { CorrectionDialog } from "./correction-dialog.tsx";
import { Corrections } from "./corrections.tsx";
import { CreditDialog } from "./credit-dialog.tsx";
import { DocumentActs } from "./document-acts.tsx";
import { DocumentStanding } from "./document-standing.tsx";
import { IssueDialog } from "./issue-dialog.tsx";
import { Refusals } from "./refusals.tsx";
import { StateBadge } from "./state-badge.tsx";
import { nameOf, signed, type Document } from "./words.ts";

/** An order's invoices and credit notes with their life at the exchange, and what may be issued next; for whom it is open. */
export function OrderInvoicing({ orderId }: { orderId: string }) {
  const { t, language } = useTexts(officeInvoicingTexts);
  const isOpen = allowed(getOrderInvoicing.access, useColleague());
  const { data, error, refetch, isFetching } = useQuery({
    ...queryOf(getOrderInvoicing, { params: { id: orderId }, query: {} }),
    enabled: isOpen,
  });
  const [dialog, setDialog] = useState<"issue" | "credit" | "correct">();
  if (!isOpen) return null;
  const close = () => setDialog(undefined);
  const last = data?.documents.findLast(({ type }) => type !== "TD04");
  return (
    <Stack gap={6} component="section" aria-label={t("officeInvoicing.title")}>
      <Title order={2} size="h4">
        {t("officeInvoicing.title")}
      </Title>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Waiting shape="cards" count={1} />}
      {data?.documents.map((document) => (
        <DocumentCard key={document.id} document={document} />
      ))}
      {data && (
        <NextCard
          data={data}
          isFetching={isFetching}
          issue={() => setDialog("issue")}
          credit={() => setDialog("credit")}
          correct={() => setDialog("correct")}
        />
      )}
      {data && <Corrections orderId={orderId} corrections={data.corrections} />}
      {data?.usedCoupons.map(({ code, worth }) => (
        <Text key={code} size="sm" fw={600}>
          {t("officeInvoicing.usedCoupon", { code, money: money(worth, language) })}
        </Text>
      ))}
      {dialog === "correct" && data?.creditable && last && (
        <CorrectionDialog
          orderId={orderId}
          creditable={data.creditable}
          unanswered={data.unanswered}
          last={last}
          onClose={close}
        />
      )}
      {dialog === "issue" && data?.next && <IssueDialog orderId={orderId} next={data.next} onClose={close} />}
      {dialog === "credit" && data?.creditable && (
        <CreditDialog
          orderId={orderId}
          creditable={data.creditable}
          unanswered={data.unanswered}
          seen={data.documents.length}
          onClose={close}
        />
      )}
    </Stack>
  );
}

/** One document: what it is, how it stands with the exchange and what can be done. */
function DocumentCard({ document }: { document: Document }) {
  const { t, language } = useTexts(officeInvoicingTexts);
  return (
    <Card withBorder padding="sm">
      <Stack gap="xs">
        <Group justify="space-between" align="flex-start" gap="xs">
          <Group gap="xs">
            <AnchorLink to="/back-office/invoices/$id" params={{ id: document.id }} size="sm" fw={600}>
              {nameOf(t, document)}
            </AnchorLink>
            <StateBadge state={document.state} troubled={document.troubled} />
            <Text size="sm" c="dimmed" className="numbers">
              {date(document.date, language)}
            </Text>
          </Group>
          <Text size="sm" fw={600} className="numbers one-line">
            {money(signed(document), language)}
          </Text>
        </Group>
        <DocumentStanding document={document} />
        <DocumentActs document={document} />
      </Stack>
    </Card>
  );
}

type Data = Parameters<typeof IssueDialog>[0]["next"];

interface NextProps {
  data: {
    next?: Data | undefined;
    why?: "order-ended" | "already-invoiced" | "nothing-to-invoice" | "vat-certificate-pending" | undefined;
    creditable?: object | undefined;
    discarded?: { number: string; resendUntil?: string | undefined } | undefined;
  };
  /** What is shown may be of before the last act: nothing is issued upon it. */
  isFetching: boolean;
  issue: () => void;
  credit: () => void;
  correct: () => void;
}

/** What the order is due next with what the exchange would refuse of it, or why there is nothing. */
function NextCard({ data: { next, why, creditable: left, discarded }, isFetching, issue, credit, correct }: NextProps) {
  const { t, language } = useTexts(officeInvoicingTexts);
  const creditable = left && !discarded;
  const lasts = discarded?.resendUntil;
  return (
    <Card withBorder padding="sm">
      <Stack gap="xs">
        {next && (
          <>
            <Group justify="space-between" align="flex-start" gap="xs">
              <Text size="sm" fw={600}>
                {t("officeInvoicing.next")}: {t(`officeInvoicing.types.${next.type}`)}{" "}
                {t("officeInvoicing.dated", { date: date(next.date, language) })}
              </Text>
              <Text size="sm" fw={600} className="numbers one-line">
                {money(next.total, language)}
              </Text>
            </Group>
            <Refusals refusals={next.refusals} />
          </>
        )}
        {why && (
          <Text size="sm" c="dimmed">
            {t(`officeInvoicing.nothing.${why}`)}
          </Text>
        )}
        {discarded && (
          <Text size="sm">
            {lasts !== undefined
              ? t("officeInvoicing.discarded", { number: discarded.number, date: date(lasts, language) })
              : t("officeInvoicing.discardedLate", { number: discarded.number })}
          </Text>
        )}
        {(next || creditable) && (
          <Group gap="xs">
            {next && (
              <Button size="compact-sm" loading={isFetching} onClick={issue}>
                {t("officeInvoicing.issue")}
              </Button>
            )}
            {creditable && (
              <Button size="compact-sm" variant="default" disabled={isFetching} onClick={credit}>
                {t("officeInvoicing.credit")}
              </Button>
            )}
            {creditable && (
              <Button size="compact-sm" variant="default" disabled={isFetching} onClick={correct}>
                {t("officeInvoicing.correction.open")}
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </Card>
  );
}
