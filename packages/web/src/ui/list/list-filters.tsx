import { Button, Checkbox, Group, NativeSelect } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconFilter } from "../icons.gen.ts";
import { useState } from "react";
import type { Endpoint } from "@solvia/core/contract/endpoint";
import { useMedia } from "../use-media.ts";
import { useWords } from "./use-words.ts";
import { LimitedText } from "../fields/limited.tsx";
import { choicesOf } from "./look-of.ts";
import type { Filter, List, Listed } from "./declaration.ts";
import { MonthField } from "./months/month-field.tsx";

type Values = Readonly<{ [name: string]: string | number | boolean | undefined }>;

interface Props<E extends Endpoint, Row extends Listed> {
  list: List<E, Row>;
  filters: Values;
  /** `replace`: the address of before isn't worth a way back. */
  change: (part: { [name: string]: unknown }, replace?: boolean) => void;
  clear: () => void;
}

/** The filters that a list declares, each one a field of its endpoint's query; on a phone behind a button, but for the words. */
export function ListFilters<E extends Endpoint, Row extends Listed>({ list, filters, change, clear }: Props<E, Row>) {
  const { t } = useWords();
  const narrow = useMedia("(max-width: 48em)");
  const [opened, setOpened] = useState(false);
  const declared = Object.entries(list.filters ?? {}) as [string, Filter][];
  if (declared.length === 0) return null;
  const isWords = ([, { kind }]: [string, Filter]) => kind === "words";
  const others = declared.filter((one) => !isWords(one));
  const field = ([name, filter]: [string, Filter]) => (
    <Field key={name} name={name} filter={filter} filters={filters} change={change} list={list} />
  );
  const chosen = Object.values(filters).filter((value) => value !== undefined).length;
  return (
    <Group className="list-filters" align="flex-end" gap="sm">
      {declared.filter(isWords).map(field)}
      {narrow && others.length > 0 && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconFilter size={14} />}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {chosen > 0 ? t("officeLists.filtersOn", { chosen }) : t("officeLists.filters")}
        </Button>
      )}
      {(!narrow || opened) && others.map(field)}
      {chosen > 0 && (
        <Button size="xs" variant="subtle" onClick={clear}>
          {t("bo.clear")}
        </Button>
      )}
    </Group>
  );
}

interface FieldProps<E extends Endpoint, Row extends Listed> {
  name: string;
  filter: Filter;
  filters: Values;
  change: Props<E, Row>["change"];
  list: List<E, Row>;
}

function Field<E extends Endpoint, Row extends Listed>({ name, filter, filters, change, list }: FieldProps<E, Row>) {
  const words = useWords();
  const { t } = words;
  const value = filters[name];
  switch (filter.kind) {
    case "month":
      if (filter.unless?.some((other) => filters[other] !== undefined)) return null;
      return (
        <MonthField
          label={t(filter.heading)}
          month={typeof value === "string" ? value : undefined}
          every={filter.every}
          go={(month) => change({ [name]: month })}
        />
      );
    case "words":
      return (
        <WordsField
          label={t(filter.heading)}
          hint={filter.hint ? t(filter.hint) : undefined}
          text={value === undefined ? "" : String(value)}
          search={(text) => change({ [name]: text }, true)}
        />
      );
    case "flag":
      return (
        <Checkbox
          size="xs"
          className="list-flag"
          label={t(filter.heading)}
          checked={value === true}
          onChange={(event) => change({ [name]: event.currentTarget.checked || undefined })}
        />
      );
    case "choice": {
      const values = filter.values ?? choicesOf(list.contract.query?.[name]);
      const reset = Object.fromEntries((filter.resets ?? []).map((other) => [other, undefined]));
      return (
        <NativeSelect
          size="xs"
          label={t(filter.heading)}
          value={value === undefined ? (filter.initial ?? "") : String(value)}
          data={[
            ...(filter.any ? [{ value: "", label: t(filter.any) }] : []),
            ...values.map((one) => ({ value: one, label: filter.word(one, words) })),
          ]}
          onChange={(event) => change({ ...reset, [name]: event.currentTarget.value || undefined })}
        />
      );
    }
    case "own":
      return <filter.Field value={value === undefined ? undefined : String(value)} filters={filters} change={change} />;
  }
}

/** So many milliseconds after the last letter the words are searched for. */
const pause = 300;

interface WordsProps {
  label: string;
  hint: string | undefined;
  text: string;
  search: (text: string | undefined) => void;
}

/** What is searched for while it is typed; what the address says otherwise (a view, "back") stands here too. */
function WordsField({ label, hint, text, search }: WordsProps) {
  const [written, write] = useState(text);
  const [sent, setSent] = useState(text);
  const send = useDebouncedCallback((words: string) => {
    setSent(words);
    search(words || undefined);
  }, pause);
  if (text !== sent) {
    setSent(text);
    write(text);
  }
  return (
    <LimitedText
      size="xs"
      type="search"
      className="list-words"
      label={label}
      placeholder={hint}
      title={written === "" ? hint : undefined}
      value={written}
      onChange={(event) => {
        write(event.currentTarget.value);
        send(event.currentTarget.value.trim());
      }}
      longest={100}
    />
  );
}
