import { addressIn, kitKey, kitsKey, pathOf } from "@solvia/core/site/pages/address";
import { breadcrumbData, kitData } from "@solvia/core/site/pages/structured-data";
import { includedIn } from "@solvia/core/tax/included";
import { showcaseTexts } from "../../i18n/areas/showcase.ts";
import { useCountry } from "../../i18n/country.ts";
import { useTexts } from "../../i18n/index.ts";
import { usePageHead } from "../../ui/page-head.ts";
import type { Kit } from "./kit-price.tsx";

/** The head of a kit's page: what the page that was sent as HTML says, in the reader's language. */
export function useKitHead(kit: Kit | undefined): void {
  const { t } = useTexts(showcaseTexts);
  const country = useCountry();
  const at = (path: string) => addressIn(country, path, location.origin);
  const head = (shown: Kit) => {
    const path = pathOf(kitKey(shown.id));
    const description = shown.description.slice(0, 160);
    const shop = { countryCode: country.code, included: includedIn(country.code) };
    const pageFacts = { url: at(path), origin: location.origin, description, ...shop };
    const steps = [
      { name: "Home", url: at("/") },
      { name: t("kits.title"), url: at(pathOf(kitsKey)) },
      { name: shown.name, url: pageFacts.url },
    ];
    const structured = [kitData(shown, { ...pageFacts, categoryName: t("kits.title") }), breadcrumbData(steps)];
    return { title: shown.name, description, path, structured };
  };
  usePageHead(kit && head(kit));
}
