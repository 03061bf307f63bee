import { Card, Skeleton, Text, Title } from "@mantine/core";
import { Suspense } from "react";
import type { Mark } from "@solvia/core/figures/rules/entry";
import { figure, money } from "../../../i18n/format.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { SmallTable } from "../../../ui/table/small-table.tsx";
import { hasAmount, useFigureWords, type Report } from "./figures.ts";

// It brings a library for charts along, which nothing else here needs.
const PartsChart = lazyPart(() => import("./parts-chart.tsx").then(({ PartsChart: chart }) => chart));

/** The days or months of a period that have something, each with its figures, which lead to what they add up; money as bars besides. */
export function Parts({ report, marks }: { report: Report; marks: readonly Mark[] }) {
  const { t, language, period } = useFigureWords();
  const parts = report.parts.filter(({ figures }) => figures.some(({ mark }) => marks.includes(mark)));
  if (report.parts.length < 2) return null;
  const charted = marks.includes("paid") && parts.length > 0;
  return (
    <section>
      <Title order={2} size="h4" mb="sm">
        {t("officeFigures.byPart")}
      </Title>
      {parts.length === 0 && <Text c="dimmed">{t("officeFigures.none")}</Text>}
      {charted && (
        <Card withBorder padding="md" mb="md">
          <Text size="sm" fw={600} mb="xs">
            {t("officeFigures.chart")}
          </Text>
          <Suspense fallback={<Skeleton h={240} />}>
            <PartsChart parts={report.parts} />
          </Suspense>
        </Card>
      )}
      {parts.length > 0 && (
        <SmallTable
          rows={parts}
          keyOf={({ part }) => part}
          minWidth={640}
          columns={[
            {
              heading: t("officeFigures.period"),
              strong: true,
              render: ({ part }) => <>{period(part)}</>,
            },
            ...marks.map((mark) => ({
              heading: t(`officeFigures.marks.${mark}`),
              right: true as const,
              render: ({ part, figures }: Report["parts"][number]) => {
                const told = figures.find((one) => one.mark === mark);
                if (!told) return "";
                const words = [figure(told.count, language), hasAmount(mark) && money(told.amount, language)];
                return (
                  <AnchorLink to="/back-office/kpi/records" search={{ period: part, mark }} size="sm">
                    {words.filter(Boolean).join(" · ")}
                  </AnchorLink>
                );
              },
            })),
          ]}
        />
      )}
    </section>
  );
}
