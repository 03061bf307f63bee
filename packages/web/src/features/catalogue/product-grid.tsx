import { SimpleGrid, Skeleton } from "@mantine/core";
import { ProductCard, type CardData } from "./product-card.tsx";

interface Props {
  products: readonly CardData[] | undefined;
  /** Beside a column of filters: three in a row. */
  narrow?: boolean;
}

/** Products as tiles; grey ones while they are asked for. */
export function ProductGrid({ products, narrow = false }: Props) {
  return (
    <SimpleGrid cols={{ xs: 2, lg: narrow ? 3 : 4 }} spacing={{ xs: "sm", md: "lg" }}>
      {products
        ? products.map((product) => <ProductCard key={product.id} product={product} />)
        : Array.from({ length: 8 }, (_, index) => <Skeleton key={index} h={340} />)}
    </SimpleGrid>
  );
}
