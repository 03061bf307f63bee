import { UpdateAttributesCommand } from "dynamodb-toolbox/entity/actions/updateAttributes";
import { setting } from "../../platform/config.ts";
import type { PayloadOf } from "../../platform/work/event.ts";
import { readObject, writeObject } from "../../platform/files/storage.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import type { productPicturePublished } from "../events.ts";
import { ProductEntity } from "../product.table.ts";
import { decode, encode, resize, type Pixels } from "./codecs.ts";
import { pictureFormats, pictureSizes, sizeOf, widthOf, type Picture } from "./picture.ts";

/** The mean colour over white, as #rrggbb. */
export function meanColour({ data }: Pick<Pixels, "data">): string {
  const sums = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 255) / 255;
    for (const part of [0, 1, 2]) sums[part] = (sums[part] ?? 0) + (data[at + part] ?? 0) * alpha + 255 * (1 - alpha);
  }
  const pixels = Math.max(1, data.length / 4);
  return `#${sums
    .map((sum) =>
      Math.round(sum / pixels)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** Makes every size of an original in the public bucket, beside it. Doing it again writes the same again. */
export async function makePictureSizes(key: string): Promise<Picture> {
  const bucket = setting("PUBLIC_BUCKET");
  const original = await readObject(bucket, key);
  if (!original) throw new Error(`there is no picture ${key}`);
  const pixels = await decode(original.bytes);
  let colour = "#ffffff";
  for (const size of pictureSizes) {
    const resized = await resize(pixels, widthOf(size, pixels));
    if (size === "card") colour = meanColour(resized);
    for (const format of pictureFormats) {
      await writeObject(bucket, sizeOf(key, size, format), await encode(resized, format), `image/${format}`);
    }
  }
  return { colour, width: pixels.width, height: pixels.height };
}

/** Makes the sizes of a product's picture and says so on the product, unless it has another picture by now. */
export async function makeProductPicture({ productId, key }: PayloadOf<typeof productPicturePublished>): Promise<void> {
  const picture = await makePictureSizes(key);
  try {
    await ProductEntity.build(UpdateAttributesCommand)
      .item({ id: productId, picture })
      .options({ condition: { attr: "imageUrl", eq: `${setting("PUBLIC_FILES_URL")}/${key}` } })
      .send();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
}
