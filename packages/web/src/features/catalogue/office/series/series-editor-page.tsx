import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../../api/client.ts";
import { getBackOfficeSeries } from "../../../../api/endpoints.gen.ts";
import { Failure } from "../../../../ui/states.tsx";
import { Waiting } from "../../../../ui/waiting/waiting.tsx";
import { BackOffice } from "../../../office-kit/layout.tsx";
import { SeriesEditor } from "./series-editor.tsx";

export const AddSeriesPage = () => (
  <BackOffice>
    <SeriesEditor />
  </BackOffice>
);

export const SaveSeriesPage = ({ id }: { id: string }) => (
  <BackOffice>
    <LoadedEditor key={id} id={id} />
  </BackOffice>
);

function LoadedEditor({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    ...queryOf(getBackOfficeSeries, { params: { id } }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  return data ? <SeriesEditor series={data} /> : <Waiting shape="record" />;
}
