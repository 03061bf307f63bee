import { ActionIcon, Button, Fieldset, Group, Stack, Text } from "@mantine/core";
import { longestParts } from "@solvia/core/content/wording/wording";
import { officePlainTextsTexts } from "../../../../i18n/areas/office-plain-texts.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { LimitedArea, LimitedText } from "../../../../ui/fields/limited.tsx";
import type { ContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { IconArrowUp, IconTrash } from "../../../../ui/icons.gen.ts";
import type { Values } from "./text-values.ts";

const longestSection = longestParts.paragraph * longestParts.paragraphs;

/** The sections of a text, in their order. */
export function SectionFields({ form }: { form: ContractForm<Values> }) {
  const { t } = useTexts(officePlainTextsTexts);
  const { sections } = form.values;
  const add = () =>
    form.insertListItem("sections", {
      key: 1 + Math.max(-1, ...sections.map(({ key }) => key)),
      heading: "",
      text: "",
    });
  const errorOf = (at: number) =>
    Object.entries(form.errors).find(([field]) => field.startsWith(`sections.${at}.paragraphs`))?.[1];
  return (
    <Stack>
      {sections.map(({ key }, at) => (
        <Fieldset key={key} legend={t("officePlainTexts.section", { row: at + 1 })}>
          <Stack gap="xs">
            <LimitedText
              label={t("officePlainTexts.sectionHeading")}
              longest={longestParts.heading}
              autoComplete="off"
              {...form.field(`sections.${at}.heading`)}
            />
            <LimitedArea
              label={t("officePlainTexts.paragraphs")}
              description={t("officePlainTexts.paragraphsHint")}
              longest={longestSection}
              autosize
              minRows={3}
              required
              {...form.field(`sections.${at}.text`)}
              error={errorOf(at)}
            />
            <Group gap="xs" justify="flex-end">
              {at > 0 && (
                <ActionIcon
                  variant="default"
                  size={36}
                  aria-label={t("officePlainTexts.moveUp", { row: at + 1 })}
                  onClick={() => form.setFieldValue("sections", movedUp(sections, at))}
                >
                  <IconArrowUp size={18} aria-hidden />
                </ActionIcon>
              )}
              <ActionIcon
                variant="default"
                size={36}
                disabled={sections.length === 1}
                aria-label={t("officePlainTexts.removeSection", { row: at + 1 })}
                onClick={() => form.removeListItem("sections", at)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </Group>
          </Stack>
        </Fieldset>
      ))}
      {form.errors["sections"] && (
        <Text size="sm" c="red" role="alert">
          {form.errors["sections"]}
        </Text>
      )}
      <Group>
        <Button variant="default" size="compact-sm" disabled={sections.length >= longestParts.sections} onClick={add}>
          {t("officePlainTexts.addSection")}
        </Button>
      </Group>
    </Stack>
  );
}

/** With the one at a place before the one above it. */
function movedUp(sections: Values["sections"], at: number): Values["sections"] {
  const moved = [...sections];
  const [one] = moved.splice(at, 1);
  if (one) moved.splice(at - 1, 0, one);
  return moved;
}
