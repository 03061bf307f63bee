import * as z from "zod";
import { gaps } from "../../catalogue/gaps/gap-kinds.ts";
import { goodsCategories } from "../../catalogue/taxonomy.ts";
import { availabilityStates, ProductFields } from "../../catalogue/product.ts";
import { Id, page, paging } from "../common.ts";
import { empty, endpoint } from "../endpoint.ts";
import { stockWarningCodes } from "../../logistics/stock-warnings.ts";
import { givenPriceTypes } from "../../pricing/price.ts";
import { SeenSupply, SupplierAssignment, SupplierFields } from "../../logistics/supplier.ts";
import { supplyWarnings } from "../../logistics/supply-warnings.ts";
import {
  EditedProduct,
  ProductForm,
  ProductRow,
  StockedProductRow,
  SupplierProduct,
} from "../shapes/back-office-product.ts";
import { minimumWarningCodes } from "../../catalogue/editing/minimum-warnings.ts";
import { line } from "../../platform/text/typed.ts";

const params = { id: Id } as const;
const Saved = z.object({ id: Id, version: z.int() });
const change = {
  access: "admin",
  params,
  returns: StockedProductRow,
  errors: ["not-found", "version-conflict"],
} as const;

export const listBackOfficeProducts = endpoint({
  method: "GET",
  path: "/back-office/products",
  access: "admin",
  shows: ["products"],
  summary: "The products, newest first, hidden ones too, filtered; a page may hold fewer than asked while more follow.",
  query: {
    ...paging,
    /** Words that must all occur in code, name, brand or series. */
    text: z.string().max(100).optional(),
    category: z.enum(goodsCategories).optional(),
    typology: line().max(40).optional(),
    brand: z.string().max(60).optional(),
    seriesId: Id.optional(),
    visibility: z.stringbool().optional(),
    toBeQuoted: z.stringbool().optional(),
    shippingTime: ProductFields.shape.shippingTime.unwrap().optional(),
    /** Shown products alone that lack one of these things, or any of them, those first that have for longest. */
    lacks: z.enum(["any", ...gaps]).optional(),
  },
  returns: page(StockedProductRow),
});

export const getBackOfficeProduct = endpoint({
  method: "GET",
  path: "/back-office/products/{id}",
  access: "admin",
  shows: ["products"],
  summary: "A product as the editor shows it, with the version that its save gives back.",
  params,
  returns: EditedProduct,
  errors: ["not-found"],
});

export const saveProduct = endpoint({
  method: "PUT",
  path: "/back-office/products",
  about: { kind: "products" },
  access: "admin",
  stale: ["products", "stock", "series"],
  summary:
    "Create or change a product; what its category requires is checked, a code that another product has refused.",
  body: ProductForm,
  files: { image: "product-image" },
  returns: Saved,
  errors: [
    "not-found",
    "product-code-taken",
    "confirmation-needed",
    "version-conflict",
    "file-too-large",
    "unsupported-media-type",
    "unreadable-file",
  ],
});

export const deleteProduct = endpoint({
  method: "DELETE",
  path: "/back-office/products/{id}",
  about: { kind: "products", id: "id" },
  access: "admin",
  stale: ["products", "stock", "series"],
  summary:
    "Delete a product that was never sold and of which nothing lies, or is to come, anywhere; one that was can be hidden.",
  params,
  returns: empty,
  errors: ["not-found", "product-was-sold", "product-has-stock", "version-conflict"],
});

export const duplicateProduct = endpoint({
  method: "POST",
  path: "/back-office/products/{id}/duplicate",
  about: { kind: "products", id: "id" },
  access: "admin",
  stale: ["products", "stock", "series"],
  summary: "A hidden copy with a code of its own, without prices and pieces.",
  params,
  returns: Saved,
  errors: ["not-found", "product-code-taken"],
});

export const setVisibility = endpoint({
  ...change,
  method: "POST",
  path: "/back-office/products/{id}/visibility",
  about: { kind: "products", id: "id" },
  stale: ["products"],
  summary: "Hide a product or show it.",
  body: z.object({ visibility: z.boolean() }),
});

export const setToBeQuoted = endpoint({
  ...change,
  method: "POST",
  path: "/back-office/products/{id}/to-be-quoted",
  about: { kind: "products", id: "id" },
  stale: ["products"],
  summary: "Sell a product by quotation only, or at its price again.",
  body: z.object({ toBeQuoted: z.boolean() }),
});

export const setShippingTime = endpoint({
  ...change,
  method: "POST",
  path: "/back-office/products/{id}/shipping-time",
  about: { kind: "products", id: "id" },
  stale: ["products"],
  summary: "How long a product takes.",
  body: z.object({ shippingTime: ProductFields.shape.shippingTime.unwrap() }),
});

export const setProductLinks = endpoint({
  ...change,
  method: "PUT",
  path: "/back-office/products/{id}/links",
  about: { kind: "products", id: "id" },
  stale: ["products"],
  summary: "The related series of a product: never its own, none twice.",
  body: z.object({ seriesIdLinks: z.array(Id).max(50) }),
});

export const setStock = endpoint({
  ...change,
  method: "POST",
  path: "/back-office/products/{id}/stock",
  about: { kind: "products", id: "id" },
  stale: ["products", "stock"],
  summary: "How many pieces lie in the warehouse; what orders have reserved stays reserved.",
  body: z.object({
    onHand: z.int().min(0).max(1_000_000),
    /** What the caller saw there: another figure is a version-conflict. Absent for a count that counts whatever was there. */
    seen: z.int().optional(),
    /** Codes of what the caller knows and wants (logistics/stock-warnings.ts); else refused with confirmation-needed. */
    confirmed: z.array(z.enum(stockWarningCodes)).max(stockWarningCodes.length).optional(),
  }),
  errors: [...change.errors, "confirmation-needed", "version-conflict"],
});

export const setMinQuantity = endpoint({
  ...change,
  method: "POST",
  path: "/back-office/products/{id}/min-quantity",
  about: { kind: "products", id: "id" },
  stale: ["products"],
  summary: "The fewest pieces that one order may hold.",
  body: z.object({
    minQuantity: z.int().min(0).max(100_000),
    /** Codes of what the caller knows and wants (catalogue/editing/minimum-warnings.ts); else refused with confirmation-needed. */
    confirmed: z.array(z.enum(minimumWarningCodes)).max(minimumWarningCodes.length).optional(),
  }),
  errors: [...change.errors, "confirmation-needed"],
});

export const listAvailabilities = endpoint({
  method: "GET",
  path: "/back-office/availabilities",
  access: "admin",
  shows: ["stock"],
  summary: "What can be sold now, product by product; a page may hold fewer than asked while more follow.",
  query: {
    ...paging,
    text: z.string().max(100).optional(),
    category: z.enum(goodsCategories).optional(),
    state: z.enum(availabilityStates).optional(),
  },
  returns: page(StockedProductRow.extend({ state: z.enum(availabilityStates) })),
});

const Supplier = z.object({ id: Id, version: z.int(), ...SupplierFields.shape });

export const listSuppliers = endpoint({
  method: "GET",
  path: "/back-office/suppliers",
  access: "admin",
  shows: ["suppliers"],
  summary: "The suppliers by name.",
  query: paging,
  returns: page(Supplier),
});

export const addSupplier = endpoint({
  method: "POST",
  path: "/back-office/suppliers",
  about: { kind: "suppliers" },
  access: "admin",
  stale: ["suppliers"],
  summary: "A new supplier; no two have the same name.",
  body: SupplierFields,
  returns: Supplier,
  errors: ["supplier-name-taken"],
});

export const saveSupplier = endpoint({
  method: "PUT",
  path: "/back-office/suppliers/{id}",
  about: { kind: "suppliers", id: "id" },
  access: "admin",
  stale: ["suppliers", "products", "stock"],
  summary: "Correct a supplier; a field that is left out is emptied. Where it is assigned it goes by its new name.",
  params,
  body: SupplierFields.extend({ version: z.int() }),
  returns: Supplier,
  errors: ["not-found", "version-conflict", "supplier-name-taken"],
});

const SuppliersOfProduct = z.object({ items: z.array(SupplierProduct) });

export const assignSupplier = endpoint({
  method: "POST",
  path: "/back-office/products/{id}/suppliers",
  about: { kind: "products", id: "id" },
  access: "admin",
  stale: ["products", "stock"],
  summary:
    "Say who supplies a product, and under which purchase code, over what was seen; a supplier has one code a product.",
  params,
  body: SupplierAssignment.extend({
    /** What stood there; absent where the supplier didn't have it. */
    seen: SeenSupply.optional(),
    /** Codes of figures that are meant though they are unusual. */
    confirmed: z.array(z.enum(supplyWarnings)).max(supplyWarnings.length).optional(),
  }),
  returns: SuppliersOfProduct,
  errors: ["not-found", "version-conflict", "confirmation-needed"],
});

export const removeSupplier = endpoint({
  method: "DELETE",
  path: "/back-office/products/{id}/suppliers/{companyId}",
  about: { kind: "products", id: "id" },
  access: "admin",
  stale: ["products", "stock"],
  summary: "The supplier no longer has the product.",
  params: { id: Id, companyId: Id },
  returns: SuppliersOfProduct,
});

const PremiumProducts = z.object({
  items: z.array(z.object({ ...ProductRow.shape, productId: Id, priceType: z.enum(givenPriceTypes) })),
});

export const listPremiumProducts = endpoint({
  method: "GET",
  path: "/back-office/users/{id}/premium-products",
  access: "admin",
  shows: ["premium"],
  summary: "The products with a price of this user's own.",
  params,
  returns: PremiumProducts,
  errors: ["not-found"],
});

export const setPremiumProducts = endpoint({
  method: "PUT",
  path: "/back-office/users/{id}/premium-products",
  about: { kind: "users", id: "id" },
  access: "admin",
  stale: ["premium"],
  summary: "Replace the products with a price of this user's own.",
  params,
  body: z.object({ items: z.array(z.object({ productId: Id, priceType: z.enum(givenPriceTypes) })).max(200) }),
  returns: PremiumProducts,
  errors: ["not-found"],
});
