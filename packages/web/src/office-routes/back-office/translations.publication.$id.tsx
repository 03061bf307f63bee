import { createFileRoute } from "@tanstack/react-router";
import { languageAsked, type AskedLanguage } from "../../features/catalogue/office/translations/asked-language.ts";
import { PublicationTranslationsPage } from "../../features/publications/office/translations-page.tsx";

export const Route = createFileRoute("/back-office/translations/publication/$id")({
  validateSearch: (search: Record<string, unknown>): AskedLanguage => languageAsked(search),
  component: () => <PublicationTranslationsPage id={Route.useParams().id} language={Route.useSearch().language} />,
});
