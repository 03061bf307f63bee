import { Alert, Button, Group, List, Text } from "@mantine/core";
import "@mantine/core/styles/List.css";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { listOfficeSerials } from "@solvia/core/contract/back-office/logistics";
import { queryOf } from "../../../api/client.ts";
import { getRecall, recallSerials } from "../../../api/endpoints.gen.ts";
import { officeSerialsTexts } from "../../../i18n/areas/office-serials.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { LimitedArea } from "../../../ui/fields/limited.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import type { AroundProps } from "../../../ui/list/declaration.ts";
import { Failure } from "../../../ui/states.tsx";

interface Range {
  article: string;
  from: string;
  to: string;
}

/** Once an article and both ends are said: whom to write to, of the pieces that are out. */
export function Recall({ filters: { article, from, to } }: AroundProps<typeof listOfficeSerials>) {
  const { t } = useTexts(officeSerialsTexts);
  const [open, setOpen] = useState(false);
  if (!article || !from || !to) return null;
  return (
    <Group>
      <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
        {t("officeSerials.recall")}
      </Button>
      {open && <RecallDialog range={{ article, from, to }} onClose={() => setOpen(false)} />}
    </Group>
  );
}

function RecallDialog({ range, onClose }: { range: Range; onClose: () => void }) {
  const { t } = useTexts(officeTexts, officeSerialsTexts);
  const { data, error, refetch } = useQuery(queryOf(getRecall, { query: range }));
  const orders = data?.items.length ?? 0;
  const form = useContractForm(recallSerials, {
    values: { words: "" },
    input: ({ words }) => ({ body: { ...range, words, seen: orders } }),
    draft: { of: `recall/${range.article}/${range.from}` },
    done: t("officeSerials.recallSent"),
    onSaved: onClose,
    onRefused: () => {
      void refetch();
      return false;
    },
  });
  return (
    <FormDialog form={form} title={t("officeSerials.recallOf", { ...range })} onClose={onClose}>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {data && (
        <>
          <Text size="sm">{t("officeSerials.recallPieces", { pieces: data.pieces, out: data.out })}</Text>
          {orders === 0 && <Alert color="blue">{t("officeSerials.recallNobody")}</Alert>}
          <List size="sm">
            {data.items.map(({ id, orderNumber, customer, email, codes }) => (
              <List.Item key={id}>
                {[customer, email, orderNumber, t("officeSerials.recallCount", { count: codes.length })]
                  .filter(Boolean)
                  .join(" · ")}
              </List.Item>
            ))}
          </List>
        </>
      )}
      <LimitedArea
        label={t("officeSerials.recallWords")}
        description={t("officeSerials.recallHint")}
        required
        longest={3000}
        autosize
        minRows={5}
        data-autofocus
        {...form.field("words")}
      />
      <Refused form={form} />
      <DialogFoot
        action={t("officeSerials.recallSend", { count: orders })}
        pending={form.isPending}
        disabled={orders === 0}
        onClose={onClose}
      />
    </FormDialog>
  );
}
