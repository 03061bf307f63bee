import { Combobox, Group, Image, Text, TextInput, useCombobox, type TextInputProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, type RefObject } from "react";
import { queryOf } from "../../../api/client.ts";
import { suggestProducts } from "../../../api/endpoints.gen.ts";
import { showcaseTexts } from "../../../i18n/areas/showcase.ts";
import { useTexts } from "../../../i18n/index.ts";

interface Props {
  field: TextInputProps;
  text: string;
  form: RefObject<HTMLFormElement | null>;
  /** Whether the field that this one takes the place of had the focus just then. */
  focused: RefObject<boolean>;
  onChoose: () => void;
}

/** What stands before a brand's name in an option's value; other values are products. */
const brandMark = "brand:";

/** The search field with what the catalogue suggests; a suggestion goes straight to its product, or to its brand's. */
export function SearchSuggestions({ field, text, form, focused, onChoose }: Props) {
  const { t } = useTexts(showcaseTexts);
  const navigate = useNavigate();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  useEffect(() => {
    if (!focused.current) return;
    form.current?.querySelector("input")?.focus();
    combobox.openDropdown();
    // oxlint-disable-next-line react/exhaustive-deps -- once, in the place of the field that was there
  }, []);
  const [settledText] = useDebouncedValue(text.trim(), 150);
  const { data } = useQuery({
    ...queryOf(suggestProducts, { query: { text: settledText } }),
    enabled: settledText.length > 1,
  });
  const { products = [], brands = [], near } = (settledText.length > 1 && data) || {};
  // Suggestions of the text before are seen till those of what is typed come, but neither a key nor a click takes them.
  const ofBefore = settledText !== text.trim();
  const goTo = (value: string) => {
    if (!value.startsWith(brandMark)) return navigate({ to: "/product/$id", params: { id: value } });
    return navigate({ to: "/search", search: { brand: [value.slice(brandMark.length)] } });
  };
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(value) => {
        combobox.closeDropdown();
        onChoose();
        void goTo(value);
      }}
    >
      <Combobox.Target>
        <TextInput
          {...field}
          onChange={(event) => {
            field.onChange?.(event);
            combobox.resetSelectedOption();
            combobox.openDropdown();
          }}
          onKeyDown={(event) => {
            // Escape closes what is open; the browser's own answer would empty the field with it.
            if (event.key === "Escape" && combobox.dropdownOpened && products.length > 0) event.preventDefault();
          }}
          onBlur={(event) => {
            field.onBlur?.(event);
            combobox.closeDropdown();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={products.length === 0}>
        <Combobox.Options>
          <Combobox.Group label={near ? t("facet.nearShown", near) : t("showcase.suggestedProducts")}>
            {products.map(({ id, name, brand, imageUrl }) => (
              <Combobox.Option key={id} value={id} disabled={ofBefore}>
                <Group gap="sm" wrap="nowrap">
                  <Image src={imageUrl} alt="" w={44} h={33} radius="sm" />
                  <Text size="sm">
                    <b>{brand}</b> {name}
                  </Text>
                </Group>
              </Combobox.Option>
            ))}
          </Combobox.Group>
          <Combobox.Group label={t("showcase.suggestedBrands")}>
            {brands.map((brand) => (
              <Combobox.Option key={brand} value={`${brandMark}${brand}`} disabled={ofBefore}>
                {brand}
              </Combobox.Option>
            ))}
          </Combobox.Group>
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
