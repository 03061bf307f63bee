import { Badge, Code, NativeSelect, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryOf } from "../../../api/client.ts";
import { getRequestHistory } from "../../../api/endpoints.gen.ts";
import { officeActionsTexts } from "../../../i18n/areas/office-actions.ts";
import { officePeopleTexts } from "../../../i18n/areas/office-people.ts";
import { dateTime } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Empty, Failure } from "../../../ui/states.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import { SmallTable } from "../../../ui/table/small-table.tsx";

const lengths = ["20", "50", "100", "500"];

/** What a person last asked the shop to do, and what came of it. */
export function Requests({ userId }: { userId: string }) {
  const { t, language } = useTexts(officeActionsTexts, officePeopleTexts);
  const [length, setLength] = useState("20");
  const { data, error, refetch } = useQuery(
    queryOf(getRequestHistory, { params: { id: userId }, query: { length: Number(length) } }),
  );
  return (
    <Stack>
      <NativeSelect
        label={t("officePeople.show")}
        value={length}
        data={lengths}
        onChange={(event) => setLength(event.currentTarget.value)}
        maw={140}
      />
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Waiting count={6} />}
      {data?.items.length === 0 && <Empty title={t("officePeople.noRequests")} />}
      {data && data.items.length > 0 && (
        <SmallTable
          rows={data.items}
          keyOf={({ id }) => id}
          minWidth={640}
          columns={[
            { heading: t("officePeople.when"), render: ({ at }) => dateTime(at, language) },
            {
              heading: t("officePeople.request"),
              wide: true,
              render: ({ method, path, action, actedBy }) => (
                <>
                  <Text span size="sm" title={`${method} ${path}`}>
                    {action && t(`officeActions.names.${action}`, { defaultValue: "" })}
                  </Text>
                  {!action && <Code>{`${method} ${path}`}</Code>}{" "}
                  {actedBy && (
                    <Text span size="sm">
                      {t("officePeople.byEmployee")}
                    </Text>
                  )}
                </>
              ),
            },
            {
              heading: t("officePeople.outcome"),
              wide: true,
              render: ({ status, code }) => (
                <>
                  <Badge color={status < 400 ? "green" : "red"} variant="light" c="bright">
                    {t(status < 400 ? "officePeople.outcomes.done" : "officePeople.outcomes.refused")}
                  </Badge>{" "}
                  {code && t(`problem.${code}`, { defaultValue: code })}
                </>
              ),
            },
          ]}
        />
      )}
    </Stack>
  );
}
