import { Alert, Button, Code, Container, Grid, Group, List, Stack, Text, Title } from "@mantine/core";
import { mayDescribeSeries } from "@solvia/core/platform/admin-locale";
import { seriesNameKey } from "@solvia/core/catalogue/series/series";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { officeSeriesTexts } from "../../../../i18n/areas/office-series.ts";
import { officeTranslationsTexts } from "../../../../i18n/areas/office-translations.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Form } from "../../../../ui/form.tsx";
import { AnchorLink, ButtonLink } from "../../../../ui/links.tsx";
import { useAllSeries } from "../products/use-all-series.ts";
import { AdminLocale, useAdminLocale } from "./admin-locale.tsx";
import { Descriptions } from "./descriptions.tsx";
import { DocumentsPanel } from "./documents-panel.tsx";
import { PictureField } from "./picture-field.tsx";
import { SeriesData } from "./series-data.tsx";
import { useSeriesForm, type Series } from "./use-series-form.ts";

const noPictures = { image: null, image_small: null };

/** Creates a series or changes one (spec 2). */
export function SeriesEditor({ series }: { series?: Series }) {
  const { t } = useTexts(officeSeriesTexts, officeTranslationsTexts);
  const navigate = useNavigate();
  const adminLocale = useAdminLocale();
  const known = useAllSeries([]);
  const [pictures, setPictures] = useState<{ image: File | null; image_small: File | null }>(noPictures);
  const others = [...known.values()].filter(({ id }) => id !== series?.id);
  const { form, conflicts, edition } = useSeriesForm({
    series,
    describes: mayDescribeSeries({ locale: adminLocale }),
    taken: new Set(others.map(({ name }) => seriesNameKey(name))),
    pictures,
    onSaved: (id) => {
      setPictures(noPictures);
      if (!series) void navigate({ to: "/back-office/save-series/$id", params: { id }, ignoreBlocker: true });
    },
  });
  const picture = (field: "image" | "image_small") => ({
    field,
    file: pictures[field],
    choose: (file: File | null) => {
      setPictures({ ...pictures, [field]: file });
      form.clearFieldError(field);
    },
    error: form.errors[field] as string | undefined,
    required: !series,
  });
  return (
    <Container size="xl" py="md">
      <Head series={series} />
      <Form {...form.frame} byKey typed={form.frame.typed || (pictures !== noPictures && !form.isPending)}>
        <Grid>
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <Stack>
              {conflicts && <Conflict conflicts={conflicts} />}
              <SeriesData form={form} known={known} />
              <Descriptions form={form} edition={edition} series={series} adminLocale={adminLocale} />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 4 }}>
            <Stack>
              <PictureField
                {...picture("image")}
                label={t("officeSeries.photo")}
                current={series?.imageUrl}
                height={200}
              />
              <PictureField
                {...picture("image_small")}
                label={t("officeSeries.thumbnail")}
                current={series?.imageUrlSmall}
                height={96}
              />
              <Group>
                <Button type="submit" loading={form.isPending}>
                  {t("officeSeries.save")}
                </Button>
              </Group>
            </Stack>
          </Grid.Col>
        </Grid>
      </Form>
      <DocumentsPanel series={series} adminLocale={adminLocale} />
    </Container>
  );
}

function Head({ series }: { series: Series | undefined }) {
  const { t } = useTexts(officeSeriesTexts, officeTranslationsTexts);
  return (
    <>
      <AnchorLink to="/back-office/series" size="sm">
        {t("officeSeries.back")}
      </AnchorLink>
      <Group justify="space-between" align="flex-end" mb="md" gap="sm">
        <div>
          <Title order={1} size="h3">
            {t(series ? "officeSeries.editTitle" : "officeSeries.addTitle")}
          </Title>
          {series && (
            <Group gap="md">
              <Text size="sm" c="dimmed">
                {t("officeSeries.id", { id: "" })}
                <Code>{series.id}</Code>
              </Text>
              <AnchorLink className="line-link" size="sm" to="/back-office/products" search={{ seriesId: series.id }}>
                {t("officeSeries.shop", { number: series.products })}
              </AnchorLink>
              <AnchorLink
                className="line-link"
                size="sm"
                to="/back-office/translations/series/$id"
                params={{ id: series.id }}
              >
                {t("officeTranslations.link")}
              </AnchorLink>
            </Group>
          )}
        </div>
        <Group align="flex-end" gap="sm">
          <AdminLocale />
          {series && (
            <ButtonLink to="/back-office/add-series" variant="default">
              {t("officeSeries.addAnother")}
            </ButtonLink>
          )}
        </Group>
      </Group>
    </>
  );
}

/** Somebody else saved first: what both have changed, and how it goes on. */
function Conflict({ conflicts }: { conflicts: readonly { field: string; theirs: unknown }[] }) {
  const { t } = useTexts(officeSeriesTexts, officeTranslationsTexts);
  return (
    <Alert color="orange" title={t("officeSeries.conflict")} role="alert">
      <Text size="sm">{t("officeSeries.conflictText")}</Text>
      {conflicts.length > 0 && (
        <List size="sm" mt="xs">
          {conflicts.map(({ field, theirs }) => (
            <List.Item key={field}>
              {t("officeSeries.theirs", {
                field: t(`officeSeries.${field}`, { defaultValue: field }),
                value: String(theirs),
              })}
            </List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
}
