import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../../api/client.ts";
import { getBackOfficeProduct } from "../../../../api/endpoints.gen.ts";
import { Failure, Loading } from "../../../../ui/states.tsx";
import { BackOffice } from "../../../back-office/layout.tsx";
import { ProductEditor } from "./product-editor.tsx";

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
  return data ? <ProductEditor product={data} /> : <Loading />;
}
