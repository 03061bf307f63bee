import type { Language } from "@solvia/core/platform/locale";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call, queryOf } from "../../../api/client.ts";
import {
  correctPublicationTranslation,
  listPublicationTranslations,
  translatePublication,
} from "../../../api/endpoints.gen.ts";
import type { Texts, Translated } from "../../catalogue/office/translations/text-states.ts";
import { useAskedRun } from "../../catalogue/office/translations/use-asked-run.ts";

/** The texts of a publication, the machine's run over them, and how a person's correction is saved. */
export function usePublicationTranslations(id: string) {
  const client = useQueryClient();
  const params = { id };
  const asked = useAskedRun(() => call(translatePublication, { params }));
  const listed = queryOf(listPublicationTranslations, { params });
  const texts = useQuery({ ...listed, refetchInterval: asked.refetchInterval });
  const save = async ({ language, version }: Translated, { title, teaser, body }: Texts) => {
    const input = {
      params: { ...params, language: language as Exclude<Language, "it"> },
      body: { version, texts: { title, teaser, body } },
    };
    await call(correctPublicationTranslation, input).finally(() =>
      client.invalidateQueries({ queryKey: listed.queryKey }),
    );
  };
  return { ...texts, run: asked.runOf(texts), save };
}
