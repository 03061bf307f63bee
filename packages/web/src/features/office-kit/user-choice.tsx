import { Select, type SelectProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryOf } from "../../api/client.ts";
import { listUsers } from "../../api/endpoints.gen.ts";
import { officeTexts } from "../../i18n/areas/office.ts";
import { useTexts } from "../../i18n/index.ts";
import { useChosenUser } from "./use-chosen-user.ts";

/** Milliseconds after the last letter. */
const pause = 250;
/** Shorter words don't rank the users (spec 5). */
const enough = 3;

interface Props extends Pick<SelectProps, "label" | "size" | "maw" | "required" | "error" | "placeholder"> {
  "data-autofocus"?: boolean;
  userId: string | undefined;
  choose: (userId: string | undefined) => void;
}

/** One of the customers whom this employee may look at, by words of their name, company or e-mail. */
export function UserChoice({ userId, choose, ...props }: Props) {
  const { t } = useTexts(officeTexts);
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), pause);
  const { data } = useQuery({
    ...queryOf(listUsers, { query: { search, limit: 10 } }),
    enabled: search.length >= enough,
  });
  const chosen = useChosenUser(userId);
  const found = (data?.items ?? [])
    .filter(({ id }) => id !== userId)
    .map(({ id, name, surname, companyName, email }) => ({
      value: id,
      label: [`${name} ${surname}`.trim(), companyName, email].filter(Boolean).join(" · "),
      // Found for the text before.
      disabled: search !== typed.trim(),
    }));
  return (
    <Select
      {...props}
      searchable
      clearable
      filter={({ options }) => options}
      data={[...chosen, ...found]}
      value={userId ?? null}
      onSearchChange={setTyped}
      onChange={(id) => choose(id ?? undefined)}
      nothingFoundMessage={search.length >= enough && t("bo.noUsers")}
    />
  );
}
