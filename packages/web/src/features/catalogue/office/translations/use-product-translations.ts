import type { Language } from "@solvia/core/platform/locale";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, queryOf } from "../../../../api/client.ts";
import { correctProductTranslation, listProductTranslations, translateProduct } from "../../../../api/endpoints.gen.ts";
import { useToldProblem } from "./use-told-problem.ts";
import type { Run } from "./translations.tsx";
import { machineHasWork, type Texts, type Translated } from "./text-states.ts";

const pause = 1500;
/** Milliseconds after which a run that was asked for counts as failed. */
const patience = 120_000;

/** The short texts of a product; the machine's run over them is over when it has nothing left to write. */
export function useProductTranslations(id: string) {
  const client = useQueryClient();
  const tell = useToldProblem();
  const params = { id };
  const [askedAt, setAskedAt] = useState<number>();
  const listed = queryOf(listProductTranslations, { params });
  const texts = useQuery({ ...listed, refetchInterval: askedAt === undefined ? false : pause });
  const { data, dataUpdatedAt } = texts;
  const open = data?.items.filter((item) => machineHasWork(data.source, item)).length ?? 0;
  const total = data?.items.length ?? 1;
  const isLate = askedAt !== undefined && dataUpdatedAt - askedAt > patience;
  if (askedAt !== undefined && dataUpdatedAt > askedAt && open === 0) setAskedAt(undefined);
  const start = useMutation({
    mutationFn: () => call(translateProduct, { params }),
    onSuccess: () => setAskedAt(Date.now()),
    onError: tell,
  });
  const run: Run = {
    isUnderWay: start.isPending || (askedAt !== undefined && !isLate),
    done: total - open,
    total,
    hasFailed: isLate,
    start: () => start.mutate(),
  };
  const save = async ({ language, version }: Translated, changed: Texts) => {
    const { name, descriptionTitle, descriptionSubtitle } = changed;
    const body = { version, texts: { name, descriptionTitle, descriptionSubtitle } };
    const input = { params: { ...params, language: language as Exclude<Language, "it"> }, body };
    await call(correctProductTranslation, input).finally(() => client.invalidateQueries({ queryKey: listed.queryKey }));
  };
  return { ...texts, run, save };
}
