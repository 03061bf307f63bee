import type { User } from "../../platform/access.ts";
import { demandConfirmed } from "../../platform/confirming/confirmed.ts";
import { demandMinimum } from "./change-product.ts";
import { publishPicture } from "../images/publish-picture.ts";
import { minimumWarnings } from "./minimum-warnings.ts";
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
  /** Codes of a minimum quantity that looks misread and is meant. */
  confirmed?: readonly string[] | undefined;
  [field: string]: unknown;
}

/**
 * Creates or changes a product from the editor's form. Problems: those of `saveProduct`, not-found for the upload,
 * confirmation-needed for a minimum quantity that looks misread.
 */
export async function saveEditedProduct(user: Pick<User, "id">, form: ProductForm, now: Date) {
  const { id, version, seriesId, seriesIdLinks, image: upload, translate, confirmed, ...fields } = form;
  await guardMinimum(id, fields, confirmed);
  const image = upload === undefined ? undefined : await publishPicture(user, "product-image", upload, "products");
  return saveProduct({ id, version, seriesId, seriesIdLinks, fields, image, translate }, now);
}

async function guardMinimum(id: string | undefined, fields: Record<string, unknown>, confirmed?: readonly string[]) {
  const [after, piecesPerPackage] = [fields["minQuantity"], fields["piecesPerPackage"]].map(Number);
  if (after === undefined || piecesPerPackage === undefined || Number.isNaN(after)) return;
  if (id !== undefined) return demandMinimum(id, after, confirmed);
  const warnings = minimumWarnings({ before: undefined, after, available: 0, piecesPerPackage });
  demandConfirmed([{ field: "minQuantity", warnings, confirmed }]);
}
