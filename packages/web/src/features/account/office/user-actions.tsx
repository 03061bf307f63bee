import { Button, Group, Menu } from "@mantine/core";
import { isEmployee } from "@solvia/core/platform/access";
import { officePeopleTexts } from "../../../i18n/areas/office-people.ts";
import { useTexts } from "../../../i18n/index.ts";
import { IconChevronDown } from "../../../ui/icons.gen.ts";
import { useActs } from "../../office-kit/records/use-acts.tsx";
import { ActButton } from "./act-button.tsx";
import type { UserDetails } from "./user-details.ts";
import { userKind } from "./user-kind.tsx";

/** What the back office can do with a person: acting for them beside the menu of all else. */
export function UserActions({ user }: { user: UserDetails }) {
  const { t } = useTexts(officePeopleTexts);
  const { acts, dialog, running } = useActs(userKind, user);
  const firstGrave = acts.find(({ grave }) => grave)?.name;
  return (
    <Group gap="sm">
      {!isEmployee(user) && !user.blockedAt && <ActButton id={user.id} name={user.name} />}
      {acts.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" rightSection={<IconChevronDown size={16} />} loading={running}>
              {t("officePeople.actions")}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {acts.map(({ name, label, held, grave, run }) => (
              <div key={name}>
                {name === firstGrave && <Menu.Divider />}
                <Menu.Item {...(grave && { color: "red" })} disabled={held} onClick={run}>
                  {label}
                </Menu.Item>
              </div>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {dialog}
    </Group>
  );
}
