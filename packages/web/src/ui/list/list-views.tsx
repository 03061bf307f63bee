import { ActionIcon, Button, Group, Popover, Stack } from "@mantine/core";
import { IconDeviceFloppy, IconLink, IconX } from "../icons.gen.ts";
import { notifications } from "@mantine/notifications";
import { useState, type SyntheticEvent } from "react";
import type { Endpoint } from "@solvia/core/contract/endpoint";
import type { SearchOf } from "../../api/search-of.ts";
import { useWords } from "./use-words.ts";
import { LimitedText } from "../fields/limited.tsx";
import { Form } from "../form.tsx";
import { AnchorLink } from "../links.tsx";
import type { List, Listed } from "./declaration.ts";
import { useOwnViews, type OwnView } from "./own-views.ts";

interface Props<E extends Endpoint, Row extends Listed> {
  list: List<E, Row>;
  asked: SearchOf<E>;
  /** Whose saved views they are. */
  userId: string;
}

const saidOf = (search: object): OwnView["search"] =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([, value]) => value !== undefined)
      .sort(([one], [other]) => one.localeCompare(other)),
  );
const same = (one: object, other: object): boolean => JSON.stringify(saidOf(one)) === JSON.stringify(saidOf(other));

/** The ways to look at a list, each an address of its own: the house's, one's own, and a name for the one that is seen. */
export function ListViews<E extends Endpoint, Row extends Listed>({ list, asked, userId }: Props<E, Row>) {
  const { t } = useWords();
  const { views: own, save, remove } = useOwnViews(list.name, userId);
  const house = [{ name: "officeLists.all" as const, search: {} }, ...(list.views ?? [])].map(({ name, search }) => ({
    name: t(name),
    search,
  }));
  const known = [...house, ...own].some(({ search }) => same(search, asked));
  if (house.length === 1 && own.length === 0 && known) return null;
  const view = ({ name, search }: { name: string; search: object }) => (
    <AnchorLink
      key={name}
      to="."
      search={search as never}
      underline="never"
      className="list-view"
      activeOptions={{ exact: true }}
    >
      {name}
    </AnchorLink>
  );
  return (
    <Group component="nav" aria-label={t("officeLists.views")} gap={4} className="list-views">
      {house.map(view)}
      {own.map((one) => (
        <Group key={one.name} gap={0} wrap="nowrap">
          {view(one)}
          {same(one.search, asked) && (
            <ActionIcon
              variant="subtle"
              color="dark"
              size={24}
              aria-label={t("officeLists.removeView", { name: one.name })}
              onClick={() => remove(one.name)}
            >
              <IconX size={14} />
            </ActionIcon>
          )}
        </Group>
      ))}
      {!known && <SaveView save={(name) => save({ name, search: saidOf(asked) })} />}
      {!same({}, asked) && (
        <ActionIcon
          variant="subtle"
          color="dark"
          size={24}
          aria-label={t("officeLists.copyLink")}
          title={t("officeLists.copyLink")}
          onClick={() => {
            void navigator.clipboard
              .writeText(location.href)
              .then(() => notifications.show({ color: "green", message: t("officeLists.linkCopied") }));
          }}
        >
          <IconLink size={15} />
        </ActionIcon>
      )}
    </Group>
  );
}

/** Names what is seen. */
function SaveView({ save }: { save: (name: string) => void }) {
  const { t } = useWords();
  const [opened, setOpened] = useState(false);
  const [name, setName] = useState("");
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
    save(name.trim());
    setName("");
    setOpened(false);
  };
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus returnFocus position="bottom-start">
      <Popover.Target>
        <Button
          size="compact-xs"
          variant="subtle"
          leftSection={<IconDeviceFloppy size={14} />}
          onClick={() => setOpened(!opened)}
        >
          {t("officeLists.saveView")}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Form typed={false} onSubmit={submit}>
          <Stack gap="xs">
            <LimitedText
              size="xs"
              label={t("officeLists.viewName")}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              longest={40}
              required
            />
            <Button type="submit" size="xs">
              {t("officeLists.saveView")}
            </Button>
          </Stack>
        </Form>
      </Popover.Dropdown>
    </Popover>
  );
}
