import { loadProduct } from "../load-product.ts";
import { codeKey, productIdsOf } from "../product-codes.ts";
import { saveProduct } from "./save-product.ts";

const longestCode = 32;
const offered = 50;

/** Codes for a copy, in the order in which they are tried: the first one free is taken. */
function codesOfCopies(productCode: string): string[] {
  return Array.from({ length: offered }, (_, index) => {
    const ending = index === 0 ? "-COPIA" : `-COPIA-${index + 1}`;
    return `${productCode.slice(0, longestCode - ending.length)}${ending}`;
  });
}

/**
 * A copy to start another product from: all fields, links and the picture, with a code of its own, hidden, without
 * prices and pieces. Problems: not-found, product-code-taken when fifty copies lie about.
 */
export async function duplicateProduct(id: string, now: Date) {
  const { product } = await loadProduct(id);
  const codes = codesOfCopies(product.productCode);
  const taken = await productIdsOf(codes);
  const productCode = codes.find((code) => !taken.has(codeKey(code))) ?? codes.at(-1);
  return saveProduct(
    {
      seriesId: product.seriesId,
      fields: { ...product.fields, productCode, visibility: false },
      imageUrl: product.imageUrl,
      seriesIdLinks: product.seriesIdLinks,
    },
    now,
  );
}
