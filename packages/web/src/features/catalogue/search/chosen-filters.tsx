import { Button, Group, Pill } from "@mantine/core";
import { useState } from "react";
import { rangedFacets } from "@solvia/core/catalogue/facets";
import { named } from "@solvia/core/platform/locale";
import { showcaseTexts } from "../../../i18n/areas/showcase.ts";
import { useTexts } from "../../../i18n/index.ts";
import { facetTitle, rangeText, valueName } from "./facet-words.ts";
import { chosenFacets, noCategory, noFilters, type SearchState } from "./search-state.ts";
import { understoodName, type Understood } from "./understood.ts";

interface Chosen {
  key: string;
  name: string;
  /** Where it comes from, when nobody set it. */
  hint?: string;
  without: Partial<SearchState>;
}

/** What narrows this search, in words, and the change that takes it away. */
function useChosen(
  state: SearchState,
  category: string | undefined,
  understood: readonly Understood[] | undefined,
): Chosen[] {
  const { t, language } = useTexts(showcaseTexts);
  const [now] = useState(() => new Date());
  const words = { t, language, category, now };
  const { text, available } = state;
  const lists = chosenFacets.flatMap((facet) =>
    (state[facet] ?? []).map((value) => ({
      key: `${facet} ${value}`,
      name: saysItself.has(facet)
        ? valueName(facet, value, words)
        : named(language, facetTitle(facet, t), valueName(facet, value, words)),
      without: { [facet]: remaining(state[facet], value) },
    })),
  );
  const bounds = rangedFacets.flatMap((facet) =>
    (["Min", "Max"] as const).flatMap((end) => {
      const value = state[`${facet}${end}`];
      if (value === undefined) return [];
      const words = { title: facetTitle(facet, t), value: rangeText(facet, value, t, language) };
      const name = t(end === "Min" ? "facet.atLeast" : "facet.atMost", words);
      return [{ key: `${facet}${end}`, name, without: { [`${facet}${end}`]: undefined } }];
    }),
  );
  return [
    ...(text ? [{ key: "text", name: `“${text}”`, without: { text: undefined } }] : []),
    ...(understood ?? []).map((one) => ({
      key: `text ${one.facet}`,
      name: understoodName(one, t, language),
      hint: t("facet.fromText", one),
      without: { text: one.rest || undefined },
    })),
    ...(state.category
      ? [{ key: "category", name: valueName("category", state.category, words), without: noCategory }]
      : []),
    ...lists,
    ...bounds,
    ...(available ? [{ key: "available", name: t("search.available"), without: { available: undefined } }] : []),
  ];
}

/** Facets whose values need no name beside them. */
const saysItself: ReadonlySet<string> = new Set(["typology", "brand", "technology", "phases", "tension", "delivery"]);

const remaining = (values: readonly string[] | undefined, value: string): string[] | undefined => {
  const left = values?.filter((other) => other !== value) ?? [];
  return left.length > 0 ? left : undefined;
};

interface Props {
  state: SearchState;
  category: string | undefined;
  /** What the text asks for as filters. */
  understood?: readonly Understood[] | undefined;
  change: (part: Partial<SearchState>) => void;
}

/** What the search is narrowed by, each to be taken away. */
export function ChosenFilters({ state, category, understood, change }: Props) {
  const { t } = useTexts(showcaseTexts);
  const chosen = useChosen(state, category, understood);
  if (chosen.length === 0) return null;
  const clear = () => change({ ...noFilters, text: undefined });
  return (
    <Group gap={8} mb="md" role="group" aria-label={t("search.chosen")}>
      {chosen.map(({ key, name, hint, without }) => (
        <Pill
          key={key}
          size="md"
          className="chosen"
          title={hint}
          withRemoveButton
          onRemove={() => change(without)}
          removeButtonProps={{ "aria-label": t("search.remove", { name }), tabIndex: 0, "aria-hidden": false }}
        >
          {name}
        </Pill>
      ))}
      {chosen.length > 1 && (
        <Button variant="subtle" size="compact-sm" onClick={clear}>
          {t("search.clear")}
        </Button>
      )}
    </Group>
  );
}
