import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import type { User } from "../../platform/access.ts";
import { newId } from "../../platform/ids.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { publishPicture } from "../images/publish-picture.ts";
import { productRows } from "../rows/product-rows.ts";
import type { KitFields } from "./kit.ts";
import { KitEntity } from "./kit.table.ts";

export interface KitInput extends KitFields {
  /** Absent for a new kit. */
  id?: string | undefined;
  /** What the editor read; absent for a new kit. */
  version?: number | undefined;
  /** Absent: stays as it is. */
  imageUrl?: string | undefined;
}

/**
 * Creates or changes a kit; three requests. Problems: not-found, version-conflict, invalid-input for a part that is no
 * product.
 */
export async function saveKit(input: KitInput, now: Date): Promise<{ id: string; version: number }> {
  const { id = newId(), version: read, imageUrl, visibility, discount, texts, parts } = input;
  const before = input.id ? (await KitEntity.build(GetItemCommand).key({ id }).send()).Item : undefined;
  if (input.id && !before) throw new Problem("not-found");
  const rows = await productRows(parts.map(({ productId }) => productId));
  if (rows.length < parts.length) throw invalid({ field: "parts", code: "not-found" });
  const version = (before?.version ?? 0) + 1;
  const createdOn = before?.createdOn ?? instant(now);
  try {
    await KitEntity.build(PutItemCommand)
      .item({
        id,
        version,
        visibility,
        discount,
        texts,
        parts,
        imageUrl: imageUrl ?? before?.imageUrl ?? "",
        createdOn,
        gsi1pk: "KITS",
        gsi1sk: `${createdOn}#${id}`,
      })
      .options({
        condition: before ? { attr: "version", eq: read ?? before.version } : { attr: "id", exists: false },
      })
      .send();
  } catch (error) {
    throw conditionFailed(error) ? new Problem("version-conflict") : error;
  }
  return { id, version };
}

/** The same from the editor's form, with its picture's upload. */
export async function saveEditedKit(
  user: Pick<User, "id">,
  { image, ...kit }: KitInput & { image?: string | undefined },
  now: Date,
) {
  const picture = image && (await publishPicture(user, "kit-image", image, "kits"));
  return saveKit({ ...kit, ...(picture && { imageUrl: picture.url }) }, now);
}

/** Carts that have its price pay the parts' own from then on. Problem: not-found. */
export async function deleteKit(id: string): Promise<void> {
  try {
    await KitEntity.build(DeleteItemCommand)
      .key({ id })
      .options({ condition: { attr: "id", exists: true } })
      .send();
  } catch (error) {
    throw conditionFailed(error) ? new Problem("not-found") : error;
  }
}
