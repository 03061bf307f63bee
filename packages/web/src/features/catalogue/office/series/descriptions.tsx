import { Alert, Fieldset, Skeleton, Stack, Text, TextInput } from "@mantine/core";
import { countryOf, ownLanguage, type Locale } from "@solvia/core/platform/locale";
import { mayDescribeSeries } from "@solvia/core/platform/admin-locale";
import { Suspense } from "react";
import { officeSeriesTexts } from "../../../../i18n/areas/office-series.ts";
import { languageIn } from "../../../../i18n/languages.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { lazyPart } from "../../../../ui/lazy-part.tsx";
import type { Series, SeriesForm } from "./use-series-form.ts";
import { LimitedText } from "../../../../ui/fields/limited.tsx";

const RichTextEditor = lazyPart(async () => (await import("./rich-text-editor.tsx")).RichTextEditor);

interface Props {
  form: SeriesForm;
  /** Counts how often the values were replaced from outside. */
  edition: number;
  series: Series | undefined;
  adminLocale: Locale;
}

/** The descriptions: written from the Italian locale, read as translated from any other (spec 2). */
export function Descriptions({ adminLocale, ...props }: Props) {
  const { t } = useTexts(officeSeriesTexts);
  return (
    <Fieldset legend={t("officeSeries.descriptions")}>
      {mayDescribeSeries({ locale: adminLocale }) ? (
        <Written {...props} />
      ) : (
        <Translated series={props.series} adminLocale={adminLocale} />
      )}
    </Fieldset>
  );
}

function Written({ form, edition }: Omit<Props, "adminLocale" | "series">) {
  const { t } = useTexts(officeSeriesTexts);
  return (
    <Stack>
      <LimitedText
        label={t("officeSeries.descriptionTitle")}
        longest={200}
        {...form.getInputProps("descriptionTitle")}
      />
      <LimitedText
        label={t("officeSeries.descriptionSubtitle")}
        longest={400}
        {...form.getInputProps("descriptionSubtitle")}
      />
      {(["descriptionRichText", "descriptionRichText2"] as const).map((field) => (
        <Suspense key={`${field}${edition}`} fallback={<Skeleton h={220} />}>
          <RichTextEditor
            label={t(`officeSeries.${field}`)}
            value={String(form.getValues()[field])}
            onChange={(html) => form.setFieldValue(field, html)}
            error={form.errors[field] as string | undefined}
          />
        </Suspense>
      ))}
    </Stack>
  );
}

function Translated({ series, adminLocale }: Pick<Props, "series" | "adminLocale">) {
  const { t, language: reader } = useTexts(officeSeriesTexts);
  const country = countryOf(adminLocale);
  const language = country ? ownLanguage(country) : "en";
  const own = series?.texts[language];
  const texts = own ?? series?.texts["it"];
  return (
    <Stack>
      <Alert color="gray" c="bright">
        {t("officeSeries.descriptionsReadOnly", { language: languageIn(language, reader) })}{" "}
        {series && !own && t("officeSeries.descriptionsOriginal")}
      </Alert>
      {(["descriptionTitle", "descriptionSubtitle"] as const).map((field) => (
        <TextInput key={field} label={t(`officeSeries.${field}`)} value={texts?.[field] ?? ""} readOnly />
      ))}
      {(
        [
          ["descriptionRich", "descriptionRichText"],
          ["description2Rich", "descriptionRichText2"],
        ] as const
      ).map(([field, label]) => (
        <div key={field} role="group" aria-label={t(`officeSeries.${label}`)}>
          <Text size="sm" fw={500}>
            {t(`officeSeries.${label}`)}
          </Text>
          {texts?.[field] ? (
            // Sanitised on the server when the series is saved.
            <div
              className="panel rich"
              lang={own ? language : "it"}
              dangerouslySetInnerHTML={{ __html: texts[field] }}
            />
          ) : (
            <Text size="sm" c="dimmed">
              {t("officeSeries.noDescription")}
            </Text>
          )}
        </div>
      ))}
    </Stack>
  );
}
