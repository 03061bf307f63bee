import type { User } from "../platform/access.ts";
import { publishPicture } from "./images/publish-picture.ts";
import { saveProduct } from "./save-product.ts";

/** The editor's form: the product's fields beside what is not one of them. */
export interface ProductForm {
  id?: string | undefined;
  version?: number | undefined;
  seriesId: string;
  seriesIdLinks: string[];
  /** An upload of the kind product-image. */
  image?: string | undefined;
  translate: boolean;
  [field: string]: unknown;
}

/** Creates or changes a product from the editor's form. Problems: those of `saveProduct`, not-found for the upload. */
export async function saveEditedProduct(user: Pick<User, "id">, form: ProductForm, now: Date) {
  const { id, version, seriesId, seriesIdLinks, image: upload, translate, ...fields } = form;
  const image = upload === undefined ? undefined : await publishPicture(user, "product-image", upload, "products");
  return saveProduct({ id, version, seriesId, seriesIdLinks, fields, image, translate }, now);
}
