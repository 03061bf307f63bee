import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { techMarks } from "@solvia/core/figures/rules/entry";
import type { getTechKpi as Contract } from "@solvia/core/contract/back-office/content-crm";
import { queryOf } from "../../../api/client.ts";
import { getTechKpi } from "../../../api/endpoints.gen.ts";
import type { SearchOf } from "../../../api/search-of.ts";
import { percent } from "../../../i18n/format.ts";
import { BackOffice } from "../../office-kit/layout.tsx";
import { Breakdowns } from "./breakdowns.tsx";
import { Cards } from "./cards.tsx";
import { FigureTable } from "./figure-table.tsx";
import { periodIn, toldOf, useFigureWords, type Report } from "./figures.ts";
import { Parts } from "./parts.tsx";
import { ReportFrame } from "./report-frame.tsx";

type Search = SearchOf<typeof Contract>;

export const TechKpiPage = ({ search }: { search: Search }) => (
  <BackOffice access={getTechKpi.access}>
    <TechKpi {...search} />
  </BackOffice>
);

/** How the technical desk does in a period. */
function TechKpi({ period: asked }: Search) {
  const period = periodIn(asked);
  const { t } = useFigureWords();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(queryOf(getTechKpi, { query: { period } }));
  return (
    <ReportFrame
      title={t("officeFigures.techTitle")}
      period={period}
      go={(chosen) => void navigate({ to: "/back-office/kpi-tech", search: { period: chosen }, replace: true })}
      data={data}
      error={error}
      retry={() => void refetch()}
    >
      {(report) => (
        <>
          <Rates {...report} lateOpen={data?.lateOpen} />
          <FigureTable report={report} />
          <Breakdowns by={report.by} period={report.period} />
          <Parts report={report} marks={techMarks} />
        </>
      )}
    </ReportFrame>
  );
}

interface RatesProps extends Pick<Report, "figures"> {
  lateOpen: { count: number; more: boolean } | undefined;
}

/** How long a first answer took on the whole, and how often the promised time was kept: what is late and open hasn't. */
function Rates({ figures, lateOpen }: RatesProps) {
  const { t, language, minutes } = useFigureWords();
  const answered = toldOf(figures, "ticket-answered");
  const kept = toldOf(figures, "ticket-kept")?.count ?? 0;
  const late = lateOpen?.count ?? 0;
  const over = kept + (toldOf(figures, "ticket-late")?.count ?? 0) + late;
  return (
    <Cards
      cards={[
        ...(answered && answered.count > 0
          ? [{ name: t("officeFigures.meanAnswer"), value: minutes(answered.amount / answered.count) }]
          : []),
        ...(over > 0 ? [{ name: t("officeFigures.kept"), value: percent((kept * 10_000) / over, language) }] : []),
        ...(late > 0 ? [{ name: t("officeFigures.lateOpen"), value: lateOpen?.more ? `${late}+` : String(late) }] : []),
      ]}
    />
  );
}
