import { notifications } from "@mantine/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type * as z from "zod";
import type { EditedProduct } from "@solvia/core/contract/shapes/back-office-product";
import { uploadKinds } from "@solvia/core/platform/files/upload-kinds";
import { minimumWarningCodes } from "@solvia/core/catalogue/editing/minimum-warnings";
import type { Warning } from "@solvia/core/platform/confirming/confirmed";
import type { FieldProblem } from "@solvia/core/platform/problems";
import { askedWarnings } from "../../../../api/asked-warnings.ts";
import { ApiProblem, call, queryOf } from "../../../../api/client.ts";
import { getBackOfficeProduct, saveProduct } from "../../../../api/endpoints.gen.ts";
import { upload } from "../../../../api/upload.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { unsavedBeside } from "../../../../ui/leaving.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
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
  image: File | null;
  translate: boolean;
  /** The chosen series' kind decides what is required. */
  seriesOf: (id: string) => SeriesChoice | undefined;
  onSaved: (id: string) => void;
}

const nothing: ReadonlySet<string> = new Set();

/** The state of the editor: its values, what is wrong with them, saving, and what somebody else saved meanwhile. */
export function useProductForm({ product, image, translate, seriesOf, onSaved }: Options) {
  const { t, language } = useTexts(officeProductsTexts);
  const client = useQueryClient();
  const [read, setRead] = useState({
    version: product?.version,
    values: valuesOf(product),
    kind: product?.series as Kind | undefined,
  });
  const [conflicts, setConflicts] = useState<Merged["conflicts"] | undefined>();
  const [toConfirm, setToConfirm] = useState<Warning>();
  /** What was asked and is meant. */
  const confirmed = useRef<(typeof minimumWarningCodes)[number][]>([]);
  const kindOf = (values: Values): SeriesChoice | undefined => seriesOf(String(values["seriesId"]));

  /** The fields that the product was read with; of another kind it keeps none. */
  const readWith = (kind: Kind) => (isSameKind(kind, read.kind) ? filledFields(read.values) : nothing);

  /** What the editor shows of what it holds. */
  const shownOf = (held: Values): Values => {
    const series = kindOf(held);
    return series ? shownOnly(held, series, readWith(series)) : held;
  };
  const inWords = ({ field, code, params }: FieldProblem): string => {
    const category = kindOf(form.getValues())?.category ?? "panels";
    const limit = Number(shown(field, params?.["minimum"] ?? params?.["maximum"], category));
    const known = t(`fieldProblem.${code}`, { defaultValue: t("fieldProblem.required") });
    return t(`officeProducts.fault.${code}`, { limit: limit.toLocaleString(language), defaultValue: known });
  };
  const form = useContractForm(saveProduct, {
    values: read.values,
    input: (held) => ({
      body: {
        ...storedFields(shownOf(held), kindOf(held)?.category ?? "panels"),
        ...(product && { id: product.id, version: read.version }),
        seriesId: String(held["seriesId"]),
        seriesIdLinks: linksOf(held),
        translate,
        confirmed: confirmed.current,
      },
    }),
    send: async ({ body }) =>
      call(saveProduct, { body: { ...body, ...(image && { image: await upload("product-image", image) }) } }),
    // The contract knows no kinds: what is required of one is the rule of the API behind it.
    check: (held) => {
      const series = kindOf(held);
      const faults = series ? faultsOf(shownOf(held), series) : [{ field: "seriesId", code: "required" }];
      const tooLarge = image && image.size > uploadKinds["product-image"].maxBytes;
      return {
        ...Object.fromEntries(faults.map((fault) => [fault.field, inWords(fault)])),
        image: tooLarge && t("officeProducts.editor.imageTooLarge"),
      };
    },
    inWords,
    at: { "product-code-taken": "productCode" },
    draft: { of: `product/${product?.id ?? "new"}` },
    done: t("officeProducts.editor.saved"),
    failed: t("officeProducts.editor.failed"),
    onTyped: () => {
      confirmed.current = [];
    },
    onSaved: ({ id, version }, held) => {
      const beside = unsavedBeside();
      if (beside.length > 0) {
        const message = t("officeProducts.editor.savedWithout", { what: beside.join(", ") });
        notifications.show({ color: "orange", autoClose: false, message });
      }
      const values = shownOf(held);
      setRead({ version, values, kind: kindOf(held) });
      const unsent = Object.keys(held).filter((field) => held[field] !== "" && values[field] === "");
      form.setInitialValues(values);
      form.setValues(Object.fromEntries(unsent.map((field) => [field, ""])));
      setConflicts(undefined);
      onSaved(id);
    },
    onRefused: async (error) => {
      const [warning] = askedWarnings(error) ?? [];
      if (warning) setToConfirm(warning);
      const isConflict = error instanceof ApiProblem && error.code === "version-conflict";
      if (isConflict && product) await merge(product.id);
      return warning !== undefined || (isConflict && product !== undefined);
    },
  });

  /** Reads what the other person saved and puts this editor's changes onto it. */
  const merge = async (id: string) => {
    const theirs = await client.fetchQuery({ ...queryOf(getBackOfficeProduct, { params: { id } }), staleTime: 0 });
    const merged = mergeEdits(read.values, form.getValues(), valuesOf(theirs));
    setRead({ version: theirs.version, values: valuesOf(theirs), kind: theirs.series });
    form.setInitialValues(valuesOf(theirs));
    form.setValues(merged.values);
    setConflicts(merged.conflicts);
  };

  const confirm = () => {
    confirmed.current = minimumWarningCodes.filter((code) => code === toConfirm?.code);
    setToConfirm(undefined);
    form.submit();
  };
  return { form, toConfirm, confirm, leave: () => setToConfirm(undefined), conflicts, readWith };
}
export type ProductForm = ReturnType<typeof useProductForm>["form"];
