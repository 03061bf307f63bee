import { Combobox, Group, Image, Text, TextInput, useCombobox, type TextInputProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { queryOf } from "../../api/client.ts";
import { suggestProducts } from "../../api/endpoints.gen.ts";

interface Props {
  field: TextInputProps;
  text: string;
  onChoose: () => void;
}

/** The search field with what the catalogue suggests; a suggestion goes straight to its product. */
export function SearchSuggestions({ field, text, onChoose }: Props) {
  const navigate = useNavigate();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [asked] = useDebouncedValue(text.trim(), 150);
  const { data } = useQuery({ ...queryOf(suggestProducts, { query: { text: asked } }), enabled: asked.length > 1 });
  const products = asked.length > 1 ? (data?.products ?? []) : [];
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        combobox.closeDropdown();
        onChoose();
        void navigate({ to: "/product/$id", params: { id } });
      }}
    >
      <Combobox.Target>
        <TextInput
          {...field}
          autoFocus
          onChange={(event) => {
            field.onChange?.(event);
            combobox.resetSelectedOption();
            combobox.openDropdown();
          }}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={products.length === 0}>
        <Combobox.Options>
          {products.map(({ id, name, brand, imageUrl }) => (
            <Combobox.Option key={id} value={id}>
              <Group gap="sm" wrap="nowrap">
                <Image src={imageUrl} alt="" w={44} h={33} radius="sm" />
                <Text size="sm">
                  <b>{brand}</b> {name}
                </Text>
              </Group>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
