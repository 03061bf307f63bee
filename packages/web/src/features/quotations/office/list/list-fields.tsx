import { ActionIcon, Group } from "@mantine/core";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { IconX } from "../../../../ui/icons.gen.ts";
import { ButtonLink } from "../../../../ui/links.tsx";
import { UserChoice } from "../../../office-kit/user-choice.tsx";

interface Props {
  value: string | undefined;
  change: (filters: { [name: string]: unknown }) => void;
}

/** Those that answer a request: a chip that leads there, and is taken away; nothing while all are shown. */
export function RequestFilter({ value, change }: Props) {
  const { t } = useTexts(officeQuotationsTexts);
  if (value === undefined) return null;
  return (
    <Group gap={4} wrap="nowrap">
      <ButtonLink to="/back-office/quotation-requests/$id" params={{ id: value }} variant="light" size="xs">
        {t("officeQuotations.ofRequest")}
      </ButtonLink>
      <ActionIcon
        variant="subtle"
        size={30}
        aria-label={t("officeQuotations.ofAnyRequest")}
        onClick={() => change({ requestId: undefined })}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

/** One customer's quotations, of every month. */
export function CustomerFilter({ value, change }: Props) {
  const { t } = useTexts(officeQuotationsTexts);
  return (
    <UserChoice
      size="xs"
      label={t("officeQuotations.customer")}
      userId={value}
      choose={(userIdFilter) => change({ userIdFilter, ...(userIdFilter && { period: undefined }) })}
    />
  );
}
