import type { Language } from "@solvia/core/platform/locale";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call, queryOf } from "../../../../api/client.ts";
import { correctProductTranslation, listProductTranslations, translateProduct } from "../../../../api/endpoints.gen.ts";
import type { Texts, Translated } from "./text-states.ts";
import { useAskedRun } from "./use-asked-run.ts";

/** The short texts of a product, the machine's run over them, and how a person's correction is saved. */
export function useProductTranslations(id: string) {
  const client = useQueryClient();
  const params = { id };
  const asked = useAskedRun(() => call(translateProduct, { params }));
  const listed = queryOf(listProductTranslations, { params });
  const texts = useQuery({ ...listed, refetchInterval: asked.refetchInterval });
  const save = async ({ language, version }: Translated, changed: Texts) => {
    const { name, descriptionTitle, descriptionSubtitle } = changed;
    const body = { version, texts: { name, descriptionTitle, descriptionSubtitle } };
    const input = { params: { ...params, language: language as Exclude<Language, "it"> }, body };
    await call(correctProductTranslation, input).finally(() => client.invalidateQueries({ queryKey: listed.queryKey }));
  };
  return { ...texts, run: asked.runOf(texts), save };
}
