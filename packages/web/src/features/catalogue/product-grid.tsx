import { SimpleGrid, Skeleton } from "@mantine/core";
import { ProductCard, type CardData } from "./product-card.tsx";

export function ProductGrid({ products }: { products: readonly CardData[] | undefined }) {
  return (
    <SimpleGrid cols={{ xs: 1, sm: 2, lg: 4 }} spacing="lg">
      {products
        ? products.map((product) => <ProductCard key={product.id} product={product} />)
        : Array.from({ length: 8 }, (_, index) => <Skeleton key={index} h={340} />)}
    </SimpleGrid>
  );
}
