import { SimpleGrid, Skeleton } from "@mantine/core";
import type { ComponentType } from "react";
import { ProductCard, type CardData } from "./product-card.tsx";

interface Props {
  products: readonly CardData[] | undefined;
  /** Beside a column of filters: three in a row. */
  narrow?: boolean;
  /** What stands over a tile and isn't part of its link. */
  Over?: ComponentType<{ product: CardData }>;
}

/** So many tiles beside filters are seen at once: their pictures don't wait until someone scrolls. */
const seenAtOnce = 6;

/** Products as tiles; grey ones while they are asked for. */
export function ProductGrid({ products, narrow = false, Over }: Props) {
  return (
    <SimpleGrid cols={{ xs: 2, lg: narrow ? 3 : 4 }} spacing={{ xs: "sm", md: "lg" }}>
      {products
        ? products.map((product, place) => (
            <div key={product.id} className="card-cell" data-result={product.id}>
              <ProductCard product={product} first={narrow && place < seenAtOnce} />
              {Over && <Over product={product} />}
            </div>
          ))
        : Array.from({ length: 8 }, (_, index) => <Skeleton key={index} h={340} />)}
    </SimpleGrid>
  );
}
