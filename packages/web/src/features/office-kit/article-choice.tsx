import { Select, type SelectProps } from "@mantine/core";
import { useState } from "react";
import { useArticles } from "./use-articles.ts";

type Article = ReturnType<typeof useArticles>["articles"][number];

interface Props extends Pick<SelectProps, "label" | "placeholder" | "flex" | "miw" | "maw"> {
  add: (article: Article) => void;
  /** Where nothing is found. */
  none: string;
}

/** An article by words of its code, name or brand: the one that is chosen is added, and the field is empty again. */
export function ArticleChoice({ add, none, ...look }: Props) {
  const [typed, setTyped] = useState("");
  const { articles, asked, isOld, isFetching } = useArticles(typed);
  return (
    <Select
      {...look}
      searchable
      filter={({ options }) => options}
      data={articles.map(({ id, productCode, brand, name }) => ({
        value: id,
        label: `${productCode} · ${brand} ${name}`,
        // Found for the text before.
        disabled: isOld,
      }))}
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => {
        const found = articles.find((one) => one.id === id);
        if (!found) return;
        add(found);
        setTyped("");
      }}
      nothingFoundMessage={asked && !isFetching && none}
    />
  );
}
