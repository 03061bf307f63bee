import { Grid, Tabs } from "@mantine/core";
import { Suspense } from "react";
import { useTexts } from "../../../i18n/index.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { Loading } from "../../../ui/states.tsx";
import { PriceBox } from "../price/price-box.tsx";
import type { ProductData } from "../product-data.ts";
import { ProductTab } from "./product-tab.tsx";
import { ProductPicture } from "../product-picture.tsx";

const SeriesTab = lazyPart(async () => (await import("./series-tab.tsx")).SeriesTab);

interface Props {
  product: ProductData;
  inDialog?: boolean;
  /** Which tab is open: kept by whoever shows the product, since a change of the country loads it anew. */
  tab: readonly [open: string | null, choose: (tab: string | null) => void];
}

/** A product with its picture, price and tabs, on its page and in its modal. */
export function ProductView({ product, inDialog = false, tab }: Props) {
  const { t } = useTexts();
  return (
    <>
      <Grid gap={{ xs: 20, md: 40 }}>
        <Grid.Col span={{ xs: 12, md: inDialog ? 6 : 7 }}>
          <ProductPicture
            product={product}
            alt={product.imageAlt ?? `${product.brand} ${product.name}`}
            sizes="(max-width: 48em) 95vw, 720px"
            radius="lg"
            first
          />
        </Grid.Col>
        <Grid.Col span={{ xs: 12, md: inDialog ? 6 : 5 }}>
          <PriceBox product={product} inDialog={inDialog} />
        </Grid.Col>
      </Grid>
      <Tabs value={tab[0]} onChange={tab[1]} mt={40} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="product">{t("product.tabProduct")}</Tabs.Tab>
          <Tabs.Tab value="series">{t("product.tabSeries")}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="product" pt="lg">
          <ProductTab product={product} />
        </Tabs.Panel>
        <Tabs.Panel value="series" pt="lg">
          <Suspense fallback={<Loading />}>
            <SeriesTab product={product} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
