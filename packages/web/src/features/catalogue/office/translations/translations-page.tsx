import type { Language } from "@solvia/core/platform/locale";
import { officeTranslationsTexts } from "../../../../i18n/areas/office-translations.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { Failure } from "../../../../ui/states.tsx";
import { Waiting } from "../../../../ui/waiting/waiting.tsx";
import { BackOffice } from "../../../office-kit/layout.tsx";
import { Translations } from "./translations.tsx";
import { useProductTranslations } from "./use-product-translations.ts";
import { useSeriesTranslations } from "./use-series-translations.ts";

interface Props {
  id: string;
  language: Language | undefined;
}

export const SeriesTranslationsPage = (props: Props) => (
  <BackOffice>
    <OfSeries key={props.id} {...props} />
  </BackOffice>
);

export const ProductTranslationsPage = (props: Props) => (
  <BackOffice>
    <OfProduct key={props.id} {...props} />
  </BackOffice>
);

function OfSeries({ id, language }: Props) {
  const { t } = useTexts(officeTranslationsTexts);
  const { data, error, refetch, run, save } = useSeriesTranslations(id);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting shape="record" />;
  const back = (
    <AnchorLink to="/back-office/save-series/$id" params={{ id }} size="sm">
      {t("officeTranslations.backToSeries")}
    </AnchorLink>
  );
  const place = { to: "/back-office/translations/series/$id", id } as const;
  return <Translations {...data} place={place} language={language} run={run} save={save} back={back} />;
}

function OfProduct({ id, language }: Props) {
  const { t } = useTexts(officeTranslationsTexts);
  const { data, error, refetch, run, save } = useProductTranslations(id);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting shape="record" />;
  const back = (
    <AnchorLink to="/back-office/save-product/$id" params={{ id }} size="sm">
      {t("officeTranslations.backToProduct")}
    </AnchorLink>
  );
  const place = { to: "/back-office/translations/product/$id", id } as const;
  return <Translations {...data} place={place} language={language} run={run} save={save} back={back} />;
}
