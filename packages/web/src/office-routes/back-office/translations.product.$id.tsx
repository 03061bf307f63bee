import { createFileRoute } from "@tanstack/react-router";
import { ProductTranslationsPage } from "../../features/catalogue/office/translations/translations-page.tsx";
import { languageAsked, type AskedLanguage } from "../../features/catalogue/office/translations/asked-language.ts";

export const Route = createFileRoute("/back-office/translations/product/$id")({
  validateSearch: (search: Record<string, unknown>): AskedLanguage => languageAsked(search),
  component: () => <ProductTranslationsPage id={Route.useParams().id} language={Route.useSearch().language} />,
});
