import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { announce } from "../../platform/work/outbox.ts";
import { GuardEntity } from "../../platform/storing/guard.table.ts";
import { newId } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { checkedLinks } from "../series/linked-series.ts";
import { codeKey } from "../product-codes.ts";
import { ProductEntity } from "../product.table.ts";
import type { StoredProduct } from "../load-product.ts";
import { seriesCopy } from "../series/series.ts";
import { SeriesEntity } from "../series/series.table.ts";
import { codeGuard, fieldsOf } from "./new-product.ts";
import { productWrites } from "./write-product.ts";
import { productPicturePublished, productTranslationAsked } from "../events.ts";

export interface ProductInput {
  id?: string | undefined;
  seriesId: string;
  /** Unchecked: the rules depend on the series' category and typology. */
  fields: Readonly<Record<string, unknown>>;
  /** A new picture: its address and its key in the public bucket. */
  image?: { url: string; key: string } | undefined;
  /** Of a picture that is there already. */
  imageUrl?: string | undefined;
  /** Whether to have its texts translated. */
  translate?: boolean | undefined;
  seriesIdLinks?: readonly string[];
  version?: number | undefined;
  /** The product of this id as it was just read, or that there is none; it is read when this is absent. */
  read?: { product: StoredProduct | undefined };
}

/** Creates or changes a product. Problems: not-found, invalid-input, product-code-taken, version-conflict. */
export async function saveProduct(input: ProductInput, now: Date): Promise<{ id: string; version: number }> {
  const { Item: series } = await SeriesEntity.build(GetItemCommand).key({ id: input.seriesId }).send();
  if (!series) throw new Problem("invalid-input", {}, [{ field: "series", code: "required" }]);
  const fields = fieldsOf(input.fields, series);
  const id = input.id ?? newId();
  const before = input.id ? (input.read ?? (await readProduct(id))).product : undefined;
  if (input.version !== undefined && !before) throw new Problem("not-found");
  const version = (before?.version ?? 0) + 1;
  const wanted = input.seriesIdLinks ?? before?.seriesIdLinks ?? [];
  const sameLinks = before?.seriesId === series.id && String(before.seriesIdLinks) === String(wanted);
  const links = sameLinks ? before.seriesIdLinks : await checkedLinks(series.id, wanted);
  const url = input.image?.url ?? input.imageUrl ?? before?.imageUrl ?? series.imageUrl;
  const [product, row] = productWrites(
    {
      id,
      version,
      seriesId: series.id,
      fields,
      imageUrl: url,
      ...(url === before?.imageUrl && before.picture && { picture: before.picture }),
      series: seriesCopy(series),
      seriesIdLinks: links,
      createdOn: before?.createdOn ?? instant(now),
    },
    before && (input.version ?? before.version),
  );
  const freed =
    before && codeKey(before.productCode) !== codeKey(fields.productCode)
      ? [GuardEntity.build(DeleteTransaction).key({ kind: "PRODUCTCODE", value: codeKey(before.productCode) })]
      : [];
  try {
    await execute(product, codeGuard(fields.productCode, id), row, ...freed, ...announced(id, input, now));
  } catch (error) {
    const [changed, code] = cancellationReasons(error);
    if (code) throw new Problem("product-code-taken");
    if (changed) throw new Problem("version-conflict");
    throw error;
  }
  return { id, version };
}

async function readProduct(id: string): Promise<{ product: StoredProduct | undefined }> {
  const { Item: product } = await ProductEntity.build(GetItemCommand).key({ id }).send();
  return { product };
}

function announced(productId: string, { image, translate }: ProductInput, now: Date) {
  return [
    ...(image ? [announce(productPicturePublished.of({ productId, key: image.key }), now)] : []),
    ...(translate ? [announce(productTranslationAsked.of({ productId }), now)] : []),
  ];
}
