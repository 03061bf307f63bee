import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import type { EditedSeries } from "@solvia/core/contract/shapes/back-office-series";
import { seriesNameKey } from "@solvia/core/catalogue/series/series";
import { allCategories } from "@solvia/core/catalogue/taxonomy";
import { ApiProblem, call, queryOf } from "../../../../api/client.ts";
import { getBackOfficeSeries, saveSeries } from "../../../../api/endpoints.gen.ts";
import { upload } from "../../../../api/upload.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { officeSeriesTexts } from "../../../../i18n/areas/office-series.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
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
  pictures: Pictures;
  onSaved: (id: string) => void;
}

const requiredPictures = ["image", "image_small"] as const;
type Pictures = Record<(typeof requiredPictures)[number], File | null>;

const isConflict = (error: unknown): boolean => error instanceof ApiProblem && error.code === "version-conflict";

/** The state of the editor: its values, what is wrong with them, saving, and what somebody else saved meanwhile. */
export function useSeriesForm({ series, describes, taken, pictures, onSaved }: Options) {
  const { t } = useTexts(officeTexts, officeSeriesTexts);
  const client = useQueryClient();
  const [read, setRead] = useState({ version: series?.version, values: valuesOf(series), edition: 0 });
  const [conflicts, setConflicts] = useState<Merged["conflicts"] | undefined>();
  const translate = useSeriesTranslation();
  const form = useContractForm(saveSeries, {
    values: read.values,
    input: (values) => ({
      body: {
        ...(series && { id: series.id, version: read.version }),
        name: String(values["name"]),
        brand: String(values["brand"]),
        category: categoryOf(values["category"]) as Series["category"],
        ...(values["typology"] && { typology: String(values["typology"]) }),
        ...(describes && {
          descriptionTitle: String(values["descriptionTitle"]),
          descriptionSubtitle: String(values["descriptionSubtitle"]),
          descriptionRichText: String(values["descriptionRichText"]),
          descriptionRichText2: String(values["descriptionRichText2"]),
        }),
      },
    }),
    check: (values) => ({
      ...Object.fromEntries(
        requiredPictures.map((field) => [field, !series && !pictures[field] && t("officeSeries.pictureRequired")]),
      ),
      name: taken.has(seriesNameKey(String(values["name"]))) && t("problem.series-name-taken"),
    }),
    send: async ({ body }) => {
      const [image, image_small] = await Promise.all(
        requiredPictures.map((field) => (pictures[field] ? upload("series-image", pictures[field]) : undefined)),
      );
      const write = (version = read.version) =>
        call(saveSeries, {
          body: { ...body, ...(series && { version }), ...(image && { image }), ...(image_small && { image_small }) },
        });
      try {
        return await write();
      } catch (error) {
        if (!isConflict(error) || !series) throw error;
        const version = await merge(series.id);
        if (version === undefined) throw error;
        return write(version);
      }
    },
    inWords: ({ code }) => (code === "too-big" ? undefined : t("fieldProblem.required")),
    shows: ["descriptionRichText", "descriptionRichText2"],
    at: { "series-name-taken": "name", "file-too-large": ["image", t("officeSeries.tooLarge")] },
    draft: { of: `series/${series?.id ?? "new"}` },
    done: t("officeSeries.saved"),
    failed: t("officeSeries.failed"),
    onSaved: (saved, values) => {
      setRead({ ...read, version: saved.version, values });
      setConflicts(undefined);
      onSaved(saved.id);
      if (describes) void translate(saved.id);
    },
    onRefused: (error) => isConflict(error) && series !== undefined,
  });

  /**
   * Reads what was saved meanwhile and puts this editor's changes onto it. Where nothing shown differs it can be saved at
   * once, over the version that is answered.
   */
  const merge = async (id: string): Promise<number | undefined> => {
    const theirs = await client.fetchQuery({ ...queryOf(getBackOfficeSeries, { params: { id } }), staleTime: 0 });
    const values = valuesOf(theirs);
    const merged = mergeEdits(read.values, form.getValues(), values);
    const same = Object.entries(values).every(([field, value]) => value === read.values[field]);
    setRead({ version: theirs.version, values, edition: read.edition + (same ? 0 : 1) });
    if (same) return theirs.version;
    form.setInitialValues(values);
    form.setValues(merged.values);
    setConflicts(merged.conflicts);
    return undefined;
  };
  return { form, conflicts, edition: read.edition };
}
export type SeriesForm = ReturnType<typeof useSeriesForm>["form"];
