import { NativeSelect, SimpleGrid, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { statementFields, type StatementColumns } from "@solvia/core/payments/statement/fields";
import { officeBankTexts } from "../../../../i18n/areas/office-bank.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { Dialog } from "../../../../ui/dialogs/dialog.tsx";

interface Props {
  headings: readonly string[];
  pending: boolean;
  onChosen: (columns: StatementColumns) => void;
  onClose: () => void;
}

/** Asks once what the columns of a bank's table hold. */
export function ChooseColumns({ headings, pending, onChosen, onClose }: Props) {
  const { t } = useTexts(officeBankTexts);
  const [columns, setColumns] = useState<StatementColumns>({});
  const { date, text, amount, credit } = columns;
  return (
    <Dialog title={t("officeBank.columnsTitle")} typed={Object.keys(columns).length > 0} onClose={onClose}>
      <Stack>
        <Text size="sm">{t("officeBank.columnsHint")}</Text>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {statementFields.map((field, place) => (
            <NativeSelect
              key={field}
              label={t(`officeBank.fields.${field}`)}
              data-autofocus={place === 0 || undefined}
              data={[{ value: "", label: t("officeBank.noColumn") }, ...headings]}
              value={columns[field] ?? ""}
              onChange={(event) => {
                const { [field]: _, ...others } = columns;
                const heading = event.currentTarget.value;
                setColumns(heading === "" ? others : { ...others, [field]: heading });
              }}
            />
          ))}
        </SimpleGrid>
        <DialogFoot
          action={t("officeBank.readSo")}
          disabled={!date || !text || (!amount && !credit)}
          pending={pending}
          onAct={() => onChosen(columns)}
          onClose={onClose}
        />
      </Stack>
    </Dialog>
  );
}
