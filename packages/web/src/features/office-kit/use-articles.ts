import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../api/client.ts";
import { searchProducts } from "../../api/endpoints.gen.ts";

/** Milliseconds after the last letter. */
const pause = 250;
const enough = 2;

/** Articles of the catalogue by words of their code, name or brand: what an agent finds a customer finds too. */
export function useArticles(typed: string) {
  const [text] = useDebouncedValue(typed.trim(), pause);
  const asked = text.length >= enough;
  const { data, isFetching } = useQuery({ ...queryOf(searchProducts, { query: { text, size: 20 } }), enabled: asked });
  return { articles: asked ? (data?.items ?? []) : [], asked, isFetching, isOld: text !== typed.trim() };
}
