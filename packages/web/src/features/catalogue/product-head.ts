import { useEffect } from "react";
import { useTexts } from "../../i18n/index.ts";
import { categoryName } from "./names.ts";
import type { ProductData } from "./product-page.tsx";

const schema = "https://schema.org/";

/** The product as search engines read it; prices with VAT, as the law wants them shown to everybody. */
function structuredData(product: ProductData, origin: string) {
  const url = `${origin}${product.path}`;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: `${product.brand} ${product.name}`,
    sku: product.productCode,
    brand: { "@type": "Brand", name: product.brand },
    image: new URL(product.imageUrl, origin).href,
    url,
    ...(product.rating && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: product.rating.average,
        reviewCount: product.rating.count,
      },
    }),
    ...(product.price && {
      offers: {
        "@type": "Offer",
        url,
        priceCurrency: "EUR",
        price: (product.price.gross / 100).toFixed(2),
        availability: `${schema}${product.availability.pieces > 0 ? "InStock" : "BackOrder"}`,
      },
    }),
  };
}

/** Title, description, canonical address and structured data of a product's page, while it is shown. */
export function useProductHead(product: ProductData | undefined): void {
  const { language } = useTexts();
  useEffect(() => {
    if (!product) return undefined;
    const name = `${product.brand} ${product.name}`;
    const before = document.title;
    document.title = `${name} · Solvia`;
    const canonical = Object.assign(document.createElement("link"), {
      rel: "canonical",
      href: `${location.origin}${product.path}`,
    });
    const data = Object.assign(document.createElement("script"), {
      type: "application/ld+json",
      textContent: JSON.stringify(structuredData(product, location.origin)),
    });
    const description = document.querySelector<HTMLMetaElement>("meta[name=description]");
    const general = description?.content ?? "";
    if (description)
      description.content =
        `${categoryName(product.category, language)}: ${name}, ${product.productCode}. ${product.series.texts.descriptionSubtitle}`.slice(
          0,
          160,
        );
    document.head.append(canonical, data);
    return () => {
      canonical.remove();
      data.remove();
      document.title = before;
      if (description) description.content = general;
    };
  }, [product, language]);
}
