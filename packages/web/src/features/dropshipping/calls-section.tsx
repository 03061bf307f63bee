import "@mantine/core/styles/Code.css";
import { Badge, Code, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { KeyMode } from "@solvia/core/platform/http/key-scopes";
import { queryOf } from "../../api/client.ts";
import { listApiCalls, listResellerKeys } from "../../api/endpoints.gen.ts";
import { dropshippingTexts } from "../../i18n/areas/dropshipping.ts";
import { dateAndTime, figure } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { Failure } from "../../ui/states.tsx";
import { SmallTable } from "../../ui/table/small-table.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { Section } from "../profile/section.tsx";

const colourOf = (status: number) => (status >= 500 ? "red" : status >= 400 ? "orange" : "leaf");

/** The last calls: which, with which key, what came of it, and the number to name when asking us. */
export function CallsSection({ mode }: { mode: KeyMode }) {
  const { t, language } = useTexts(dropshippingTexts);
  const { data, error, refetch } = useQuery(queryOf(listApiCalls, { query: { mode } }));
  const { data: keys } = useQuery(queryOf(listResellerKeys, {}));
  const nameOf = (id: string) => {
    const key = keys?.items.find((one) => one.id === id);
    return key?.ofShop ? t("dropshipping.ofShop") : key?.name;
  };
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting shape="cards" count={1} />;
  return (
    <Section title={t("dropshipping.last")} hint={t("dropshipping.lastHint")}>
      {data.items.length === 0 ? (
        <Text c="dimmed">{t("dropshipping.noCalls")}</Text>
      ) : (
        <SmallTable
          rows={data.items}
          keyOf={({ requestId }) => requestId}
          minWidth={760}
          most={420}
          columns={[
            { heading: t("dropshipping.at"), render: ({ at }) => dateAndTime(at, language) },
            { heading: t("dropshipping.endpoint"), strong: true, render: ({ endpoint }) => endpoint },
            {
              heading: t("dropshipping.answer"),
              render: ({ status, code, fields = [] }) => (
                <>
                  <Badge variant="light" c="bright" tt="none" color={colourOf(status)}>
                    {status}
                  </Badge>{" "}
                  {[code, ...fields].filter(Boolean).join(" ")}
                </>
              ),
            },
            {
              heading: t("dropshipping.duration"),
              right: true,
              render: ({ durationMs }) => t("dropshipping.ms", { n: figure(durationMs, language) }),
            },
            { heading: t("dropshipping.key"), render: ({ keyId }) => nameOf(keyId) },
            { heading: t("dropshipping.request"), render: ({ requestId }) => <Code>{requestId}</Code> },
          ]}
        />
      )}
    </Section>
  );
}
