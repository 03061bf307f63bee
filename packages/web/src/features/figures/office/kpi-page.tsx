import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { getKpi as Contract } from "@solvia/core/contract/back-office/content-crm";
import { queryOf } from "../../../api/client.ts";
import { getKpi } from "../../../api/endpoints.gen.ts";
import type { SearchOf } from "../../../api/search-of.ts";
import { BackOffice } from "../../office-kit/layout.tsx";
import { FigureTable } from "./figure-table.tsx";
import { periodIn, useFigureWords } from "./figures.ts";
import { Parts } from "./parts.tsx";
import { ReportFrame } from "./report-frame.tsx";

type Search = SearchOf<typeof Contract>;

export const KpiPage = ({ search }: { search: Search }) => (
  <BackOffice access={getKpi.access}>
    <Kpi {...search} />
  </BackOffice>
);

/** How the house stands in a period. */
function Kpi({ period: asked }: Search) {
  const period = periodIn(asked);
  const { t } = useFigureWords();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(queryOf(getKpi, { query: { period } }));
  return (
    <ReportFrame
      title={t("officeFigures.title")}
      period={period}
      go={(chosen) => void navigate({ to: "/back-office/kpi", search: { period: chosen }, replace: true })}
      data={data}
      error={error}
      retry={() => void refetch()}
    >
      {(report) => (
        <>
          <FigureTable report={report} />
          <Parts
            report={report}
            marks={["placed", "paid", "subscription", "customer", "return-asked", "ticket-opened"]}
          />
        </>
      )}
    </ReportFrame>
  );
}
