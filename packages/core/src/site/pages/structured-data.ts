import type { Included } from "../../tax/index.ts";

const schema = "https://schema.org";

/** What of a product is told to machines: nothing that an anonymous visitor does not see. */
interface Described {
  path: string;
  name: string;
  brand: string;
  category: string;
  productCode: string;
  imageUrl: string;
  toBeQuoted: boolean;
  price?: { gross: number } | undefined;
  availability: { pieces: number };
  rating?: { average: number; count: number } | undefined;
}

interface PageFacts {
  /** The page's own address. */
  url: string;
  origin: string;
  description: string;
  categoryName: string;
  /** ISO country code of the shop whose price it is. */
  countryCode: string;
  /** What a price holds there. */
  included: Included;
}

/** A schema.org Product; the price that everybody is shown, with what it holds in the shop's country, and only where it is shown. */
export function productData(product: Described, { url, origin, description, categoryName, ...shop }: PageFacts) {
  const { price } = product;
  return {
    "@context": schema,
    "@type": "Product",
    name: `${product.brand} ${product.name}`,
    description,
    sku: product.productCode,
    mpn: product.productCode,
    category: categoryName,
    brand: { "@type": "Brand", name: product.brand },
    ...(product.imageUrl && { image: new URL(product.imageUrl, origin).href }),
    url,
    ...(product.rating && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: product.rating.average,
        reviewCount: product.rating.count,
      },
    }),
    ...(price && { offers: offer(price.gross, { ...shop, url, inStock: product.availability.pieces > 0 }) }),
  };
}

/** What of a kit is told to machines. */
interface DescribedKit {
  name: string;
  imageUrl: string;
  price?: { gross: number } | undefined;
  available: number;
}

/** A kit as a schema.org Product of the house's own. */
export function kitData(kit: DescribedKit, { url, origin, description, categoryName, ...shop }: PageFacts) {
  return {
    "@context": schema,
    "@type": "Product",
    name: kit.name,
    description,
    category: categoryName,
    brand: { "@type": "Brand", name: "Solvia" },
    ...(kit.imageUrl && { image: new URL(kit.imageUrl, origin).href }),
    url,
    ...(kit.price && { offers: offer(kit.price.gross, { ...shop, url, inStock: kit.available > 0 }) }),
  };
}

/** An offer at the price that a consumer is shown, in cents: with VAT, but where none is charged (export). */
const offer = (
  gross: number,
  { url, countryCode, included, inStock }: Pick<PageFacts, "url" | "countryCode" | "included"> & { inStock: boolean },
) => ({
  "@type": "Offer",
  url,
  priceCurrency: "EUR",
  price: (gross / 100).toFixed(2),
  priceSpecification: {
    "@type": "UnitPriceSpecification",
    priceCurrency: "EUR",
    price: (gross / 100).toFixed(2),
    valueAddedTaxIncluded: included !== "grossExport",
  },
  itemCondition: `${schema}/NewCondition`,
  availability: `${schema}/${inStock ? "InStock" : "BackOrder"}`,
  eligibleRegion: { "@type": "Country", name: countryCode },
  seller: { "@type": "Organization", name: "Solvia" },
});

/** Questions and answers as a schema.org FAQPage: what everybody reads on the page. */
export const faqData = (questions: readonly { text: string; html: string; language: string }[]) => ({
  "@context": schema,
  "@type": "FAQPage",
  mainEntity: questions.map(({ text, html, language }) => ({
    "@type": "Question",
    name: text,
    inLanguage: language,
    acceptedAnswer: { "@type": "Answer", text: html },
  })),
});

/** What of a publication is told to machines: nothing that an anonymous visitor does not see. */
interface DescribedPublication {
  type: string;
  title: string;
  teaser: string;
  textLanguage: string;
  thumbnailUrl?: string | undefined;
  publishedOn?: string | undefined;
  updatedOn: string;
  tags: readonly string[];
  locked: boolean;
}

/** A publication as a schema.org Article, a technical note as a TechArticle; of what is locked, that it isn't free. */
export const articleData = (publication: DescribedPublication, { url, origin }: { url: string; origin: string }) => ({
  "@context": schema,
  "@type": publication.type === "technicalNote" ? "TechArticle" : "Article",
  headline: publication.title,
  description: publication.teaser,
  inLanguage: publication.textLanguage,
  ...(publication.thumbnailUrl && { image: new URL(publication.thumbnailUrl, origin).href }),
  ...(publication.publishedOn && { datePublished: publication.publishedOn }),
  dateModified: publication.updatedOn,
  keywords: publication.tags.join(", "),
  isAccessibleForFree: !publication.locked,
  mainEntityOfPage: url,
  url,
  author: { "@type": "Organization", name: "Solvia", url: origin },
  publisher: { "@type": "Organization", name: "Solvia", logo: `${origin}/favicon.svg` },
});

export interface Crumb {
  name: string;
  url: string;
}

/** The way to a page, from home on. */
export const breadcrumbData = (crumbs: readonly Crumb[]) => ({
  "@context": schema,
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, url }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: url,
  })),
});

/** A list of products on a page, in its order. */
export const listData = (name: string, urls: readonly string[]) => ({
  "@context": schema,
  "@type": "ItemList",
  name,
  numberOfItems: urls.length,
  itemListElement: urls.map((url, index) => ({ "@type": "ListItem", position: index + 1, url })),
});

export const houseData = (origin: string) => [
  { "@context": schema, "@type": "Organization", name: "Solvia", url: origin, logo: `${origin}/favicon.svg` },
  {
    "@context": schema,
    "@type": "WebSite",
    name: "Solvia",
    url: origin,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?text={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  },
];
