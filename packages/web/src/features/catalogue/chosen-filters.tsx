import { Button, Group, Pill } from "@mantine/core";
import { money, power } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { categoryName, technologyLabel, typologyLabel } from "./names.ts";
import type { SearchState } from "./search-state.ts";

interface Chosen {
  name: string;
  without: Partial<SearchState>;
}

const lists = ["typology", "brand", "technology"] as const;

function chosenOf(state: SearchState, t: ReturnType<typeof useTexts>["t"], language: string): Chosen[] {
  const label = {
    typology: (value: string) => typologyLabel(state.category ?? "", value, language),
    brand: (value: string) => value,
    technology: technologyLabel,
  };
  const { category, text, powerMin, powerMax, priceMin, priceMax } = state;
  const from = t("search.min");
  const to = t("search.max");
  return [
    ...(text ? [{ name: `“${text}”`, without: { text: undefined } }] : []),
    ...(category
      ? [{ name: categoryName(category, language), without: { category: undefined, typology: undefined } }]
      : []),
    ...lists.flatMap((field) =>
      (state[field] ?? []).map((value) => ({
        name: label[field](value),
        without: { [field]: state[field]?.filter((other) => other !== value) },
      })),
    ),
    ...(priceMin === undefined
      ? []
      : [{ name: `${from} ${money(priceMin, language)}`, without: { priceMin: undefined } }]),
    ...(priceMax === undefined
      ? []
      : [{ name: `${to} ${money(priceMax, language)}`, without: { priceMax: undefined } }]),
    ...(powerMin === undefined
      ? []
      : [{ name: `${from} ${power(powerMin, language)}`, without: { powerMin: undefined } }]),
    ...(powerMax === undefined
      ? []
      : [{ name: `${to} ${power(powerMax, language)}`, without: { powerMax: undefined } }]),
    ...(state.available ? [{ name: t("search.available"), without: { available: undefined } }] : []),
  ];
}

/** What the search is narrowed by, each to be taken away. */
export function ChosenFilters({ state, change }: { state: SearchState; change: (part: Partial<SearchState>) => void }) {
  const { t, language } = useTexts();
  const chosen = chosenOf(state, t, language);
  if (chosen.length === 0) return null;
  return (
    <Group gap={8} mb="md" role="group" aria-label={t("search.chosen")}>
      {chosen.map(({ name, without }) => (
        <Pill
          key={name}
          size="md"
          className="chosen"
          withRemoveButton
          onRemove={() => change(without)}
          removeButtonProps={{ "aria-label": t("search.remove", { name }), tabIndex: 0, "aria-hidden": false }}
        >
          {name}
        </Pill>
      ))}
      {chosen.length > 1 && (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() =>
            change(
              Object.assign({}, ...chosen.map(({ without }) => without), {
                typology: undefined,
                brand: undefined,
                technology: undefined,
              }),
            )
          }
        >
          {t("search.clear")}
        </Button>
      )}
    </Group>
  );
}
