import {
  Alert,
  Button,
  Checkbox,
  Fieldset,
  Grid,
  Image,
  NativeSelect,
  Skeleton,
  Stack,
  TagsInput,
  Text,
} from "@mantine/core";
import { Suspense, type ReactNode } from "react";
import { longest } from "@solvia/core/contract/publishing/publication-limits";
import { publicationTypes, type PublicationType } from "@solvia/core/publications/publication";
import { uploadKinds } from "@solvia/core/platform/files/upload-kinds";
import { officePublicationsTexts } from "../../../i18n/areas/office-publications.ts";
import { useTexts } from "../../../i18n/index.ts";
import { FileField } from "../../../ui/fields/file-field.tsx";
import { LimitedArea, LimitedText } from "../../../ui/fields/limited.tsx";
import { usePreview } from "../../../ui/fields/use-preview.ts";
import { Form } from "../../../ui/form.tsx";
import type { ContractForm } from "../../../ui/forms/use-contract-form.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { BelongsTo } from "./belongs-to.tsx";
import type { Publication, Values } from "./publication-values.ts";

const RichTextEditor = lazyPart(
  async () => (await import("../../catalogue/office/series/rich-text-editor.tsx")).RichTextEditor,
);

interface Props {
  form: ContractForm<Values>;
  publication: Publication | undefined;
  file: File | null;
  onFile: (file: File | null) => void;
  /** What may be done with it. */
  children?: ReactNode;
}

/** The editor of a publication: its words at the left, where it stands and what may be done with it beside them. */
export function PublicationFields({ form, publication, file, onFile, children }: Props) {
  const { t } = useTexts(officePublicationsTexts);
  const isArchived = publication?.status === "archived";
  return (
    <Form {...form.frame} byKey typed={form.frame.typed || (file !== null && !form.isPending)}>
      {isArchived && (
        <Alert color="gray" c="bright" mb="md">
          {t("officePublications.archivedNote")}
        </Alert>
      )}
      <Grid>
        <Grid.Col span={{ base: 12, lg: 8 }}>
          <Fieldset legend={t("officePublications.texts")} disabled={isArchived}>
            <Words form={form} publication={publication} />
          </Fieldset>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <Stack>
            {children}
            <Fieldset legend={t("officePublications.place")} disabled={isArchived}>
              <Place form={form} publication={publication} />
            </Fieldset>
            <Thumbnail form={form} current={publication?.thumbnailUrl} file={file} onFile={onFile} />
            {!isArchived && (
              <Button type="submit" loading={form.isPending}>
                {t("officePublications.save")}
              </Button>
            )}
          </Stack>
        </Grid.Col>
      </Grid>
    </Form>
  );
}

function Words({ form, publication }: Pick<Props, "form" | "publication">) {
  const { t } = useTexts(officePublicationsTexts);
  return (
    <Stack>
      <LimitedText
        label={t("officePublications.heading")}
        longest={longest.title}
        lang="it"
        autoComplete="off"
        {...form.field("title")}
      />
      <LimitedArea
        label={t("officePublications.teaser")}
        description={t("officePublications.teaserHint")}
        longest={longest.teaser}
        lang="it"
        autosize
        minRows={2}
        {...form.field("teaser")}
      />
      <Suspense fallback={<Skeleton h={420} />}>
        <RichTextEditor
          key={publication?.revision ?? 0}
          label={t("officePublications.body")}
          chapters
          value={form.getValues().body}
          onChange={(html) => form.setFieldValue("body", html)}
          error={form.errors["body"] as string | undefined}
        />
      </Suspense>
    </Stack>
  );
}

function Place({ form, publication }: Pick<Props, "form" | "publication">) {
  const { t } = useTexts(officePublicationsTexts);
  const { type } = form.getValues();
  const former = publication?.formerCodes ?? [];
  return (
    <Stack>
      <NativeSelect
        label={t("officePublications.type")}
        description={t(`officePublications.typeHints.${type}`)}
        disabled={publication !== undefined}
        data={publicationTypes.map((value: PublicationType) => ({
          value,
          label: t(`officePublications.types.${value}`),
        }))}
        {...form.field("type")}
      />
      <LimitedText
        label={t("officePublications.code")}
        description={t("officePublications.codeHint")}
        longest={80}
        autoComplete="off"
        {...form.field("code")}
      />
      {former.length > 0 && (
        <Text size="sm" c="dimmed" className="long-words">
          {t("officePublications.former", { codes: former.join(", ") })}
        </Text>
      )}
      <TagsInput
        label={t("officePublications.tags")}
        description={t("officePublications.tagsHint")}
        acceptValueOnBlur
        {...form.field("tags")}
      />
      <BelongsTo form={form} />
      <Checkbox label={t("officePublications.noindex")} {...form.box("noindex")} />
    </Stack>
  );
}

interface ThumbnailProps extends Pick<Props, "form" | "file" | "onFile"> {
  current: string | undefined;
}

function Thumbnail({ form, current, file, onFile }: ThumbnailProps) {
  const { t } = useTexts(officePublicationsTexts);
  const preview = usePreview(file);
  const source = preview ?? current;
  return (
    <Fieldset legend={t("officePublications.thumbnail")}>
      <Stack>
        {source && (
          <Image
            src={source}
            alt={t(preview ? "officePublications.chosen" : "officePublications.current")}
            fit="cover"
            radius="md"
            style={{ aspectRatio: "16 / 9" }}
          />
        )}
        <FileField
          label={t("officePublications.chooseThumbnail")}
          description={t("officePublications.thumbnailHint")}
          accept={uploadKinds["publication-image"].types.join(",")}
          value={file}
          onChange={(chosen) => {
            onFile(chosen);
            form.clearFieldError("thumbnail");
          }}
          clearButtonProps={{ "aria-label": t("officePublications.clearFile") }}
          error={form.errors["thumbnail"] as string | undefined}
          data-path="thumbnail"
        />
      </Stack>
    </Fieldset>
  );
}
