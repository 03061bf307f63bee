export { checkProducts } from "./check-system/check-products.ts";
export { deleteProduct } from "./editing/delete-product.ts";
export { minimumWarnings } from "./editing/minimum-warnings.ts";
export { newProductWrites } from "./editing/new-product.ts";
export { saveProduct } from "./editing/save-product.ts";
export { catalogueExportAsked, productsImportAsked } from "./events.ts";
export { getProduct } from "./get-product.ts";
export { publishPicture } from "./images/publish-picture.ts";
export { pictureFormats, pictureSizes, sizeOf, widthOf, type Picture } from "./images/picture.ts";
export { kitPage, listKits } from "./kits/kit-view.ts";
export { storedKitPrice } from "./kits/kit.stored.ts";
export { goodsNames } from "./rows/goods-names.ts";
export { kitNames, wholeKits, type KitPrice } from "./kits/kit.ts";
export { currentKits, kitsPage, loadKit } from "./kits/load-kits.ts";
export { linkedProducts, loadProducts, otherProductsOfSeries, standOutProducts } from "./list-products.ts";
export { loadProduct, type LoadedProduct, type StoredProduct } from "./load-product.ts";
export { catalogueHoldings } from "./personal-holdings.ts";
export { codeKey, productIdOf, productIdsOf } from "./product-codes.ts";
export { availabilityOf, packagingOf, viewerPrice, type Viewer } from "./product-view.ts";
export { ProductEntity } from "./product.table.ts";
export {
  ProductFields,
  productSchema,
  requiredTechnicalFields,
  type Technical,
  type TechnicalField,
} from "./product.ts";
export { sanitisedArticle } from "./rich-text/rich-text.ts";
export { wordsOfRichText } from "./rich-text/rich-text-words.ts";
export { plain } from "./search/plain.ts";
export { digestsOf } from "./translation/digest.ts";
export { targetLanguages } from "./translation/languages.ts";
export { attributed, corrected, type Origins } from "./translation/origins.ts";
export { translateFields } from "./translation/translate-fields.ts";
export { matches } from "./rows/list-product-rows.ts";
export { ProductRowEntity, productsList } from "./rows/product-row.table.ts";
export { hiddenTypes, type SearchDocument } from "./search/document.ts";
export { pack, unpackedIn } from "./search/packed.ts";
export { indexLog } from "./search/index-log.ts";
export { namesKind } from "./search/lexicon/names-kind.ts";
export { offeredDocuments } from "./search/offered-documents.ts";
export { productSearch } from "./search/product-search.ts";
export type { Filters } from "./search/narrow.ts";
export { searchProducts } from "./search/search-products.ts";
export { productIdsOfSeries } from "./series/products-of-series.ts";
export { sellsBrand } from "./series/sells-brand.ts";
export { saveSeries } from "./series/save-series.ts";
export { SeriesEntity } from "./series/series.table.ts";
export { SeriesFields, seriesNameKey } from "./series/series.ts";
export { brandPath, brandSlug, productPath } from "./slug.ts";
export {
  allCategories,
  categories,
  goodsCategories,
  serviceCategories,
  shippingTimes,
  technologies,
  typologies,
  type Category,
  type GoodsCategory,
  type Named,
  type ShippingTime,
} from "./taxonomy.ts";
export { technicalOrder, technicalUnits } from "./technical-order.ts";
export type { TechnicalWords } from "./technical-words.ts";
export { nameFor } from "./translation/product-name.ts";
export { ProductTextsEntity, type ProductTexts } from "./translation/texts.table.ts";
export { vocabularyIn } from "./vocabulary/index.ts";
export { deliveryWeeks } from "./facets.ts";
