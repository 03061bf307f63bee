import { Button, Checkbox, Grid, Group, NativeSelect, Stack, Switch } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { saveSettings as Contract } from "@solvia/core/contract/account";
import { languages } from "@solvia/core/platform/locale";
import { call, queryOf } from "../../../api/client.ts";
import { getSettings, getUser, saveSettings } from "../../../api/endpoints.gen.ts";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { setLanguage, useTexts } from "../../../i18n/index.ts";
import { countryChoices } from "../../../i18n/country-name.ts";
import { languageNames } from "../../../i18n/languages.ts";
import { Form } from "../../../ui/form.tsx";
import { Failure, fieldErrors, Loading } from "../../../ui/states.tsx";
import { Refusal } from "../refusal.tsx";
import { Section } from "../section.tsx";
import { useWrite } from "../use-write.ts";

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
  const form = useForm({ initialValues: settings });
  const save = useWrite((body: Settings) => call(saveSettings, { body }), {
    refresh: [getSettings.path, getUser.path],
    said: t("profile.saved"),
    onDone: (saved) => {
      form.resetDirty(saved);
      void setLanguage(saved.language);
    },
    onError: (refused) => form.setErrors(fieldErrors(t, refused)),
  });
  const check = (name: keyof Settings) => form.getInputProps(name, { type: "checkbox" });
  return (
    <Section title={t("settings.region")}>
      <Form typed={form.isDirty()} onSubmit={form.onSubmit((values) => save.mutate(values))}>
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
            {...check("orderMails")}
          />
          <Checkbox label={t("settings.marketing")} {...check("marketing")} />
          <Checkbox label={t("settings.profiling")} {...check("profiling")} />
          <Checkbox label={t("settings.partners")} {...check("partners")} />
        </Stack>
        <Refusal error={save.error} />
        <Group mt="md">
          <Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
            {t("profile.save")}
          </Button>
        </Group>
      </Form>
    </Section>
  );
}
