import { createFileRoute, notFound } from "@tanstack/react-router";
import { goodsCategories, type GoodsCategory } from "@solvia/core/catalogue/taxonomy";
import { CategoryPage } from "../features/pages/category-page.tsx";
import { prefetchCategory } from "../features/pages/queries.ts";

const isGoods = (category: string): category is GoodsCategory =>
  (goodsCategories as readonly string[]).includes(category);

export const Route = createFileRoute("/category/$category")({
  params: {
    parse: ({ category }) => {
      if (!isGoods(category)) throw notFound();
      return { category };
    },
  },
  loader: ({ context: { queryClient }, params: { category } }) => void prefetchCategory(queryClient, category),
  component: () => <CategoryPage category={Route.useParams().category} />,
});
