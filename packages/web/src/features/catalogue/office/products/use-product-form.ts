import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import type { EditedProduct } from "@solvia/core/contract/shapes/back-office-product";
import { minimumWarningCodes } from "@solvia/core/catalogue/editing/minimum-warnings";
import type { Warning } from "@solvia/core/platform/confirmed";
import type { FieldProblem } from "@solvia/core/platform/problems";
import { askedWarnings } from "../../../../api/asked-warnings.ts";
import { ApiProblem, call, queryOf } from "../../../../api/client.ts";
import { getBackOfficeProduct, listBackOfficeProducts, saveProduct } from "../../../../api/endpoints.gen.ts";
import { upload } from "../../../../api/upload.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { unsavedBeside } from "../../../../ui/leaving.tsx";
import { fieldErrors, problemText } from "../../../../ui/states.tsx";
import { mergeEdits, type Merged, type Values } from "./merge-edits.ts";
import { shown } from "./product-units.ts";
import { faultsOf, newProduct, shownFields, storedFields } from "./product-values.ts";
import { filledFields, isSameKind, shownOnly, type Kind } from "./shown-fields.ts";
import type { SeriesChoice } from "./use-all-series.ts";

export type Product = z.output<typeof EditedProduct>;

const separator = ",";
export const linksOf = (values: Values): string[] => String(values["links"]).split(separator).filter(Boolean);
export const linksText = (ids: readonly string[]): string => ids.join(separator);

/** The editor's values of a product, or of a new one. */
function valuesOf(product: Product | undefined): Values {
  const category = product?.series.category ?? "panels";
  return {
    ...shownFields(product?.fields ?? newProduct, category),
    seriesId: product?.series.id ?? "",
    links: linksText(product?.linkedSeries.map(({ id }) => id) ?? []),
  };
}

interface Options {
  product: Product | undefined;
  /** The chosen series' kind decides what is required. */
  seriesOf: (id: string) => SeriesChoice | undefined;
  onSaved: (id: string) => void;
}

interface Submission {
  image: File | null;
  translate: boolean;
}
/** What is on its way: the values that the editor showed as it was sent, and those it held. */
interface Sent extends Submission {
  values: Values;
  held: Values;
  series: SeriesChoice;
  /** What was asked of it and is meant. */
  confirmed?: (typeof minimumWarningCodes)[number][];
}

const nothing: ReadonlySet<string> = new Set();

/** The state of the editor: its values, what is wrong with them, saving, and what somebody else saved meanwhile. */
export function useProductForm({ product, seriesOf, onSaved }: Options) {
  const { t, language } = useTexts(officeProductsTexts);
  const client = useQueryClient();
  const [read, setRead] = useState({
    version: product?.version,
    values: valuesOf(product),
    kind: product?.series as Kind | undefined,
  });
  const [conflicts, setConflicts] = useState<Merged["conflicts"] | undefined>();
  const [asked, setAsked] = useState<{ sent: Sent; warning: Warning } | undefined>();
  const form = useForm<Values>({ initialValues: read.values });
  const kindOf = (values: Values): SeriesChoice | undefined => seriesOf(String(values["seriesId"]));

  /** The fields that the product was read with; of another kind it keeps none. */
  const readWith = (kind: Kind) => (isSameKind(kind, read.kind) ? filledFields(read.values) : nothing);

  const write = async ({ image, translate, values, series, confirmed }: Sent) => {
    const key = image ? await upload("product-image", image) : undefined;
    return call(saveProduct, {
      body: {
        ...storedFields(values, series.category),
        ...(product && { id: product.id, version: read.version }),
        seriesId: series.id,
        seriesIdLinks: linksOf(values),
        ...(key && { image: key }),
        translate,
        confirmed,
      },
    });
  };

  /** Reads what the other person saved and puts this editor's changes onto it. */
  const merge = async (id: string) => {
    const theirs = await client.fetchQuery({ ...queryOf(getBackOfficeProduct, { params: { id } }), staleTime: 0 });
    const merged = mergeEdits(read.values, form.getValues(), valuesOf(theirs));
    setRead({ version: theirs.version, values: valuesOf(theirs), kind: theirs.series });
    form.setValues(merged.values);
    setConflicts(merged.conflicts);
  };

  const save = useMutation({
    mutationFn: write,
    onSuccess: async ({ id, version }, { values, held, series }) => {
      notifications.show({ color: "green", message: t("officeProducts.editor.saved") });
      const beside = unsavedBeside();
      if (beside.length > 0) {
        const message = t("officeProducts.editor.savedWithout", { what: beside.join(", ") });
        notifications.show({ color: "orange", autoClose: false, message });
      }
      setRead({ version, values, kind: series });
      const unsent = Object.keys(held).filter((field) => held[field] !== "" && values[field] === "");
      form.setValues(Object.fromEntries(unsent.map((field) => [field, ""])));
      setConflicts(undefined);
      form.resetDirty();
      await Promise.all([
        client.invalidateQueries({ queryKey: [listBackOfficeProducts.path] }),
        client.invalidateQueries({ queryKey: [getBackOfficeProduct.path] }),
      ]);
      onSaved(id);
    },
    onError: async (error, sent) => {
      const [warning] = askedWarnings(error) ?? [];
      if (warning) return setAsked({ sent, warning });
      const code = error instanceof ApiProblem ? error.code : undefined;
      if (code === "version-conflict" && product) return merge(product.id);
      form.setErrors(fieldErrors(t, error));
      if (code === "product-code-taken") {
        form.setFieldError("productCode", problemText(t, error));
        notifications.show({ color: "orange", message: problemText(t, error) });
        return undefined;
      }
      const reason = code && code !== "invalid-input" ? problemText(t, error) : undefined;
      notifications.show({ color: "red", title: t("officeProducts.editor.failed"), message: reason });
      return undefined;
    },
  });

  /** Checks by the rule of the API first; says what is missing where it is missing. */
  const submit = (submission: Submission) => {
    const held = form.getValues();
    const series = kindOf(held);
    const required = t("fieldProblem.required");
    if (!series) return form.setErrors({ seriesId: required });
    const values = shownOnly(held, series, readWith(series));
    const faults = faultsOf(values, series);
    const inWords = ({ field, code, params }: FieldProblem): string => {
      const limit = Number(shown(field, params?.["minimum"] ?? params?.["maximum"], series.category));
      const known = t(`fieldProblem.${code}`, { defaultValue: required });
      return t(`officeProducts.fault.${code}`, { limit: limit.toLocaleString(language), defaultValue: known });
    };
    form.setErrors(Object.fromEntries(faults.map((fault) => [fault.field, inWords(fault)])));
    const [first] = faults;
    if (first) return document.querySelector<HTMLElement>(`[data-path="${first.field}"]`)?.focus();
    return save.mutate({ ...submission, values, held, series });
  };
  const confirm = () => {
    setAsked(undefined);
    if (!asked) return;
    const confirmed = minimumWarningCodes.filter((code) => code === asked.warning.code);
    save.mutate({ ...asked.sent, confirmed });
  };
  const changed = JSON.stringify(form.getValues()) !== JSON.stringify(read.values);
  return {
    form,
    submit,
    asked: asked?.warning,
    confirm,
    leave: () => setAsked(undefined),
    saving: save.isPending,
    conflicts,
    changed,
    readWith,
  };
}
export type ProductForm = ReturnType<typeof useProductForm>["form"];
