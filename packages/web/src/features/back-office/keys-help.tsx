import { Kbd, Modal, Switch, Table } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTexts } from "../../i18n/index.ts";
import { isBusy, lettersAct, letLettersAct } from "../../ui/list/list-keys.ts";
import { officeListsTexts } from "../../i18n/areas/office-lists.ts";

const keys = [
  { keys: ["Ctrl", "K"], does: "palette" },
  { keys: ["j", "k"], does: "move" },
  { keys: ["x"], does: "choose" },
  { keys: ["Enter"], does: "open" },
  { keys: ["Space"], does: "peek" },
  { keys: ["Esc"], does: "leave" },
  { keys: ["r"], does: "reply" },
  { keys: ["Ctrl", "S"], does: "save" },
  { keys: ["?"], does: "help" },
] as const;

const opened = new EventTarget();
const shown = "shown";

/** Shows the keys, from wherever it is asked. */
export const showKeys = (): void => void opened.dispatchEvent(new Event(shown));

/** What the keys do here (`?`), and whether single letters act at all. */
export function KeysHelp() {
  const { t } = useTexts(officeListsTexts);
  const [open, setOpen] = useState(false);
  const [letters, setLetters] = useState(lettersAct);
  useEffect(() => {
    const show = () => setOpen(true);
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!lettersAct() || isBusy(event.target)) return;
      event.preventDefault();
      show();
    };
    opened.addEventListener(shown, show);
    addEventListener("keydown", listen);
    return () => {
      opened.removeEventListener(shown, show);
      removeEventListener("keydown", listen);
    };
  }, []);
  return (
    <Modal
      opened={open}
      onClose={() => setOpen(false)}
      title={t("officeHome.keys.title")}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <Table verticalSpacing={6} mb="md">
        <Table.Tbody>
          {keys.map(({ keys: pressed, does }) => (
            <Table.Tr key={does}>
              <Table.Td w={110}>
                {pressed.map((key) => (
                  <Kbd key={key} mr={4}>
                    {key}
                  </Kbd>
                ))}
              </Table.Td>
              <Table.Td>{t(`officeHome.keys.${does}`)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Switch
        label={t("officeHome.keys.letters")}
        checked={letters}
        onChange={({ currentTarget: { checked } }) => {
          setLetters(checked);
          letLettersAct(checked);
        }}
      />
    </Modal>
  );
}
