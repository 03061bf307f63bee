import { NativeSelect } from "@mantine/core";
import { adminLocaleOf } from "@solvia/core/platform/admin-locale";
import { countries, type Locale } from "@solvia/core/platform/locale";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../../../api/client.ts";
import { setAdminLocale } from "../../../../api/endpoints.gen.ts";
import { officeSeriesTexts } from "../../../../i18n/areas/office-series.ts";
import { countryChoices } from "../../../../i18n/country-name.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { useUser } from "../../../login/session.ts";

/** The country whose catalogue the administrator works on; Italy until it is known who is logged in. */
export function useAdminLocale(): Locale {
  const user = useUser();
  return user ? adminLocaleOf(user) : "it";
}

/** Chooses it; kept on the account. */
export function AdminLocale() {
  const { t, language } = useTexts(officeSeriesTexts);
  const current = useAdminLocale();
  const choose = useMutation({
    mutationFn: (adminLocale: Locale) => call(setAdminLocale, { body: { adminLocale } }),
  });
  return (
    <NativeSelect
      label={t("officeSeries.adminLocale")}
      value={choose.isPending ? choose.variables : current}
      data={countryChoices(language)}
      onChange={(event) => {
        const country = countries.find(({ locale }) => locale === event.currentTarget.value);
        if (country) choose.mutate(country.locale);
      }}
    />
  );
}
