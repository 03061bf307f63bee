import { Group, Paper, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { getSalesKpi as contract } from "@solvia/core/contract/back-office/content-crm";
import type { listBackOfficeQuotations } from "@solvia/core/contract/back-office/quotations";
import { allowed } from "@solvia/core/platform/access";
import { queryOf } from "../../../../api/client.ts";
import { getSalesKpi } from "../../../../api/endpoints.gen.ts";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { figure, figureWith, money, monthName, percent } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { AroundProps } from "../../../../ui/list/declaration.ts";
import { Failure, Loading } from "../../../../ui/states.tsx";
import { SmallTable } from "../../../../ui/table/small-table.tsx";
import { useUser } from "../../../login/session.ts";

type Figures = NonNullable<AnswerOf<typeof contract>["quotations"]>;

/** How far the quotations of the list's month came, and why some were lost; an administrator opens it. */
export function Funnel({ filters: { period, ownerId } }: AroundProps<typeof listBackOfficeQuotations>) {
  const { t } = useTexts(officeQuotationsTexts);
  const user = useUser() ?? undefined;
  const [open, setOpen] = useState(false);
  if (!allowed(getSalesKpi.access, user)) return null;
  return (
    <Paper withBorder px="md" py="xs">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <Text span fw={600}>
            {t("officeQuotations.funnel.title")}
          </Text>
          <Text span size="sm" c="dimmed" ms="xs">
            {t("officeQuotations.funnel.hint")}
          </Text>
        </summary>
        {open && <OfMonth period={period} ownerId={ownerId} />}
      </details>
    </Paper>
  );
}

function OfMonth(query: { period: string | undefined; ownerId: string | undefined }) {
  const { data, error, refetch } = useQuery(queryOf(getSalesKpi, { query }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  return data?.quotations ? <Tables figures={data.quotations} ofOne={query.ownerId !== undefined} /> : <Loading />;
}

function Tables({ figures, ofOne }: { figures: Figures; ofOne: boolean }) {
  const { t, language } = useTexts(officeQuotationsTexts);
  const { stages, lost, expired, conversion, medianDays, period } = figures;
  const month = monthName(period, language);
  const rows = stages.map(({ stage, count, amount }, at) => {
    const before = stages[at - 1]?.count ?? 0;
    const share = before > 0 ? percent((count * 10_000) / before, language) : "";
    return { name: t(`officeQuotations.funnel.stages.${stage}`), count, amount, share };
  });
  const ends = [
    ...lost.map(({ reason, count, amount }) => ({ name: t(`officeQuotations.reasons.${reason}`), count, amount })),
    ...(expired.count > 0 ? [{ name: t("officeQuotations.states.expired"), ...expired }] : []),
  ];
  return (
    <Stack gap="xs" my="sm">
      <Text size="sm" c="dimmed">
        {t(ofOne ? "officeQuotations.funnel.ofOne" : "officeQuotations.funnel.ofMonth", { month })}
      </Text>
      <Text size="sm" className="numbers">
        {[
          conversion !== undefined && t("officeQuotations.funnel.conversion", { share: percent(conversion, language) }),
          medianDays !== undefined &&
            t("officeQuotations.funnel.medianDays", { days: figureWith(medianDays, medianDays % 1 ? 1 : 0, language) }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </Text>
      <Group align="flex-start" gap="xl">
        <Figured title={t("officeQuotations.funnel.stage")} rows={rows} shares />
        {ends.length > 0 && <Figured title={t("officeQuotations.funnel.lost")} rows={ends} />}
      </Group>
    </Stack>
  );
}

interface Row {
  name: string;
  count: number;
  amount: number;
  /** Of the stage before. */
  share?: string;
}

function Figured({ title, rows, shares = false }: { title: string; rows: readonly Row[]; shares?: boolean }) {
  const { t, language } = useTexts(officeQuotationsTexts);
  return (
    <SmallTable
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        { heading: title, strong: true, render: ({ name }) => name },
        { heading: t("officeQuotations.funnel.count"), right: true, render: ({ count }) => figure(count, language) },
        { heading: t("officeQuotations.total"), right: true, render: ({ amount }) => money(amount, language) },
        ...(shares
          ? [{ heading: t("officeQuotations.funnel.share"), right: true as const, render: ({ share }: Row) => share }]
          : []),
      ]}
    />
  );
}
