import { deleteProduct as remove } from "@solvia/core/catalogue/editing/delete-product";
import { deleteProduct } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(deleteProduct, ({ params }) => remove(params.id));
