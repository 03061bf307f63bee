/** Spec 2: lower case; spaces, slashes, dots and commas become hyphens; then URL-encoded. */
const part = (text: string): string => encodeURIComponent(text.toLowerCase().replaceAll(/[\s/.,]/g, "-"));

/** The SEO address of a product: /{category}/{brand}/{model}/{id}. */
export function productPath(product: { category: string; brand: string; name: string; id: string }): string {
  return `/${product.category}/${part(product.brand)}/${part(product.name)}/${product.id}`;
}
