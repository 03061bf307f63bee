import type { Language } from "@solvia/core/platform/locale";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call, queryOf } from "../../../../api/client.ts";
import {
  correctSeriesTranslation,
  listSeriesTranslations,
  translateSeries,
  translateSeriesStatus,
} from "../../../../api/endpoints.gen.ts";
import { useToldProblem } from "./use-told-problem.ts";
import type { Run } from "./translations.tsx";
import type { Texts, Translated } from "./text-states.ts";

const pause = 1000;
const isUnderWay = (state: string | undefined): boolean => state === "queued" || state === "running";

/** The texts of a series, the machine's run over them, and how a person's correction is saved. */
export function useSeriesTranslations(id: string) {
  const client = useQueryClient();
  const tell = useToldProblem();
  const params = { id };
  const listed = queryOf(listSeriesTranslations, { params });
  const texts = useQuery(listed);
  const status = queryOf(translateSeriesStatus, { params });
  const { data: job } = useQuery({
    ...status,
    refetchInterval: ({ state: { data } }) => (isUnderWay(data?.state) ? pause : false),
  });
  const progress = job && `${job.state} ${job.done}`;
  useEffect(() => {
    if (progress) void client.invalidateQueries({ queryKey: [listSeriesTranslations.path] });
  }, [client, progress]);
  const start = useMutation({
    mutationFn: () => call(translateSeries, { params }),
    onSuccess: (started) => client.setQueryData(status.queryKey, started),
    onError: tell,
  });
  const run: Run = {
    isUnderWay: start.isPending || isUnderWay(job?.state),
    done: job?.done ?? 0,
    total: job?.total ?? 1,
    hasFailed: job?.state === "failed",
    start: () => start.mutate(),
  };
  const save = async ({ language, version }: Translated, changed: Texts) => {
    const { name: _, ...own } = changed;
    const input = {
      params: { ...params, language: language as Exclude<Language, "it"> },
      body: { version, texts: own },
    };
    await call(correctSeriesTranslation, input).finally(() => client.invalidateQueries({ queryKey: listed.queryKey }));
  };
  return { ...texts, run, save };
}
