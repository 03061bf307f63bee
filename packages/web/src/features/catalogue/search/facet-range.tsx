import { Group, RangeSlider, Stack } from "@mantine/core";
import type { RangedFacet } from "@solvia/core/catalogue/facets";
import { showcaseTexts } from "../../../i18n/areas/showcase.ts";
import { plainFigure } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { NumberField } from "../../../ui/fields/number-fields.tsx";
import { facetTitle, rangeText, rangeUnit } from "./facet-words.ts";
import { nearest, rangeScale } from "./range-scale.ts";
import { useRangeBounds } from "./use-range-bounds.ts";
import "@mantine/core/styles/Slider.css";

interface Props {
  facet: RangedFacet;
  category: string | undefined;
  /** What the other filters leave, from least to most. */
  span: { min: number; max: number };
  from: number | undefined;
  to: number | undefined;
  onChange: (from: number | undefined, to: number | undefined) => void;
}

/** A range as a slider and as two numbers: either sets the other. What has the focus keeps it while the results follow. */
export function FacetRange({ facet, category, span, from, to, onChange }: Props) {
  const { t, language } = useTexts(showcaseTexts);
  const { name, factor, step } = rangeUnit(facet, category);
  const least = Math.floor(Math.min(span.min, from ?? Infinity) / step) * step;
  const most = Math.max(Math.ceil(Math.max(span.max, to ?? 0, from ?? 0) / step) * step, least + step);
  const scale = rangeScale(least, most, step);
  const bounds = useRangeBounds({ span, category, from, to, least, most, scale, onChange });
  const title = facetTitle(facet, t);
  const decimals = Math.max(0, Math.ceil(-Math.log10(step / factor / 10)));
  const inUnit = (value: number) => nearest(value / factor, 10 ** -decimals);
  const field = (label: string, value: number | undefined, placeholder: number, set: (value?: number) => void) => {
    const held = bounds.typed(label) ?? (value === undefined ? "" : inUnit(value));
    const send = () => {
      if (held === "") set(undefined);
      if (typeof held === "number") set(nearest(held * factor, step / 10));
    };
    return (
      <NumberField
        aria-label={`${title}: ${label}${name && ` (${name})`}`}
        leftSection={label}
        leftSectionWidth={34}
        unit={name || undefined}
        size="sm"
        decimals={decimals}
        minimum={0}
        placeholder={plainFigure(inUnit(placeholder), language)}
        value={held}
        onChange={(next) => bounds.type(label, next)}
        onBlur={send}
        onKeyDown={(event) => {
          if (event.key === "Enter") send();
        }}
      />
    );
  };
  return (
    <Stack gap="sm">
      <RangeSlider
        mx={8}
        size={4}
        min={0}
        max={scale.places}
        minRange={0}
        value={bounds.places}
        onChange={bounds.setPlaces}
        onChangeEnd={([low, high]) => bounds.apply(scale.valueAt(low), scale.valueAt(high), true)}
        label={(place) => rangeText(facet, scale.valueAt(place), t, language)}
        thumbFromLabel={t("facet.least", { name: title })}
        thumbToLabel={t("facet.most", { name: title })}
        thumbValueText={(place) => rangeText(facet, scale.valueAt(place), t, language)}
      />
      <Group grow gap={8} wrap="nowrap">
        {field(t("facet.from"), from, least, (value) => bounds.apply(value, to))}
        {field(t("facet.to"), to, most, (value) => bounds.apply(from, value))}
      </Group>
    </Stack>
  );
}
