import { Group, Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { queryOf } from "../../../api/client.ts";
import { getProduct } from "../../../api/endpoints.gen.ts";
import { showcaseTexts } from "../../../i18n/areas/showcase.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ButtonLink } from "../../../ui/links.tsx";
import { Failure, Loading } from "../../../ui/states.tsx";
import { hideProduct } from "./product-modal-store.ts";
import { ProductView } from "./product-view.tsx";

/** A product over the page that one is on: what its own page shows, in the two tabs Product and Series (spec 2). */
export function ProductModal({ id }: { id: string }) {
  const { t } = useTexts(showcaseTexts);
  const { data: product, error, refetch } = useQuery(queryOf(getProduct, { params: { id }, query: {} }));
  const tab = useState<string | null>("product");
  const here = useLocation({ select: ({ pathname }) => pathname });
  const opened = useRef(here);
  useEffect(() => {
    if (here !== opened.current) hideProduct();
  }, [here]);
  const name = product ? `${product.brand} ${product.name}` : t("common.loading");
  return (
    <Modal opened onClose={hideProduct} title={name} size="xl" closeButtonProps={{ "aria-label": t("common.close") }}>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!product && !error && <Loading />}
      {product && (
        <>
          <ProductView product={product} inDialog tab={tab} />
          <Group justify="flex-end" mt="xl">
            <ButtonLink to="/product/$id" params={{ id }} variant="default" onClick={hideProduct}>
              {t("showcase.openPage")}
            </ButtonLink>
          </Group>
        </>
      )}
    </Modal>
  );
}
