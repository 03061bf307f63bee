import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { translated } from "../../platform/text/translator.ts";
import { ProductEntity } from "../product.table.ts";
import { targetLanguages } from "./languages.ts";
import { productTextFields, type Origins, type ProductTextField } from "./origins.ts";
import { ProductTextsEntity, type ProductTexts } from "./texts.table.ts";
import { translateFields } from "./translate-fields.ts";

/** Brings the short texts of a product up to date in every language. The same message twice changes nothing. */
export async function translateProduct(productId: string): Promise<void> {
  const { Item: product } = await ProductEntity.build(GetItemCommand).key({ id: productId }).send();
  if (!product) return;
  const { Item: before } = await ProductTextsEntity.build(GetItemCommand)
    .key({ productId })
    .options({ consistent: true })
    .send();
  const { fields, brand, series } = product;
  const source = {
    fields: productTextFields,
    italian: fields,
    rich: new Set<string>(),
    names: [brand, series.name, fields.productCode],
  };
  const texts: Partial<Record<string, ProductTexts>> = {};
  const origins: Partial<Record<string, Origins<ProductTextField>>> = {};
  let changed = false;
  for (const language of targetLanguages) {
    const now = { texts: before?.texts[language] ?? {}, origins: before?.origins[language] ?? {} };
    const result = await translateFields(source, now, language, translated);
    texts[language] = result.texts;
    origins[language] = result.origins;
    changed ||= result.changed;
  }
  if (!changed) return;
  await ProductTextsEntity.build(PutItemCommand)
    .item({ productId, version: (before?.version ?? 0) + 1, texts, origins })
    .options({
      condition: before ? { attr: "version", eq: before.version } : { attr: "productId", exists: false },
    })
    .send();
}
