import { ActionIcon, Button, Checkbox, Group, Popover, Stack } from "@mantine/core";
import { IconDeviceFloppy, IconLink, IconUsers, IconUserShare, IconX } from "../icons.gen.ts";
import { notifications } from "@mantine/notifications";
import { useState, type SyntheticEvent } from "react";
import type { Endpoint } from "@solvia/core/contract/endpoint";
import type { SearchOf } from "../../api/search-of.ts";
import { useWords } from "./use-words.ts";
import { LimitedText } from "../fields/limited.tsx";
import { Form } from "../form.tsx";
import { AnchorLink } from "../links.tsx";
import type { List, Listed } from "./declaration.ts";
import type { Icon } from "../icon.tsx";
import { useViews, type After, type OwnView } from "./own-views.ts";

interface Props<E extends Endpoint, Row extends Listed> {
  list: List<E, Row>;
  look: SearchOf<E>;
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

/** The ways to look at a list, each an address of its own: the house's, one's own, colleagues', and a name for the one that is seen. */
export function ListViews<E extends Endpoint, Row extends Listed>({ list, look, userId }: Props<E, Row>) {
  const { t } = useWords();
  const { own, shared, saving, save, share, remove } = useViews(list.name, userId);
  const house = [{ name: list.opensOn ?? ("officeLists.all" as const), search: {} }, ...(list.views ?? [])].map(
    ({ name, search }) => ({
      name: t(name),
      search,
    }),
  );
  const known = [...house, ...own, ...shared].some(({ search }) => same(search, look));
  if (house.length === 1 && own.length + shared.length === 0 && known) return null;
  return (
    <Group component="nav" aria-label={t("officeLists.views")} gap={4} className="list-views">
      {house.map((one) => (
        <ViewLink key={one.name} {...one} />
      ))}
      {own.map((one) => (
        <Group key={one.id} gap={0} wrap="nowrap">
          <ViewLink {...one} />
          {same(one.search, look) && (
            <>
              <ViewButton
                label={t(one.shared ? "officeLists.unshareView" : "officeLists.shareView", { name: one.name })}
                icon={one.shared ? IconUsers : IconUserShare}
                pressed={one.shared}
                run={() => share(one, !one.shared)}
              />
              <ViewButton
                label={t("officeLists.removeView", { name: one.name })}
                icon={IconX}
                run={() => remove(one)}
              />
            </>
          )}
        </Group>
      ))}
      {shared.map(({ id, name, search, owner }) => (
        <ViewLink key={id} name={name} search={search} title={t("officeLists.sharedBy", { name: owner })} />
      ))}
      {!known && (
        <SaveView
          saving={saving}
          save={({ name, shared: forAll }, after) => save({ name, search: saidOf(look), shared: forAll }, after)}
        />
      )}
      {!same({}, look) && (
        <ViewButton
          label={t("officeLists.copyLink")}
          icon={IconLink}
          run={() =>
            void navigator.clipboard
              .writeText(location.href)
              .then(() => notifications.show({ color: "green", message: t("officeLists.linkCopied") }))
          }
        />
      )}
    </Group>
  );
}

const ViewLink = ({ name, search, title }: { name: string; search: object; title?: string }) => (
  <span title={title}>
    <AnchorLink to="." search={search as never} underline="never" className="list-view" activeOptions={{ exact: true }}>
      {name}
    </AnchorLink>
  </span>
);

interface ButtonProps {
  label: string;
  icon: Icon;
  pressed?: boolean;
  run: () => void;
}

const ViewButton = ({ label, icon: Drawn, pressed, run }: ButtonProps) => (
  <ActionIcon
    variant="subtle"
    color="dark"
    size={24}
    aria-label={label}
    title={label}
    {...(pressed !== undefined && { "aria-pressed": pressed })}
    onClick={run}
  >
    <Drawn size={14} />
  </ActionIcon>
);

interface SaveProps {
  saving: boolean;
  save: (view: { name: string; shared: boolean }, after: After) => void;
}

/** Names what is seen, for oneself or for all. */
function SaveView({ saving, save }: SaveProps) {
  const { t } = useWords();
  const [opened, setOpened] = useState(false);
  const [name, setName] = useState("");
  const [shared, setShared] = useState(false);
  const [error, setError] = useState<string>();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
    save(
      { name: name.trim(), shared },
      {
        done: () => {
          setName("");
          setShared(false);
          setOpened(false);
        },
        refused: setError,
      },
    );
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
              error={error}
              onChange={(event) => {
                setName(event.currentTarget.value);
                setError(undefined);
              }}
              longest={40}
              required
            />
            <Checkbox
              size="xs"
              label={t("officeLists.shareWithAll")}
              checked={shared}
              onChange={(event) => setShared(event.currentTarget.checked)}
            />
            <Button type="submit" size="xs" loading={saving}>
              {t("officeLists.saveView")}
            </Button>
          </Stack>
        </Form>
      </Popover.Dropdown>
    </Popover>
  );
}
