import type { User } from "../platform/access.ts";
import { setting } from "../platform/config.ts";
import { newId } from "../platform/ids.ts";
import { copyObject } from "../platform/storage.ts";
import { ownUpload } from "../platform/uploads.ts";
import { originalKey } from "./images/picture.ts";
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
  const image = upload === undefined ? undefined : await publishedImage(user, upload);
  return saveProduct({ id, version, seriesId, seriesIdLinks, fields, image, translate }, now);
}

/** Publishes an upload under a new name, so that no cache keeps the old picture. */
async function publishedImage(user: Pick<User, "id">, uploadKey: string) {
  const upload = await ownUpload(user.id, "product-image", uploadKey);
  const key = originalKey(`products/${newId()}`);
  await copyObject({ bucket: setting("PRIVATE_BUCKET"), key: upload.key }, { bucket: setting("PUBLIC_BUCKET"), key });
  return { url: `${setting("PUBLIC_FILES_URL")}/${key}`, key };
}
