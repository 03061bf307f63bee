import { createHash } from "node:crypto";
import type { MappedRow } from "@solvia/core/import-export/import/columns/mapping";
import { goodsCategories, type GoodsCategory } from "@solvia/core/catalogue/taxonomy";
import { drawPicture } from "../demo/pictures.ts";

const isGoods = (category: string): category is GoodsCategory =>
  (goodsCategories as readonly string[]).includes(category);

/** Draws the picture of a series that a table brings without one, and keeps it among the public files. */
export async function pictureOfSeries({ name, brand, category, typology }: MappedRow["series"]): Promise<string> {
  if (!isGoods(category)) return "";
  const { writeObject } = await import("@solvia/core/platform/files/storage");
  const { setting } = await import("@solvia/core/platform/config");
  const key = `drawn/${createHash("sha256").update(`${category}/${name}`).digest("hex").slice(0, 20)}.svg`;
  const picture = drawPicture(brand, category, typology, name);
  await writeObject(setting("PUBLIC_BUCKET"), key, Buffer.from(picture), "image/svg+xml");
  return `${setting("PUBLIC_FILES_URL")}/${key}`;
}
