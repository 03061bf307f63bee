import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import type { EditedSeries } from "@solvia/core/contract/shapes/back-office-series";
import { SeriesFields, seriesNameKey } from "@solvia/core/catalogue/series/series";
import { allCategories } from "@solvia/core/catalogue/taxonomy";
import { fieldProblemsOf } from "@solvia/core/platform/problems";
import { ApiProblem, call, queryOf } from "../../../../api/client.ts";
import { getBackOfficeSeries, listBackOfficeSeries, listSeries, saveSeries } from "../../../../api/endpoints.gen.ts";
import { upload } from "../../../../api/upload.ts";
import { officeSeriesTexts } from "../../../../i18n/areas/office-series.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { fieldErrors, problemText } from "../../../../ui/states.tsx";
import { mergeEdits, type Merged, type Values } from "../products/merge-edits.ts";
import { useSeriesTranslation } from "./use-series-translation.ts";

export type Series = z.output<typeof EditedSeries>;

const categoryOf = (value: unknown) => allCategories.find((category) => category === value);

/** The editor's values of a series, or of a new one. */
function valuesOf(series: Series | undefined): Values {
  const texts = series?.texts["it"];
  return {
    name: series?.name ?? "",
    brand: series?.brand ?? "",
    category: series?.category ?? "",
    typology: series?.typology ?? "",
    descriptionTitle: texts?.descriptionTitle ?? "",
    descriptionSubtitle: texts?.descriptionSubtitle ?? "",
    descriptionRichText: texts?.descriptionRich ?? "",
    descriptionRichText2: texts?.description2Rich ?? "",
  };
}

interface Options {
  series: Series | undefined;
  /** Whether the descriptions are written here: from the Italian locale. */
  describes: boolean;
  /** The names of the other series, as they are compared. */
  taken: ReadonlySet<string>;
  onSaved: (id: string) => void;
}

interface Pictures {
  image: File | null;
  image_small: File | null;
}

const requiredPictures = ["image", "image_small"] as const;

/** The state of the editor: its values, what is wrong with them, saving, and what somebody else saved meanwhile. */
export function useSeriesForm({ series, describes, taken, onSaved }: Options) {
  const { t } = useTexts(officeSeriesTexts);
  const client = useQueryClient();
  const [read, setRead] = useState({ version: series?.version, values: valuesOf(series), edition: 0 });
  const [conflicts, setConflicts] = useState<Merged["conflicts"] | undefined>();
  const form = useForm<Values>({ initialValues: read.values });
  const translate = useSeriesTranslation();

  const write = async ({ image, image_small: thumbnail }: Pictures, version = read.version) => {
    const values = form.getValues();
    const category = categoryOf(values["category"]);
    if (!category) throw new Error("no category");
    const [photo, small] = await Promise.all(
      [image, thumbnail].map((file) => (file ? upload("series-image", file) : undefined)),
    );
    return call(saveSeries, {
      body: {
        ...(series && { id: series.id, version }),
        ...(photo && { image: photo }),
        ...(small && { image_small: small }),
        name: String(values["name"]),
        brand: String(values["brand"]),
        category,
        ...(values["typology"] && { typology: String(values["typology"]) }),
        ...(describes && {
          descriptionTitle: String(values["descriptionTitle"]),
          descriptionSubtitle: String(values["descriptionSubtitle"]),
          descriptionRichText: String(values["descriptionRichText"]),
          descriptionRichText2: String(values["descriptionRichText2"]),
        }),
      },
    });
  };

  /** Reads what was saved meanwhile and puts this editor's changes onto it; saves at once where nothing shown differs. */
  const merge = async (id: string, pictures: Pictures) => {
    const theirs = await client.fetchQuery({ ...queryOf(getBackOfficeSeries, { params: { id } }), staleTime: 0 });
    const values = valuesOf(theirs);
    const merged = mergeEdits(read.values, form.getValues(), values);
    const same = Object.entries(values).every(([field, value]) => value === read.values[field]);
    setRead({ version: theirs.version, values, edition: read.edition + (same ? 0 : 1) });
    if (same) return write(pictures, theirs.version);
    form.setValues(merged.values);
    setConflicts(merged.conflicts);
    return undefined;
  };

  const save = useMutation({
    mutationFn: async (pictures: Pictures) => {
      try {
        return await write(pictures);
      } catch (error) {
        if (!(error instanceof ApiProblem && error.code === "version-conflict" && series)) throw error;
        return merge(series.id, pictures);
      }
    },
    onSuccess: async (saved) => {
      if (!saved) return;
      notifications.show({ color: "green", message: t("officeSeries.saved") });
      setRead({ ...read, version: saved.version, values: form.getValues() });
      setConflicts(undefined);
      await Promise.all(
        [listBackOfficeSeries, getBackOfficeSeries, listSeries].map(({ path }) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      );
      onSaved(saved.id);
      if (describes) void translate(saved.id);
    },
    onError: (error) => {
      form.setErrors(fieldErrors(t, error));
      const code = error instanceof ApiProblem ? error.code : undefined;
      if (code === "series-name-taken") form.setFieldError("name", problemText(t, error));
      const tooLarge = error instanceof ApiProblem && error.status === 413;
      const reason = tooLarge ? t("officeSeries.tooLarge") : code && code !== "invalid-input" && problemText(t, error);
      notifications.show({ color: "red", title: t("officeSeries.failed"), message: reason || undefined });
    },
  });

  /** Checks by the rule of the API first; says what is missing where it is missing. */
  const submit = (pictures: Pictures) => {
    const values = form.getValues();
    const checked = SeriesFields.safeParse(values);
    const faults = checked.success ? [] : fieldProblemsOf(checked.error);
    const errors: Record<string, string> = Object.fromEntries(
      faults.map(({ field }) => [field, t("fieldProblem.required")]),
    );
    for (const field of requiredPictures)
      if (!series && !pictures[field]) errors[field] = t("officeSeries.pictureRequired");
    if (taken.has(seriesNameKey(String(values["name"])))) errors["name"] = t("problem.series-name-taken");
    form.setErrors(errors);
    const [first] = Object.keys(errors);
    if (first) return document.querySelector<HTMLElement>(`[data-path="${first}"]`)?.focus();
    return save.mutate(pictures);
  };
  const changed = JSON.stringify(form.getValues()) !== JSON.stringify(read.values);
  return { form, submit, saving: save.isPending, conflicts, changed, edition: read.edition };
}
export type SeriesForm = ReturnType<typeof useSeriesForm>["form"];
