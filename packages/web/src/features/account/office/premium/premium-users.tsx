import { Button, Text, Title } from "@mantine/core";
import { useState } from "react";
import { listUsers } from "@solvia/core/contract/back-office/users";
import { call } from "../../../../api/client.ts";
import { removePremium } from "../../../../api/endpoints.gen.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { declarePart } from "../../../../ui/list/declaration.ts";
import { ListSection } from "../../../../ui/list/list-rows.tsx";
import { useRecordWrite } from "../../../office-kit/use-record-write.ts";
import { userColumns, userName, userPage, type User } from "../user-columns.tsx";
import { officePeopleTexts } from "../../../../i18n/areas/office-people.ts";

const premium = declarePart({
  name: "premium-users",
  contract: listUsers,
  title: "officePeople.premium",
  nameOf: userName,
  open: userPage,
  // The directory follows in seconds; the rows themselves are of this moment.
  only: ({ entitlement }) => entitlement !== "none",
  columns: [
    ...userColumns,
    {
      id: "remove",
      heading: "officePeople.actions",
      act: true,
      card: "wide",
      value: () => undefined,
      cell: (user: User) => <RemovePremium user={user} />,
    },
  ],
  empty: { title: "officePeople.noPremium" },
});
const entitled = { entitled: true } as const;

/** Who has a subscription's rights now, and the way to take them. */
export function PremiumUsers() {
  const { t } = useTexts(officePeopleTexts);
  return (
    <section>
      <Title order={2} size="h4">
        {t("officePeople.premium")}
      </Title>
      <Text c="dimmed" mb="md">
        {t("officePeople.premiumHint")}
      </Text>
      <ListSection list={premium} filters={entitled} />
    </section>
  );
}

function RemovePremium({ user }: { user: User }) {
  const { t } = useTexts(officePeopleTexts);
  const write = useRecordWrite();
  const [asking, setAsking] = useState(false);
  const { id, name, surname, email } = user;
  return (
    <>
      <Button
        size="compact-xs"
        variant="default"
        aria-label={`${t("officePeople.removePremium")} ${email}`}
        onClick={() => setAsking(true)}
      >
        {t("officePeople.removePremium")}
      </Button>
      {asking && (
        <ConfirmDialog
          question={t("officePeople.removePremiumQuestion", { name: `${name} ${surname}` })}
          onConfirm={() =>
            write.mutate(() => call(removePremium, { params: { id } }), { onSettled: () => setAsking(false) })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
