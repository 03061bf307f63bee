import { Button, Group, Paper, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { allowed } from "@solvia/core/platform/access";
import { call } from "../../../../api/client.ts";
import { setCompanyPublicBody } from "../../../../api/endpoints.gen.ts";
import { officePeopleTexts } from "../../../../i18n/areas/office-people.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { LimitedText } from "../../../../ui/fields/limited.tsx";
import { Form } from "../../../../ui/form.tsx";
import { fieldErrors, problemText } from "../../../../ui/states.tsx";
import { useUser } from "../../../login/session.ts";
import { useRecordWrite } from "../../../office-kit/use-record-write.ts";
import type { OfficeCompany } from "./vat-state.tsx";

const longest = 6;

/** Whether a company is a public body, by its office's code: what it orders from then on asks for no VAT (split payment). */
export function PublicBody({ company: { id, publicBody = "" } }: { company: OfficeCompany }) {
  const { t } = useTexts(officePeopleTexts);
  const colleague = useUser() ?? undefined;
  const write = useRecordWrite();
  const [code, setCode] = useState(publicBody);
  const wish = code.trim().toUpperCase();
  const changed = wish !== publicBody;
  const refused = write.error
    ? (fieldErrors(t, write.error)["publicBody"] && t("officePeople.publicBody.refused")) || problemText(t, write.error)
    : undefined;
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Text fw={600} role="status">
          {t(publicBody === "" ? "officePeople.publicBody.none" : "officePeople.publicBody.is", { code: publicBody })}
        </Text>
        {allowed(setCompanyPublicBody.access, colleague) && (
          <Form
            typed={changed}
            onSubmit={(event) => {
              event.preventDefault();
              write.mutate(() =>
                call(setCompanyPublicBody, {
                  params: { id },
                  body: { publicBody: wish || null, seen: publicBody || null },
                }),
              );
            }}
          >
            <Group align="flex-end">
              <LimitedText
                label={t("officePeople.publicBody.code")}
                description={t("officePeople.publicBody.hint")}
                value={code}
                longest={longest}
                maw={440}
                onChange={({ currentTarget: { value } }) => setCode(value)}
                error={refused}
              />
              <Button type="submit" variant="default" disabled={!changed} loading={write.isPending}>
                {t("officePeople.publicBody.save")}
              </Button>
            </Group>
          </Form>
        )}
      </Stack>
    </Paper>
  );
}
