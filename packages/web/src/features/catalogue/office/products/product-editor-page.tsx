import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { queryOf } from "../../../../api/client.ts";
import { getBackOfficeProduct } from "../../../../api/endpoints.gen.ts";
import { Failure } from "../../../../ui/states.tsx";
import { Waiting } from "../../../../ui/waiting/waiting.tsx";
import { BackOffice } from "../../../office-kit/layout.tsx";
import { useOpened } from "../../../office-kit/records/opened.ts";
import { ProductEditor } from "./product-editor.tsx";
import { productKind } from "./product-kind.tsx";
import type { Product } from "./use-product-form.ts";

export const AddProductPage = () => (
  <BackOffice>
    <ProductEditor />
  </BackOffice>
);

export const SaveProductPage = ({ id }: { id: string }) => (
  <BackOffice>
    <LoadedEditor key={id} id={id} />
  </BackOffice>
);

function LoadedEditor({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    ...queryOf(getBackOfficeProduct, { params: { id } }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  return data ? <OfProduct product={data} /> : <Waiting shape="record" />;
}

function OfProduct({ product }: { product: Product }) {
  const {
    id,
    fields: { name, productCode, visibility },
  } = product;
  const known = useMemo(() => ({ id, name, productCode, visibility }), [id, name, productCode, visibility]);
  useOpened(productKind, known);
  return <ProductEditor product={product} />;
}
