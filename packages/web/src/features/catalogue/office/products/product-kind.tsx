import { call } from "../../../../api/client.ts";
import {
  deleteProduct,
  duplicateProduct,
  getBackOfficeProduct,
  listBackOfficeProducts,
  listPrices,
  setVisibility,
} from "../../../../api/endpoints.gen.ts";
import "../../../../i18n/areas/office.ts";
import "../../../../i18n/areas/office-lists.ts";
import "../../../../i18n/areas/office-products.ts";
import {
  IconCopy,
  IconCurrencyEuro,
  IconExternalLink,
  IconEye,
  IconEyeOff,
  IconPackage,
  IconPencil,
  IconTrash,
} from "../../../../ui/icons.gen.ts";
import { recordKind, type RecordAct } from "../../../office-kit/records/record-kind.ts";

/** What is known of a product wherever something can be done with it. */
export interface KnownProduct {
  id: string;
  name: string;
  productCode: string;
  visibility: boolean;
}

const inputOf = ({ id }: KnownProduct) => ({ params: { id } });
const editor = (id: string) => ({ to: "/back-office/save-product/$id", params: { id } }) as const;

/** What the back office does with one product. */
const acts: readonly RecordAct<KnownProduct>[] = [
  {
    name: "edit",
    icon: IconPencil,
    label: ({ t }) => t("officeProducts.edit"),
    needs: getBackOfficeProduct,
    now: () => true,
    // Its name leads there.
    drawn: () => false,
    to: ({ id }) => editor(id),
  },
  {
    name: "prices",
    icon: IconCurrencyEuro,
    label: ({ t }) => t("bo.prices"),
    typed: ({ t }) => t("officeActs.typed.prices"),
    needs: listPrices,
    now: () => true,
    to: ({ productCode }) => ({ to: "/back-office/prices", search: { text: productCode } }),
  },
  {
    name: "duplicate",
    icon: IconCopy,
    label: ({ t }) => t("officeProducts.duplicate"),
    needs: duplicateProduct,
    now: () => true,
    write: (product) => call(duplicateProduct, inputOf(product)),
    said: ({ t }) => t("officeProducts.duplicated"),
    after: (answer) => editor((answer as { id: string }).id),
  },
  {
    name: "hide",
    icon: IconEyeOff,
    label: ({ t }) => t("officeProducts.hide"),
    needs: setVisibility,
    now: ({ visibility }) => visibility,
    write: (product) => call(setVisibility, { ...inputOf(product), body: { visibility: false } }),
    said: ({ t }) => t("officeProducts.changed", { count: 1 }),
  },
  {
    name: "show",
    icon: IconEye,
    label: ({ t }) => t("officeProducts.show"),
    needs: setVisibility,
    now: ({ visibility }) => !visibility,
    write: (product) => call(setVisibility, { ...inputOf(product), body: { visibility: true } }),
    said: ({ t }) => t("officeProducts.changed", { count: 1 }),
  },
  {
    name: "view",
    icon: IconExternalLink,
    label: ({ t }) => t("officeProducts.viewInShop"),
    needs: getBackOfficeProduct,
    now: ({ visibility }) => visibility,
    to: ({ id }) => ({ to: "/product/$id", params: { id } }),
  },
  {
    name: "delete",
    icon: IconTrash,
    label: ({ t }) => t("officeProducts.delete"),
    needs: deleteProduct,
    grave: true,
    now: () => true,
    always: true,
    wait: 3,
    question: ({ t }, { name }) => t("officeProducts.deleteQuestion", { name }),
    write: (product) => call(deleteProduct, inputOf(product)),
    said: ({ t }) => t("officeProducts.deleted"),
    gone: { to: "/back-office/products", search: {} },
  },
];

const readAtMost = { limit: 5 } as const;

export const productKind = recordKind<KnownProduct>({
  name: "product",
  icon: IconPackage,
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  about: ({ productCode }) => productCode,
  open: editor,
  actsOf: acts,
  keep: (client) =>
    void Promise.all(
      [listBackOfficeProducts, getBackOfficeProduct].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
    ),
  sought: listBackOfficeProducts,
  find: async (text, read) => (await read(listBackOfficeProducts, { query: { text, ...readAtMost } })).items,
});
