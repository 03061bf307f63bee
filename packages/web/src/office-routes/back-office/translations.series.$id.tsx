import { createFileRoute } from "@tanstack/react-router";
import { SeriesTranslationsPage } from "../../features/catalogue/office/translations/translations-page.tsx";
import { languageAsked, type AskedLanguage } from "../../features/catalogue/office/translations/asked-language.ts";

export const Route = createFileRoute("/back-office/translations/series/$id")({
  validateSearch: (search: Record<string, unknown>): AskedLanguage => languageAsked(search),
  component: () => <SeriesTranslationsPage id={Route.useParams().id} language={Route.useSearch().language} />,
});
