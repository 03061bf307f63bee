import { Button, Card, Checkbox, MultiSelect, NativeSelect, Skeleton, Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { languages } from "@solvia/core/platform/locale";
import { questionLimits } from "@solvia/core/questions/question";
import { queryOf } from "../../../api/client.ts";
import { decideQuestion, listBackOfficePublications } from "../../../api/endpoints.gen.ts";
import { officeQuestionsTexts } from "../../../i18n/areas/office-questions.ts";
import { useTexts } from "../../../i18n/index.ts";
import { LimitedArea } from "../../../ui/fields/limited.tsx";
import { Form } from "../../../ui/form.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import type { OfficeQuestion } from "./question-state.tsx";

const RichTextEditor = lazyPart(
  async () => (await import("../../catalogue/office/series/rich-text-editor.tsx")).RichTextEditor,
);

const valuesOf = ({ answer, text, publicText, publicLanguage, language, status, found }: OfficeQuestion) => ({
  html: answer?.html ?? "",
  publicationIds: answer?.sources.map(({ publicationId }) => publicationId) ?? [
    ...new Set(found.flatMap(({ kind, id }) => (kind === "publication" ? [id] : []))),
  ],
  forAll: status === "published",
  text: publicText ?? text,
  language: publicLanguage ?? language,
});

/** The office's answer: for who asked, or for everybody in its own wording. */
export function AnswerForm({ question }: { question: OfficeQuestion }) {
  const { t } = useTexts(officeQuestionsTexts);
  const { id, revision, status } = question;
  const form = useContractForm(decideQuestion, {
    values: valuesOf(question),
    input: ({ forAll, html, publicationIds, text, language }) => ({
      params: { id },
      body: forAll
        ? { revision, action: "publish" as const, html, publicationIds, text, language }
        : { revision, action: "answer" as const, html, publicationIds },
    }),
    shows: ["html", "publicationIds"],
    draft: { of: `question/${id}` },
    done: t("officeQuestions.saved"),
  });
  const { forAll } = form.values;
  return (
    <Card withBorder padding="md" component="section" aria-label={t("officeQuestions.answer")}>
      <Form {...form.frame}>
        <Stack>
          <Title order={2} size="h5">
            {t("officeQuestions.answer")}
          </Title>
          <Suspense fallback={<Skeleton h={260} />}>
            <RichTextEditor
              label={t("officeQuestions.html")}
              value={form.getValues().html}
              onChange={(html) => form.setFieldValue("html", html)}
              error={form.errors["html"] as string | undefined}
            />
          </Suspense>
          <Sources field={form.field("publicationIds")} question={question} />
          <Checkbox
            label={t("officeQuestions.forAll")}
            description={t("officeQuestions.forAllHint")}
            disabled={status === "published"}
            {...form.box("forAll")}
          />
          {forAll && (
            <>
              <LimitedArea
                label={t("officeQuestions.publicText")}
                longest={questionLimits.longest}
                autosize
                minRows={2}
                {...form.field("text")}
              />
              <NativeSelect
                label={t("officeQuestions.publicLanguage")}
                data={[...languages]}
                {...form.field("language")}
              />
            </>
          )}
          <Refused form={form} />
          <Button type="submit" loading={form.isPending}>
            {t(forAll ? "officeQuestions.publish" : "officeQuestions.send")}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}

/** The publications that everybody finds, of which those are chosen that the answer rests on. */
function Sources({ field, question }: { field: object; question: OfficeQuestion }) {
  const { t } = useTexts(officeQuestionsTexts);
  const { data } = useQuery(queryOf(listBackOfficePublications, { query: { status: "published", limit: 200 } }));
  const known = new Map([
    ...question.found.flatMap(({ kind, id, title }) => (kind === "publication" ? [[id, title] as const] : [])),
    ...(question.answer?.sources ?? []).map(({ publicationId, title }) => [publicationId, title] as const),
    ...(data?.items ?? []).map(({ id, title }) => [id, title] as const),
  ]);
  return (
    <MultiSelect
      label={t("officeQuestions.sources")}
      description={t("officeQuestions.sourcesHint")}
      data={[...known].map(([value, label]) => ({ value, label }))}
      maxValues={questionLimits.sources}
      searchable
      hidePickedOptions
      {...field}
    />
  );
}
