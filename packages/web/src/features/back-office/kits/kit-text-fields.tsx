import { Fieldset, SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import { useTexts } from "../../../i18n/index.ts";
import type { KitForm } from "./use-kit-form.ts";

/** Name and description in Italian, and in English where somebody has written them. */
export function KitTextFields({ form }: { form: KitForm }) {
  const { t } = useTexts();
  return (
    <Fieldset legend={t("officeKits.texts")}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {(["it", "en"] as const).map((language) => (
          <Stack key={language}>
            <TextInput
              label={t(`officeKits.names.${language}`)}
              withAsterisk={language === "it"}
              maxLength={120}
              {...form.getInputProps(`texts.${language}.name`)}
            />
            <Textarea
              label={t(`officeKits.descriptions.${language}`)}
              maxLength={2000}
              autosize
              minRows={4}
              {...form.getInputProps(`texts.${language}.description`)}
            />
          </Stack>
        ))}
      </SimpleGrid>
    </Fieldset>
  );
}
