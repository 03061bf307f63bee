import { Combobox, Text, TextInput, useCombobox } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";
import { queryOf } from "../../api/client.ts";
import { suggestProducts } from "../../api/endpoints.gen.ts";
import { useTexts } from "../../i18n/index.ts";

/** Search with suggestions; Enter searches, a suggestion goes straight to its product. */
export function SearchBox() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const combobox = useCombobox();
  const [text, setText] = useState("");
  const [asked] = useDebouncedValue(text.trim(), 150);
  const { data } = useQuery({ ...queryOf(suggestProducts, { query: { text: asked } }), enabled: asked.length > 1 });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    combobox.closeDropdown();
    void navigate({ to: "/search", search: { text: text.trim() } });
  };
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        combobox.closeDropdown();
        void navigate({ to: "/product/$id", params: { id } });
      }}
    >
      <Combobox.Target>
        <form role="search" onSubmit={submit}>
          <TextInput
            aria-label={t("search.label")}
            placeholder={t("search.placeholder")}
            leftSection={<IconSearch size={18} />}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              combobox.openDropdown();
            }}
            onBlur={() => combobox.closeDropdown()}
          />
        </form>
      </Combobox.Target>
      <Combobox.Dropdown hidden={!data?.products.length || asked.length < 2}>
        <Combobox.Options>
          {data?.products.map(({ id, name, brand }) => (
            <Combobox.Option key={id} value={id}>
              <Text size="sm">
                <b>{brand}</b> {name}
              </Text>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
