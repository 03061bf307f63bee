import "@mantine/core/styles/Code.css";
import { Badge, Button, Code, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { listResellerKeys as Contract } from "@solvia/core/contract/dropshipping";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { keyModes } from "@solvia/core/platform/http/key-scopes";
import { call, queryOf } from "../../../api/client.ts";
import { listResellerKeys, revokeResellerKey } from "../../../api/endpoints.gen.ts";
import { dropshippingTexts } from "../../../i18n/areas/dropshipping.ts";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { date, dateAndTime } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Failure } from "../../../ui/states.tsx";
import { SmallTable } from "../../../ui/table/small-table.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import { Refusal } from "../../profile/refusal.tsx";
import { Section } from "../../profile/section.tsx";
import { NewKey } from "../../profile/settings/new-key.tsx";
import { useWrite } from "../../profile/use-write.ts";
import { CreateKeyDialog } from "./create-key-dialog.tsx";
import { RollKeyDialog } from "./roll-key-dialog.tsx";

type Key = AnswerOf<typeof Contract>["items"][number];
type Asked = { act: "create" } | { act: "roll" | "revoke"; key: Key };

const colours = { active: "leaf", expired: "gray", revoked: "red" } as const;

/** The account's keys: made, replaced and revoked here. */
export function KeysSection() {
  const { t } = useTexts(dropshippingTexts, profileTexts);
  const { data, error, refetch } = useQuery(queryOf(listResellerKeys, {}));
  const [asked, setAsked] = useState<Asked>();
  const [made, setMade] = useState<string>();
  const revoke = useWrite((id: string) => call(revokeResellerKey, { params: { id } }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting shape="cards" count={1} />;
  const close = () => setAsked(undefined);
  const done = (key: string) => {
    close();
    setMade(key);
  };
  return (
    <Section
      title={t("dropshipping.keys")}
      hint={t("dropshipping.keysHint")}
      aside={<Button onClick={() => setAsked({ act: "create" })}>{t("dropshipping.newKey")}</Button>}
    >
      {made && <NewKey value={made} onDone={() => setMade(undefined)} />}
      {data.items.length === 0 ? (
        <Text c="dimmed">{t("dropshipping.noKeys")}</Text>
      ) : (
        <KeysTable keys={data.items} ask={setAsked} />
      )}
      {keyModes.map((mode) => {
        const { limit, windowSeconds: seconds } = data.limits[mode];
        return (
          <Text key={mode} size="sm" c="dimmed">
            {t(`dropshipping.${mode}`)} · {t("dropshipping.limits", { limit, seconds })}
          </Text>
        );
      })}
      <Refusal error={revoke.error} />
      {asked?.act === "create" && <CreateKeyDialog onClose={close} onMade={done} />}
      {asked?.act === "roll" && <RollKeyDialog id={asked.key.id} onClose={close} onMade={done} />}
      {asked?.act === "revoke" && (
        <ConfirmDialog
          question={t("apiKey.revokeQuestion")}
          onClose={close}
          onConfirm={() => {
            close();
            revoke.mutate(asked.key.id);
          }}
        />
      )}
    </Section>
  );
}

function KeysTable({ keys, ask }: { keys: readonly Key[]; ask: (asked: Asked) => void }) {
  const { t, language } = useTexts(dropshippingTexts, profileTexts);
  return (
    <SmallTable
      rows={keys}
      keyOf={({ id }) => id}
      minWidth={720}
      columns={[
        {
          heading: t("dropshipping.name"),
          strong: true,
          render: ({ name, prefix, ofShop }) => (
            <>
              {ofShop ? t("dropshipping.ofShop") : name} <Code>{prefix}…</Code>
            </>
          ),
        },
        { heading: t("dropshipping.kind"), render: ({ mode }) => t(`dropshipping.${mode}`) },
        {
          heading: t("dropshipping.scopes"),
          render: ({ scopes }) => scopes.map((scope) => t(`dropshipping.${scope}`)).join(", "),
        },
        {
          heading: t("dropshipping.use"),
          render: ({ lastUsedOn }) => (lastUsedOn ? dateAndTime(lastUsedOn, language) : t("apiKey.neverUsed")),
        },
        {
          heading: t("dropshipping.expiry"),
          render: ({ expiresOn }) => (expiresOn ? date(expiresOn, language) : t("dropshipping.never")),
        },
        { heading: t("dropshipping.state"), render: (key) => <State of={key} /> },
        { heading: t("apiKey.title"), wide: true, render: (key) => <Acts of={key} ask={ask} /> },
      ]}
    />
  );
}

function State({ of: { state, replacedBy } }: { of: Key }) {
  const { t } = useTexts(dropshippingTexts);
  return (
    <Badge variant="light" c="bright" tt="none" color={colours[state]}>
      {t(replacedBy && state !== "revoked" ? "dropshipping.replaced" : `dropshipping.${state}`)}
    </Badge>
  );
}

function Acts({ of: key, ask }: { of: Key; ask: (asked: Asked) => void }) {
  const { t } = useTexts(dropshippingTexts, profileTexts);
  if (key.state !== "active") return null;
  return (
    <Group gap="xs" wrap="nowrap">
      {!key.ofShop && !key.replacedBy && (
        <Button size="xs" variant="default" onClick={() => ask({ act: "roll", key })}>
          {t("dropshipping.roll")}
        </Button>
      )}
      <Button size="xs" variant="subtle" color="red" c="red" onClick={() => ask({ act: "revoke", key })}>
        {t("apiKey.revoke")}
      </Button>
    </Group>
  );
}
