import { ActionIcon, Anchor, Button, Fieldset, FileInput, NativeSelect, SimpleGrid, Table, Text } from "@mantine/core";
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
import { problemText } from "../../../../ui/states.tsx";
import type { Series } from "./use-series-form.ts";
import { LimitedText } from "../../../../ui/fields/limited.tsx";
import { IconTrash } from "../../../../ui/icons.gen.ts";

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
  const [asked, setAsked] = useState<{ index: number; document: Document }>();
  const remove = useMutation({
    mutationFn: ({ index, document: { url } }: { index: number; document: Document }) =>
      call(removeSeriesDocument, { params: { id, index }, query: { url } }),
    onError: (error) => {
      const moved = error instanceof ApiProblem && error.code === "version-conflict";
      if (moved) noteStale(removeSeriesDocument);
      const message = moved ? t("officeSeries.removeConflict") : problemText(t, error);
      notifications.show({ color: moved ? "orange" : "red", message });
    },
    onSettled: () => setAsked(undefined),
  });
  if (documentation.length === 0) return <Text c="dimmed">{t("officeSeries.noDocuments")}</Text>;
  return (
    <>
      <Table.ScrollContainer minWidth={560}>
        <Table verticalSpacing={6} className="cards">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("officeSeries.fileName")}</Table.Th>
              <Table.Th>{t("officeSeries.category")}</Table.Th>
              <Table.Th>{t("officeSeries.link")}</Table.Th>
              {mayChange && <Table.Th w={44} aria-label={t("officeProducts.delete")} />}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {documentation.map((document, index) => (
              <Table.Tr key={document.url}>
                <Table.Td>{document.name}</Table.Td>
                <Table.Td data-label={t("officeSeries.category")}>
                  {t(`showcase.document.${document.category}`)}
                </Table.Td>
                <Table.Td data-label={t("officeSeries.link")}>
                  <Anchor
                    size="sm"
                    href={document.url}
                    target="_blank"
                    rel="noopener"
                    aria-label={t("officeSeries.openNamed", { name: document.name })}
                  >
                    {document.url.split("/").at(-1)}
                  </Anchor>
                </Table.Td>
                {mayChange && (
                  <Table.Td className="card-action">
                    <ActionIcon
                      variant="subtle"
                      color="red"
                      aria-label={t("officeSeries.removeDocument", { name: document.name })}
                      onClick={() => setAsked({ index, document })}
                    >
                      <IconTrash size={16} />
                    </ActionIcon>
                  </Table.Td>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {asked && (
        <ConfirmDialog
          question={t("officeSeries.removeQuestion", { name: asked.document.name })}
          onConfirm={() => remove.mutate(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

const emptyForm = { name: "", category: "", file: null as File | null };

function AddDocument({ seriesId }: { seriesId: string }) {
  const { t } = useTexts(officeProductsTexts, officeSeriesTexts, showcaseTexts);
  const [values, setValues] = useState(emptyForm);
  const [tried, setTried] = useState(false);
  const category = documentationCategories.find((candidate) => candidate === values.category);
  const required = (missing: boolean) => tried && missing && t("fieldProblem.required");
  const add = useMutation({
    mutationFn: async (document: { file: File; category: DocumentationCategory }) =>
      call(addSeriesDocument, {
        params: { id: seriesId },
        body: {
          documentationName: values.name,
          documentationCategory: document.category,
          documentationFile: await upload("series-document", document.file),
          fileName: document.file.name,
        },
      }),
    onSuccess: () => {
      notifications.show({ color: "green", message: t("officeSeries.documentAdded") });
      setValues(emptyForm);
      setTried(false);
    },
    onError: (error) => {
      const tooLarge = error instanceof ApiProblem && error.status === 413;
      const message = tooLarge ? t("officeSeries.documentTooLarge") : problemText(t, error);
      notifications.show({ color: "red", ...(!tooLarge && { title: t("officeSeries.documentFailed") }), message });
    },
  });
  return (
    <Form
      typed={values.name !== "" || values.category !== "" || values.file !== null}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (values.file && category) add.mutate({ file: values.file, category });
      }}
    >
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} mt="md">
        <LimitedText
          label={t("officeSeries.documentationName")}
          longest={120}
          value={values.name}
          onChange={(event) => setValues({ ...values, name: event.currentTarget.value })}
        />
        <NativeSelect
          label={t("officeSeries.documentationCategory")}
          withAsterisk
          value={values.category}
          data={[
            { value: "", label: "" },
            ...documentationCategories.map((value) => ({ value, label: t(`showcase.document.${value}`) })),
          ]}
          onChange={(event) => setValues({ ...values, category: event.currentTarget.value })}
          error={required(!category)}
        />
        <FileInput
          label={`${t("officeSeries.documentationFile")} (${t("officeSeries.documentationHint")})`}
          withAsterisk
          accept={uploadKinds["series-document"].types.join(",")}
          value={values.file}
          onChange={(file) => setValues({ ...values, file })}
          error={required(!values.file)}
          clearable
          clearButtonProps={{ "aria-label": t("officeSeries.clearFile") }}
        />
        <Button type="submit" variant="default" mt={25} loading={add.isPending}>
          {t("officeSeries.addDocument")}
        </Button>
      </SimpleGrid>
    </Form>
  );
}
