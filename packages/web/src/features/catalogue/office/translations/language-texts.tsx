import { Button, Group, Stack } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { ApiProblem } from "../../../../api/client.ts";
import { officeTranslationsTexts } from "../../../../i18n/areas/office-translations.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { languageNames } from "../../../../i18n/languages.ts";
import { Form } from "../../../../ui/form.tsx";
import { problemText } from "../../../../ui/states.tsx";
import { TextPair } from "./text-pair.tsx";
import { textFields, type Texts, type Translated } from "./text-states.ts";

interface Props {
  item: Translated;
  source: Texts;
  draft: Texts;
  onDraft: (draft: Texts) => void;
  save: (item: Translated, texts: Texts) => Promise<unknown>;
}

/** The texts of one language beside the Italian. Only what was changed is sent: the rest stays the machine's. */
export function LanguageTexts({ item, source, draft, onDraft, save }: Props) {
  const { t } = useTexts(officeTranslationsTexts);
  const written = useMutation({
    mutationFn: () => save(item, draft),
    onSuccess: () => {
      onDraft({});
      notifications.show({ color: "green", message: t("officeTranslations.saved") });
    },
    onError: (error) => {
      const isConflict = error instanceof ApiProblem && error.code === "version-conflict";
      const message = isConflict ? t("officeTranslations.conflict") : problemText(t, error);
      notifications.show({ color: "red", message });
    },
  });
  const change = (field: keyof Texts, text: string | undefined) => {
    const { [field]: _, ...others } = draft;
    onDraft(text === undefined ? others : { ...others, [field]: text });
  };
  return (
    <Form
      typed={false}
      onSubmit={(event) => {
        event.preventDefault();
        written.mutate();
      }}
    >
      <Stack gap="xl">
        {textFields
          .filter((field) => field in source)
          .map((field) => (
            <TextPair
              key={field}
              field={field}
              source={source}
              item={item}
              draft={draft[field]}
              onChange={(text) => change(field, text)}
            />
          ))}
        <Group justify="flex-end">
          <Button type="submit" loading={written.isPending} disabled={Object.keys(draft).length === 0}>
            {t("officeTranslations.save", { language: languageNames[item.language] })}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
