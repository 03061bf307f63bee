import type { Language } from "@solvia/core/platform/locale";
import { officePublicationsTexts } from "../../../i18n/areas/office-publications.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { Failure } from "../../../ui/states.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import { Translations } from "../../catalogue/office/translations/translations.tsx";
import { BackOffice } from "../../office-kit/layout.tsx";
import { usePublicationTranslations } from "./use-publication-translations.ts";

interface Props {
  id: string;
  language: Language | undefined;
}

export const PublicationTranslationsPage = (props: Props) => (
  <BackOffice>
    <Loaded key={props.id} {...props} />
  </BackOffice>
);

function Loaded({ id, language }: Props) {
  const { t } = useTexts(officePublicationsTexts);
  const { data, error, refetch, run, save } = usePublicationTranslations(id);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting shape="record" />;
  const back = (
    <AnchorLink to="/back-office/publications/$id" params={{ id }} size="sm">
      {t("officePublications.backToPublication")}
    </AnchorLink>
  );
  const place = { to: "/back-office/translations/publication/$id", id } as const;
  return <Translations {...data} place={place} language={language} run={run} save={save} back={back} />;
}
