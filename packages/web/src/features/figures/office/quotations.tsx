import { Group, Text, Title } from "@mantine/core";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { getSalesKpi } from "@solvia/core/contract/back-office/content-crm";
import { officeQuotationsTexts } from "../../../i18n/areas/office-quotations.ts";
import { figure, money, percent } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { SmallTable } from "../../../ui/table/small-table.tsx";
import { useFigureWords } from "./figures.ts";

type Told = NonNullable<AnswerOf<typeof getSalesKpi>["quotations"]>;

/** How far the quotations of a month came, and why some were lost; its list has them all. */
export function Quotations({ quotations: { period: month, stages, lost, conversion } }: { quotations: Told }) {
  const { t: told } = useTexts(officeQuotationsTexts);
  const { t, language, period } = useFigureWords();
  return (
    <section>
      <Title order={2} size="h5" mb="xs">
        {t("officeFigures.quotations")}
      </Title>
      <Text size="sm" mb="xs">
        <AnchorLink to="/back-office/quotations" search={{ period: month }} inherit>
          {t("officeFigures.quotationsOf", { month: period(month) })}
        </AnchorLink>
        {conversion !== undefined && ` · ${t("officeFigures.conversion", { share: percent(conversion, language) })}`}
      </Text>
      <Group align="flex-start" gap="xl">
        <Rows
          heading={t("officeFigures.stage")}
          rows={stages.map(({ stage, ...one }) => ({ name: told(`officeQuotations.funnel.stages.${stage}`), ...one }))}
        />
        {lost.length > 0 && (
          <Rows
            heading={t("officeFigures.lostFor")}
            rows={lost.map(({ reason, ...one }) => ({ name: told(`officeQuotations.reasons.${reason}`), ...one }))}
          />
        )}
      </Group>
    </section>
  );
}

interface RowsProps {
  heading: string;
  rows: readonly { name: string; count: number; amount: number }[];
}

function Rows({ heading, rows }: RowsProps) {
  const { t: told, language } = useTexts(officeQuotationsTexts);
  const { t } = useFigureWords();
  return (
    <SmallTable
      rows={rows}
      keyOf={({ name }) => name}
      stays
      columns={[
        { heading, strong: true, render: ({ name }) => name },
        { heading: t("officeFigures.count"), right: true, render: ({ count }) => figure(count, language) },
        { heading: told("officeQuotations.total"), right: true, render: ({ amount }) => money(amount, language) },
      ]}
    />
  );
}
