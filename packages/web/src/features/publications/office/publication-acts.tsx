import { Alert, Button, Group, List, Stack, Text } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { PublicationMove } from "@solvia/core/publications/publication-moves";
import { ApiProblem, call } from "../../../api/client.ts";
import { deletePublication, movePublication } from "../../../api/endpoints.gen.ts";
import { officePublicationsTexts } from "../../../i18n/areas/office-publications.ts";
import { dateAndTime } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AskButton } from "../../../ui/ask-button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useToldMutation } from "../../office-kit/use-told-mutation.ts";
import { PublicationState } from "./publications-page.tsx";
import type { Publication } from "./publication-values.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";

interface Props {
  publication: Publication;
  /** What is typed and not saved holds its state back: what appears is what is stored. */
  isTyped: boolean;
}

const missingIn = (error: unknown): readonly string[] =>
  error instanceof ApiProblem && error.code === "invalid-input" ? error.fields.map(({ field }) => field) : [];

/** How a publication stands, and the steps that its state lets it take. */
export function PublicationActs({ publication, isTyped }: Props) {
  const { t, language } = useTexts(officePublicationsTexts);
  const { id, revision, moves, status, publishOn, publishedOn, views } = publication;
  const [asked, setAsked] = useState<PublicationMove>();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const close = () => setAsked(undefined);
  const isMissing = (error: unknown) => {
    const fields = missingIn(error);
    setMissing(fields);
    return fields.length > 0;
  };
  const moving = useToldMutation(
    (move: PublicationMove) => call(movePublication, { params: { id }, body: { revision, move } }),
    { said: "saved", asks: isMissing, after: () => setMissing([]) },
  );
  return (
    <Stack className="panel" gap="sm">
      <Group gap="sm">
        <PublicationState status={status} />
        <Text size="sm" c="dimmed" className="numbers">
          {t("officePublications.readTimes", { views })}
        </Text>
      </Group>
      {publishOn && <Told label={t("officePublications.publishOn")} value={dateAndTime(publishOn, language)} />}
      {publishedOn && <Told label={t("officePublications.publishedOn")} value={dateAndTime(publishedOn, language)} />}
      {missing.length > 0 && (
        <Alert color="orange" c="bright" role="alert" title={t("officePublications.missing")}>
          <List size="sm">
            {missing.map((field) => (
              <List.Item key={field}>
                {t(`officePublications.missingFields.${field}`, { defaultValue: field })}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      <Group gap="xs">
        {moves.map((move) => (
          <Button
            key={move}
            size="sm"
            variant={move === "publish" ? "filled" : "default"}
            disabled={isTyped}
            loading={moving.isPending && moving.variables === move}
            onClick={() => setAsked(move)}
          >
            {t(`officePublications.moves.${move}`)}
          </Button>
        ))}
        {status === "draft" && <Remove publication={publication} />}
      </Group>
      {isTyped && moves.length > 0 && (
        <Text size="sm" c="dimmed">
          {t("officePublications.unsaved")}
        </Text>
      )}
      {asked === "schedule" && (
        <ScheduleDialog
          publication={publication}
          onClose={close}
          onMissing={(error) => {
            if (!isMissing(error)) return false;
            close();
            return true;
          }}
        />
      )}
      {asked && asked !== "schedule" && (
        <ConfirmDialog
          question={t(`officePublications.asks.${asked}`)}
          words={{
            title: t(`officePublications.moves.${asked}`),
            confirm: t(`officePublications.moves.${asked}`),
            cancel: t("common.cancel"),
          }}
          onConfirm={() => {
            moving.mutate(asked);
            close();
          }}
          onClose={close}
        />
      )}
    </Stack>
  );
}

const Told = ({ label, value }: { label: string; value: string }) => (
  <Text size="sm">
    {label} <span className="numbers">{value}</span>
  </Text>
);

function Remove({ publication: { id, title } }: { publication: Publication }) {
  const { t } = useTexts(officePublicationsTexts);
  const navigate = useNavigate();
  const removing = useToldMutation(() => call(deletePublication, { params: { id } }), {
    said: "saved",
    after: () => navigate({ to: "/back-office/publications", ignoreBlocker: true }),
  });
  return (
    <AskButton
      size="sm"
      label={t("officePublications.remove")}
      question={t("officePublications.removeAsk", { title })}
      named
      onConfirm={(close) => removing.mutate(undefined, { onSettled: close })}
    />
  );
}
