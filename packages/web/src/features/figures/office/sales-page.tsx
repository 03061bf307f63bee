import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { getSalesKpi as Contract } from "@solvia/core/contract/back-office/content-crm";
import { queryOf } from "../../../api/client.ts";
import { getSalesKpi } from "../../../api/endpoints.gen.ts";
import type { SearchOf } from "../../../api/search-of.ts";
import { figure, money, percent } from "../../../i18n/format.ts";
import { BackOffice } from "../../office-kit/layout.tsx";
import { Breakdowns } from "./breakdowns.tsx";
import { Cards } from "./cards.tsx";
import { FigureTable } from "./figure-table.tsx";
import { periodIn, toldOf, useFigureWords, type Report } from "./figures.ts";
import { Parts } from "./parts.tsx";
import { Quotations } from "./quotations.tsx";
import { Ranking } from "./ranking.tsx";
import { ReportFrame } from "./report-frame.tsx";

type Search = SearchOf<typeof Contract>;

export const SalesKpiPage = ({ search }: { search: Search }) => (
  <BackOffice access={getSalesKpi.access}>
    <SalesKpi {...search} />
  </BackOffice>
);

/** How sales go in a period. */
function SalesKpi({ period: asked, ownerId }: Search) {
  const period = periodIn(asked);
  const { t } = useFigureWords();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(queryOf(getSalesKpi, { query: { period, ownerId } }));
  return (
    <ReportFrame
      title={t("officeFigures.salesTitle")}
      period={period}
      go={(chosen) =>
        void navigate({ to: "/back-office/sales-kpi", search: { period: chosen, ownerId }, replace: true })
      }
      data={data}
      error={error}
      retry={() => void refetch()}
    >
      {(report) => (
        <>
          <Derived {...report} />
          <FigureTable report={report} />
          <Parts report={report} marks={["placed", "paid", "cancelled", "refunded"]} />
          <Breakdowns by={report.by} period={report.period} />
          {report.products && <Ranking products={report.products} period={report.period} />}
          {report.quotations && <Quotations quotations={report.quotations} />}
          {!(report.products && report.quotations) && (
            <Text size="sm" c="dimmed">
              {t("officeFigures.onlyMonths")}
            </Text>
          )}
        </>
      )}
    </ReportFrame>
  );
}

/** What follows from the figures of orders: the average one, the margin where costs are known, the power that was sold. */
function Derived({ figures }: Pick<Report, "figures">) {
  const { t, language } = useFigureWords();
  const placed = toldOf(figures, "placed");
  const paid = toldOf(figures, "paid");
  return (
    <Cards
      cards={[
        ...(placed && placed.count > 0
          ? [{ name: t("officeFigures.average"), value: money(Math.round(placed.amount / placed.count), language) }]
          : []),
        ...(paid && paid.costed > 0
          ? [
              {
                name: t("officeFigures.margin"),
                value: money(paid.costed - paid.cost, language),
                hint: t("officeFigures.marginHint", {
                  share: percent(Math.min(10_000, Math.round((paid.costed * 10_000) / paid.amount)), language),
                }),
              },
            ]
          : []),
        ...(paid && paid.wp > 0 ? [{ name: t("officeFigures.wp"), value: figure(paid.wp, language) }] : []),
      ]}
    />
  );
}
