import { Checkbox, Stack, UnstyledButton } from "@mantine/core";
import { useState, type ReactNode } from "react";
import {
  countedFacets,
  facetsOfCategory,
  type CountedFacet,
  type Facet,
  type RangedFacet,
} from "@solvia/core/catalogue/facets";
import type { GoodsCategory } from "@solvia/core/catalogue/taxonomy";
import { showcaseTexts } from "../../../i18n/areas/showcase.ts";
import { useTexts } from "../../../i18n/index.ts";
import { FacetRange } from "./facet-range.tsx";
import { facetTitle, valueName } from "./facet-words.ts";
import { categoryOf, type Facets, type SearchState } from "./search-state.ts";

export interface FilterProps {
  state: SearchState;
  facets: Facets | undefined;
  change: (part: Partial<SearchState>) => void;
}

const isCounted = (facet: Facet): facet is CountedFacet => (countedFacets as readonly Facet[]).includes(facet);

/** What narrows a search: what every product has, then what its category has; each choice with how many it leaves. */
export function Filters({ state, facets, change }: FilterProps) {
  const { t } = useTexts(showcaseTexts);
  const category = categoryOf(state, facets);
  const technical = facetsOfCategory[category as GoodsCategory] ?? [];
  const order: readonly Facet[] = [
    ...(state.category ? [] : (["category"] as const)),
    ...(category ? (["typology"] as const) : []),
    ...(["brand", "price", "delivery"] as const),
    ...technical,
  ];
  return (
    <Stack gap={0}>
      <Checkbox
        label={`${t("search.available")} (${facets?.available ?? 0})`}
        checked={state.available ?? false}
        onChange={(event) => change({ available: event.currentTarget.checked || undefined })}
        pb="md"
      />
      {facets &&
        order.map((facet) =>
          isCounted(facet) ? (
            <Choices key={facet} facet={facet} {...{ state, facets, change, category }} />
          ) : (
            <Range key={facet} facet={facet} {...{ state, facets, change, category }} />
          ),
        )}
    </Stack>
  );
}

interface FacetProps<F extends Facet> extends FilterProps {
  facet: F;
  facets: Facets;
  category: string | undefined;
}

/** So many values are shown before the rest is asked for. */
const shownFirst = 8;

function Choices({ facet, state, facets, change, category }: FacetProps<CountedFacet>) {
  const { t, language } = useTexts(showcaseTexts);
  const [all, setAll] = useState(false);
  const [now] = useState(() => new Date());
  const chosen = facet === "category" ? [] : (state[facet] ?? []);
  const gone = chosen.filter((value) => !facets[facet].some((count) => count.value === value));
  const counts = [...facets[facet], ...gone.map((value) => ({ value, count: 0 }))];
  if (counts.length === 0 || (counts.length === 1 && chosen.length === 0)) return null;
  const shown = all ? counts : counts.filter(({ value }, place) => place < shownFirst || chosen.includes(value));
  const apply = (values: string[]) =>
    change(facet === "category" ? { category: values[0] } : { [facet]: values.length > 0 ? values : undefined });
  return (
    <FacetGroup title={facetTitle(facet, t)}>
      <Checkbox.Group value={chosen} onChange={apply}>
        <Stack gap={8}>
          {shown.map(({ value, count }) => (
            <Checkbox
              key={value}
              value={value}
              size="sm"
              label={`${valueName(facet, value, { t, language, category, now })} (${count})`}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      {counts.length > shownFirst && (
        <UnstyledButton className="more-choices" onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? t("facet.fewer") : t("facet.all", { number: counts.length })}
        </UnstyledButton>
      )}
    </FacetGroup>
  );
}

function Range({ facet, state, facets, change, category }: FacetProps<RangedFacet>) {
  const { t } = useTexts(showcaseTexts);
  const [min, max] = [`${facet}Min`, `${facet}Max`] as const;
  const span = facets[facet];
  const [from, to] = [state[min], state[max]];
  if (!span || (span.min === span.max && from === undefined && to === undefined)) return null;
  return (
    <FacetGroup title={facetTitle(facet, t)}>
      <FacetRange
        {...{ facet, category, span, from, to }}
        onChange={(low, high) => change({ [min]: low, [max]: high })}
      />
    </FacetGroup>
  );
}

const FacetGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="facet" open>
    <summary>{title}</summary>
    <div role="group" aria-label={title}>
      {children}
    </div>
  </details>
);
