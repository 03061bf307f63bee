import { addressIn } from "@solvia/core/site/pages/address";
import { breadcrumbData, productData } from "@solvia/core/site/pages/structured-data";
import { brandPath } from "@solvia/core/catalogue/slug";
import { includedIn } from "@solvia/core/tax/included";
import { useCountry } from "../../../i18n/country.ts";
import { useTexts } from "../../../i18n/index.ts";
import { usePageHead } from "../../../ui/page-head.ts";
import { categoryName } from "../names.ts";
import type { ProductData } from "../product-data.ts";

/** The head of a product's page: what the page that was sent as HTML says, in the reader's language. */
export function useProductHead(product: ProductData | undefined): void {
  const { language } = useTexts();
  const country = useCountry();
  const at = (path: string) => addressIn(country, path, location.origin);
  const head = (shown: ProductData) => {
    const name = `${shown.brand} ${shown.name}`;
    const category = categoryName(shown.category, language);
    const words = `${category}: ${name}, ${shown.productCode}. ${shown.series.texts.descriptionSubtitle}`;
    const description = words.slice(0, 160);
    const shop = { countryCode: country.code, included: includedIn(country.code) };
    const pageFacts = { url: at(shown.path), origin: location.origin, description, ...shop };
    return {
      title: name,
      description,
      path: shown.path,
      structured: [
        productData(shown, { ...pageFacts, categoryName: category }),
        breadcrumbData([
          { name: "Home", url: at("/") },
          { name: category, url: at(`/category/${shown.category}`) },
          { name: shown.brand, url: at(brandPath(shown.brand)) },
          { name: shown.name, url: pageFacts.url },
        ]),
      ],
    };
  };
  usePageHead(product && head(product));
}
