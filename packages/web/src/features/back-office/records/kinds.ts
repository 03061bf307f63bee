import { orderKind } from "../../orders/office/order-kind.tsx";
import { companyKind } from "../../account/office/company/company-kind.tsx";
import { userKind } from "../../account/office/user-kind.tsx";
import { quotationKind } from "../../quotations/office/acts/quotation-kind.tsx";
import { productKind } from "../../catalogue/office/products/product-kind.tsx";

/** Every kind of record with which something can be done, by its name. */
export const kinds = {
  order: orderKind,
  product: productKind,
  company: companyKind,
  user: userKind,
  quotation: quotationKind,
} as const;
