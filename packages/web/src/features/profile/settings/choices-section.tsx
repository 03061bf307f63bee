import { Button, Checkbox, Grid, Group, NativeSelect, Stack, Switch } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { saveSettings as Contract } from "@solvia/core/contract/account";
import { languages } from "@solvia/core/platform/locale";
import { queryOf } from "../../../api/client.ts";
import { getSettings, saveSettings } from "../../../api/endpoints.gen.ts";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { setLanguage, useTexts } from "../../../i18n/index.ts";
import { countryChoices } from "../../../i18n/country-name.ts";
import { languageNames } from "../../../i18n/languages.ts";
import { Form } from "../../../ui/form.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { Failure, Loading } from "../../../ui/states.tsx";
import { Section } from "../section.tsx";

type Settings = AnswerOf<typeof Contract>;

const languageOptions = languages.map((language) => ({ value: language, label: languageNames[language] }));

export function ChoicesSection({ business }: { business: boolean }) {
  const { data, error, refetch } = useQuery(queryOf(getSettings, {}));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  return data ? <Choices settings={data} business={business} /> : <Loading />;
}

/** Language, country, and what the user wants to be told and agrees to. */
function Choices({ settings, business }: { settings: Settings; business: boolean }) {
  const { t, language } = useTexts(profileTexts);
  const form = useContractForm(saveSettings, {
    values: settings,
    input: (body) => ({ body }),
    done: t("profile.saved"),
    draft: { of: "settings" },
    onSaved: (saved) => void setLanguage(saved.language),
  });
  return (
    <Section title={t("settings.region")}>
      <Form {...form.frame}>
        <Grid>
          <Grid.Col span={{ xs: 12, sm: 6 }}>
            <NativeSelect
              label={t("settings.language")}
              description={t("settings.languageHint")}
              data={languageOptions}
              {...form.getInputProps("language")}
            />
          </Grid.Col>
          <Grid.Col span={{ xs: 12, sm: 6 }}>
            <NativeSelect
              label={t("settings.country")}
              description={t(business ? "settings.countryOfCompany" : "settings.countryHint")}
              data={countryChoices(language)}
              disabled={business}
              {...form.getInputProps("locale")}
            />
          </Grid.Col>
        </Grid>
        <Stack mt="lg" role="group" aria-label={t("settings.told")}>
          <Switch
            label={t("settings.orderMails")}
            description={t("settings.orderMailsHint")}
            {...form.box("orderMails")}
          />
          <Checkbox label={t("settings.marketing")} {...form.box("marketing")} />
          <Checkbox label={t("settings.profiling")} {...form.box("profiling")} />
          <Checkbox label={t("settings.partners")} {...form.box("partners")} />
        </Stack>
        <Refused form={form} />
        <Group mt="md">
          <Button type="submit" loading={form.isPending} disabled={!form.isTyped}>
            {t("profile.save")}
          </Button>
        </Group>
      </Form>
    </Section>
  );
}
