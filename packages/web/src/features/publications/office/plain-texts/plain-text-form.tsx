import { Button, Fieldset, Grid, Group, Stack, Text, TextInput } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { longestParts, longestText } from "@solvia/core/content/wording/wording";
import { savePlainText } from "../../../../api/endpoints.gen.ts";
import { officePlainTextsTexts } from "../../../../i18n/areas/office-plain-texts.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { LimitedArea, LimitedText } from "../../../../ui/fields/limited.tsx";
import { Form } from "../../../../ui/form.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { SectionFields } from "./section-fields.tsx";
import { bodyOf, valuesOf, type EditedText } from "./text-values.ts";

/** A text's words, a translation's beside the Italian. */
export function PlainTextForm({ text }: { text: EditedText }) {
  const { t } = useTexts(officePlainTextsTexts);
  const navigate = useNavigate();
  const { id, language, words, italian } = text;
  const form = useContractForm(savePlainText, {
    values: valuesOf(text),
    input: (values) => ({ params: { id }, body: bodyOf(values, text) }),
    shows: ["sections"],
    inWords: ({ field, code }) =>
      field === "sections" && code === "too-big" ? t("officePlainTexts.tooLong", { limit: longestText }) : undefined,
    draft: { of: `plaintext/${id}/${language}` },
    done: t("officePlainTexts.saved"),
    failed: t("officePlainTexts.failed"),
    onSaved: () => navigate({ to: "/back-office/plaintexts/$id", params: { id }, search: { language } }),
  });
  return (
    <Form {...form.frame} byKey>
      <Grid>
        <Grid.Col span={{ base: 12, lg: italian ? 6 : 8 }}>
          <Fieldset legend={t("officePlainTexts.words")} lang={language}>
            <Stack>
              <LimitedText
                label={t("officePlainTexts.heading")}
                longest={longestParts.title}
                autoComplete="off"
                {...form.field("title")}
              />
              <LimitedArea
                label={t("officePlainTexts.intro")}
                longest={longestParts.lead}
                autosize
                minRows={2}
                {...form.field("lead")}
              />
              {words.asOf !== undefined && (
                <TextInput type="date" label={t("officePlainTexts.asOf")} required maw={220} {...form.field("asOf")} />
              )}
              <SectionFields form={form} />
              <Group>
                <Button type="submit" loading={form.isPending}>
                  {t("officePlainTexts.save")}
                </Button>
              </Group>
            </Stack>
          </Fieldset>
        </Grid.Col>
        {italian && (
          <Grid.Col span={{ base: 12, lg: 6 }}>
            <Italian italian={italian} />
          </Grid.Col>
        )}
      </Grid>
    </Form>
  );
}

function Italian({ italian }: { italian: NonNullable<EditedText["italian"]> }) {
  const { t } = useTexts(officePlainTextsTexts);
  return (
    <Fieldset legend={t("officePlainTexts.italian")} lang="it">
      <Stack gap="sm">
        <Text fw={600}>{italian.title}</Text>
        <Text size="sm">{italian.lead}</Text>
        {italian.sections.map(({ heading, paragraphs }) => (
          <div key={heading}>
            <Text size="sm" fw={600}>
              {heading}
            </Text>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} size="sm" mt={4} style={{ whiteSpace: "pre-line" }}>
                {paragraph}
              </Text>
            ))}
          </div>
        ))}
      </Stack>
    </Fieldset>
  );
}
