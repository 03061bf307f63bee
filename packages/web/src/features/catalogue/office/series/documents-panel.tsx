import { ActionIcon, Anchor, Button, Fieldset, NativeSelect, SimpleGrid, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { documentationCategories, type DocumentationCategory } from "@solvia/core/catalogue/taxonomy";
import { mayChangeDocuments } from "@solvia/core/platform/admin-locale";
import type { Locale } from "@solvia/core/platform/locale";
import { uploadKinds } from "@solvia/core/platform/files/upload-kinds";
import { ApiProblem, call } from "../../../../api/client.ts";
import { addSeriesDocument, removeSeriesDocument } from "../../../../api/endpoints.gen.ts";
import { upload } from "../../../../api/upload.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { officeSeriesTexts } from "../../../../i18n/areas/office-series.ts";
import { showcaseTexts } from "../../../../i18n/areas/showcase.ts";
import { noteStale } from "../../../../api/stale.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { Form } from "../../../../ui/form.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { problemText } from "../../../../ui/states.tsx";
import type { Series } from "./use-series-form.ts";
import { LimitedText } from "../../../../ui/fields/limited.tsx";
import { IconTrash } from "../../../../ui/icons.gen.ts";
import { SmallTable, type SmallColumn } from "../../../../ui/table/small-table.tsx";
import { FileField } from "../../../../ui/fields/file-field.tsx";

type Document = Series["documentation"][number];

/** The documents of a series; added and removed from the Italian and the United Kingdom locale only (spec 2). */
export function DocumentsPanel({ series, adminLocale }: { series: Series | undefined; adminLocale: Locale }) {
  const { t } = useTexts(officeProductsTexts, officeSeriesTexts, showcaseTexts);
  const mayChange = mayChangeDocuments({ locale: adminLocale });
  return (
    <Fieldset legend={t("officeSeries.documentation")} mt="md">
      {!series && <Text>{t("officeSeries.documentationLater")}</Text>}
      {series && <Documents series={series} mayChange={mayChange} />}
      {series && mayChange && <AddDocument seriesId={series.id} />}
      {series && !mayChange && (
        <Text size="sm" c="dimmed" mt="sm">
          {t("officeSeries.documentationPlace")}
        </Text>
      )}
    </Fieldset>
  );
}

function Documents({ series: { id, documentation }, mayChange }: { series: Series; mayChange: boolean }) {
  const { t } = useTexts(officeProductsTexts, officeSeriesTexts, showcaseTexts);
  const [toRemove, setToRemove] = useState<{ index: number; document: Document }>();
  const remove = useMutation({
    mutationFn: ({ index, document: { url } }: { index: number; document: Document }) =>
      call(removeSeriesDocument, { params: { id, index }, query: { url } }),
    onError: (error) => {
      const moved = error instanceof ApiProblem && error.code === "version-conflict";
      if (moved) noteStale(removeSeriesDocument);
      const message = moved ? t("officeSeries.removeConflict") : problemText(t, error);
      notifications.show({ color: moved ? "orange" : "red", message });
    },
    onSettled: () => setToRemove(undefined),
  });
  const removal: SmallColumn<Document> = {
    heading: t("officeProducts.delete"),
    act: true,
    render: (document, index) => (
      <ActionIcon
        variant="subtle"
        color="red"
        aria-label={t("officeSeries.removeDocument", { name: document.name })}
        onClick={() => setToRemove({ index, document })}
      >
        <IconTrash size={16} />
      </ActionIcon>
    ),
  };
  // Whoever is asked whether it should go stays asked, also where somebody else has taken the last one out meanwhile: they are told by what they confirm.
  return (
    <>
      {documentation.length === 0 ? (
        <Text c="dimmed">{t("officeSeries.noDocuments")}</Text>
      ) : (
        <SmallTable
          rows={documentation}
          keyOf={({ url }) => url}
          minWidth={560}
          columns={[
            { heading: t("officeSeries.fileName"), render: ({ name }) => name },
            { heading: t("officeSeries.category"), render: ({ category }) => t(`showcase.document.${category}`) },
            {
              heading: t("officeSeries.link"),
              render: ({ url, name }) => (
                <Anchor
                  size="sm"
                  href={url}
                  target="_blank"
                  rel="noopener"
                  aria-label={t("officeSeries.openNamed", { name })}
                >
                  {url.split("/").at(-1)}
                </Anchor>
              ),
            },
            ...(mayChange ? [removal] : []),
          ]}
        />
      )}
      {toRemove && (
        <ConfirmDialog
          question={t("officeSeries.removeQuestion", { name: toRemove.document.name })}
          onConfirm={() => remove.mutate(toRemove)}
          onClose={() => setToRemove(undefined)}
        />
      )}
    </>
  );
}

const emptyForm = { name: "", category: "", file: null as File | null };

function AddDocument({ seriesId }: { seriesId: string }) {
  const { t } = useTexts(officeProductsTexts, officeSeriesTexts, showcaseTexts);
  const form = useContractForm(addSeriesDocument, {
    values: emptyForm,
    input: ({ name, category, file }) => ({
      params: { id: seriesId },
      body: {
        documentationName: name,
        documentationCategory: category as DocumentationCategory,
        // Its key comes with the upload.
        documentationFile: file?.name ?? "",
        fileName: file?.name ?? "",
      },
    }),
    names: {
      documentationName: "name",
      documentationCategory: "category",
      documentationFile: "file",
      fileName: "file",
    },
    check: ({ category, file }) => ({
      category: !category && t("fieldProblem.required"),
      file: !file && t("fieldProblem.required"),
    }),
    send: async ({ body, ...input }, { file }) =>
      call(addSeriesDocument, {
        ...input,
        body: { ...body, documentationFile: file ? await upload("series-document", file) : "" },
      }),
    done: t("officeSeries.documentAdded"),
    failed: t("officeSeries.documentFailed"),
    at: { "file-too-large": ["file", t("officeSeries.documentTooLarge")] },
    draft: { of: `document/${seriesId}` },
    clears: true,
  });
  return (
    <Form {...form.frame}>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} mt="md">
        <LimitedText label={t("officeSeries.documentationName")} longest={120} {...form.field("name")} />
        <NativeSelect
          label={t("officeSeries.documentationCategory")}
          required
          data={[
            { value: "", label: "" },
            ...documentationCategories.map((value) => ({ value, label: t(`showcase.document.${value}`) })),
          ]}
          {...form.field("category")}
        />
        <FileField
          label={`${t("officeSeries.documentationFile")} (${t("officeSeries.documentationHint")})`}
          required
          accept={uploadKinds["series-document"].types.join(",")}
          {...form.field("file")}
          clearButtonProps={{ "aria-label": t("officeSeries.clearFile") }}
        />
        <Button type="submit" variant="default" mt={25} loading={form.isPending}>
          {t("officeSeries.addDocument")}
        </Button>
      </SimpleGrid>
    </Form>
  );
}
