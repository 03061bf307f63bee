import { Button, Modal, NativeSelect, Select, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { countryOf, languages, ownLanguage, type Language, type Locale } from "@solvia/core/platform/locale";
import { useState, type FormEvent } from "react";
import { call } from "../../api/client.ts";
import { setLanguage as saveLanguage } from "../../api/endpoints.gen.ts";
import { showcaseTexts } from "../../i18n/areas/showcase.ts";
import { countryChoicesWithOwn } from "../../i18n/country-name.ts";
import { chooseCountry, useCountry } from "../../i18n/country.ts";
import { setLanguage, useTexts } from "../../i18n/index.ts";
import { languageIsChosen } from "../../i18n/language.ts";
import { languageIn, languageNames } from "../../i18n/languages.ts";
import { useUser } from "../login/session.ts";
import { Form } from "../../ui/form.tsx";

const languageOptions = languages.map((language) => ({ value: language, label: languageNames[language] }));

interface Props {
  onClose: () => void;
  onChosen?: (() => void) | undefined;
}

/** Country and language of the visit. A country brings its language along unless the visitor has chosen one. */
export function RegionDialog({ onClose, onChosen }: Props) {
  const { t, language: reading } = useTexts(showcaseTexts);
  const user = useUser();
  const standing = useCountry();
  const [locale, setLocale] = useState<Locale>(standing.locale);
  const [language, setOwnLanguage] = useState(reading);
  const [touched, setTouched] = useState(languageIsChosen);
  const country = countryOf(locale) ?? standing;
  const apply = useApply(Boolean(user), () => {
    onClose();
    onChosen?.();
  });
  const pickCountry = (value: string | null) => {
    const picked = value && countryOf(value);
    if (!picked) return;
    setLocale(picked.locale);
    if (!touched) setOwnLanguage(ownLanguage(picked));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply.mutate({ locale, language });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("nav.region")}
      centered
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <Form typed={false} onSubmit={submit}>
        <Stack>
          <Select
            label={t("region.country")}
            description={t(user ? "region.ofAccount" : "region.countryHint")}
            data={countryChoicesWithOwn(reading)}
            value={locale}
            onChange={pickCountry}
            disabled={Boolean(user)}
            searchable
            allowDeselect={false}
            nothingFoundMessage={t("region.noCountry")}
            comboboxProps={{ withinPortal: true }}
          />
          <Text size="sm" c="dimmed">
            {t("region.messages", {
              prefix: country.phonePrefix,
              language: languageIn(user?.language ?? country.messageLanguage, reading),
            })}{" "}
            {t("region.euro")}
          </Text>
          <NativeSelect
            label={t("region.language")}
            description={user ? t("region.languageHint") : undefined}
            data={languageOptions}
            value={language}
            onChange={(event) => {
              setTouched(true);
              setOwnLanguage(event.currentTarget.value as Language);
            }}
          />
          <Button type="submit" loading={apply.isPending}>
            {t("common.confirm")}
          </Button>
        </Stack>
      </Form>
    </Modal>
  );
}

/** Keeps the choice in the browser, and the language on the account of whoever is logged in. */
function useApply(loggedIn: boolean, onDone: () => void) {
  return useMutation({
    mutationFn: async ({ locale, language }: { locale: Locale; language: Language }) => {
      const read = setLanguage(language);
      // After the language is known, and before its texts are there: the country's answers are asked for at once, and in it.
      if (!loggedIn) chooseCountry(locale);
      await read;
      if (loggedIn) await call(saveLanguage, { body: { language } });
    },
    onSettled: onDone,
  });
}
