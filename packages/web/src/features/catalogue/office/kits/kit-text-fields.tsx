import { Fieldset, NativeSelect, SimpleGrid, Stack } from "@mantine/core";
import { languages, type Language } from "@solvia/core/platform/locale";
import { useState } from "react";
import { officeKitsTexts } from "../../../../i18n/areas/office-kits.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { languageIn } from "../../../../i18n/languages.ts";
import type { KitForm } from "./use-kit-form.ts";
import { LimitedArea, LimitedText } from "../../../../ui/fields/limited.tsx";

const translations = languages.filter((language) => language !== "it");

/** Name and description in Italian, and beside them in one other language at a time; none is lost from sight of the form. */
export function KitTextFields({ form }: { form: KitForm }) {
  const { t, language: reader } = useTexts(officeKitsTexts);
  const [beside, setBeside] = useState<Language>("en");
  const faulty = translations.find((language) => `texts.${language}.name` in form.errors);
  return (
    <Fieldset legend={t("officeKits.texts")}>
      <NativeSelect
        label={t("officeKits.language")}
        value={beside}
        data={translations.map((value) => ({ value, label: languageIn(value, reader) }))}
        onChange={(event) => setBeside(translations.find((one) => one === event.currentTarget.value) ?? "en")}
        error={
          faulty && faulty !== beside
            ? t("officeKits.nameMissing", { language: languageIn(faulty, reader) })
            : undefined
        }
        maw={260}
        mb="md"
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {(["it", beside] as const).map((language) => (
          <Stack key={language}>
            <LimitedText
              label={t("officeKits.nameIn", { language: languageIn(language, reader) })}
              withAsterisk={language === "it"}
              longest={120}
              {...form.getInputProps(`texts.${language}.name`)}
            />
            <LimitedArea
              label={t("officeKits.descriptionIn", { language: languageIn(language, reader) })}
              longest={2000}
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
