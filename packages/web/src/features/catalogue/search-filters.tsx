import { Checkbox, Group, Stack, TextInput } from "@mantine/core";
import { useTexts } from "../../i18n/index.ts";
import { categoryName, technologyLabel, typologyLabel } from "./names.ts";
import type { SearchState } from "./search-state.ts";

interface FilterProps {
  state: SearchState;
  facets: { typology: Count[]; brand: Count[]; technology: Count[]; category: Count[]; available: number } | undefined;
  change: (part: Partial<SearchState>) => void;
}
interface Count {
  value: string;
  count: number;
}

/** What narrows a search, each choice with how many products it leaves. */
export function Filters({ state, facets, change }: FilterProps) {
  const { t, language } = useTexts();
  return (
    <Stack gap="lg">
      <Checkbox
        label={`${t("search.available")} (${facets?.available ?? 0})`}
        checked={state.available ?? false}
        onChange={(event) => change({ available: event.currentTarget.checked || undefined })}
      />
      {!state.category && (
        <Choices
          title={t("home.categories")}
          counts={facets?.category}
          chosen={[]}
          label={(value) => categoryName(value, language)}
          onChange={([category]) => change({ category })}
        />
      )}
      {state.category && (
        <Choices
          title={t("search.typology")}
          counts={facets?.typology}
          chosen={state.typology ?? []}
          label={(value) => typologyLabel(state.category ?? "", value, language)}
          onChange={(typology) => change({ typology })}
        />
      )}
      <Choices
        title={t("search.brand")}
        counts={facets?.brand.slice(0, 16)}
        chosen={state.brand ?? []}
        label={(value) => value}
        onChange={(brand) => change({ brand })}
      />
      <Choices
        title={t("search.technology")}
        counts={facets?.technology}
        chosen={state.technology ?? []}
        label={technologyLabel}
        onChange={(technology) => change({ technology })}
      />
      <Ranges
        key={JSON.stringify([state.powerMin, state.powerMax, state.priceMin, state.priceMax])}
        state={state}
        change={change}
      />
    </Stack>
  );
}

interface ChoiceProps {
  title: string;
  counts: Count[] | undefined;
  chosen: readonly string[];
  label: (value: string) => string;
  onChange: (values: string[]) => void;
}

function Choices({ title, counts, chosen, label, onChange }: ChoiceProps) {
  if (!counts?.length) return null;
  return (
    <Checkbox.Group label={title} value={[...chosen]} onChange={onChange}>
      <Stack gap={8} mt={8}>
        {counts.map(({ value, count }) => (
          <Checkbox key={value} value={value} label={`${label(value)} (${count})`} size="sm" />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

const cents = (euros: string): number | undefined => (euros === "" ? undefined : Math.round(Number(euros) * 100));
const whole = (text: string): number | undefined => (text === "" ? undefined : Number(text));
const euros = (value: number | undefined): number | "" => (value === undefined ? "" : value / 100);

/** Power and price from and to; they take effect when the field is left or Enter is pressed. */
function Ranges({ state, change }: Pick<FilterProps, "state" | "change">) {
  const { t } = useTexts();
  const field = (label: string, name: "powerMin" | "powerMax" | "priceMin" | "priceMax") => {
    const money = name.startsWith("price");
    const apply = (text: string) => {
      const value = money ? cents(text) : whole(text);
      if (value !== state[name]) change({ [name]: value });
    };
    return (
      <TextInput
        label={label}
        type="number"
        min={0}
        defaultValue={money ? euros(state[name]) : (state[name] ?? "")}
        onBlur={(event) => apply(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") apply(event.currentTarget.value);
        }}
      />
    );
  };
  return (
    <>
      <Group grow align="flex-end" wrap="nowrap">
        {field(t("search.priceMin"), "priceMin")}
        {field(t("search.priceMax"), "priceMax")}
      </Group>
      <Group grow align="flex-end" wrap="nowrap">
        {field(t("search.power"), "powerMin")}
        {field(t("search.max"), "powerMax")}
      </Group>
    </>
  );
}
