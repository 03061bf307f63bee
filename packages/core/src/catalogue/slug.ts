/** Spec 2: lower case; spaces, slashes, dots and commas become hyphens. */
const slugOf = (text: string): string => text.toLowerCase().replaceAll(/[\s/.,]/g, "-");
const part = (text: string): string => encodeURIComponent(slugOf(text));

/** The SEO address of a product: /{category}/{brand}/{model}/{id}, each part URL-encoded (spec 2). */
export function productPath(product: { category: string; brand: string; name: string; id: string }): string {
  return `/${product.category}/${part(product.brand)}/${part(product.name)}/${product.id}`;
}

/** The page of a brand, named by the same rule. */
export const brandPath = (brand: string): string => `/brand/${part(brand)}`;
export const brandSlug = slugOf;
