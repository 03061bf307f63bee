import { Button, Group, Select } from "@mantine/core";
import { useState } from "react";
import { questionLimits } from "@solvia/core/questions/question";
import { call } from "../../../api/client.ts";
import { decideQuestion } from "../../../api/endpoints.gen.ts";
import { officeQuestionsTexts } from "../../../i18n/areas/office-questions.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { Failure } from "../../../ui/states.tsx";
import { ReasonDialog } from "../../office-kit/reason-dialog.tsx";
import { useColleague } from "../../office-kit/use-colleague.ts";
import { useToldMutation } from "../../office-kit/use-told-mutation.ts";
import { useAdministrators } from "../../tickets/office/use-administrators.ts";
import type { OfficeQuestion } from "./question-state.tsx";

interface Props {
  question: OfficeQuestion;
}

/** What the office does with a question besides answering it, as far as its state lets it. */
export function QuestionActs({ question }: Props) {
  const { t } = useTexts(officeQuestionsTexts);
  const colleague = useColleague();
  const [asking, setAsking] = useState<"give" | "reject" | "withdraw">();
  const { id, revision, actions, assigneeId, publicText = "" } = question;
  const params = { id };
  const close = () => setAsking(undefined);
  const take = useToldMutation(() => call(decideQuestion, { params, body: { revision, action: "assign" } }), {
    said: "saved",
  });
  const withdraw = useToldMutation(() => call(decideQuestion, { params, body: { revision, action: "withdraw" } }), {
    said: "saved",
  });
  return (
    <>
      <Group gap="xs">
        {actions.includes("assign") && assigneeId !== colleague?.id && (
          <Button loading={take.isPending} onClick={() => take.mutate(undefined)}>
            {t("officeQuestions.take")}
          </Button>
        )}
        {actions.includes("assign") && (
          <Button variant="default" onClick={() => setAsking("give")}>
            {t("officeQuestions.give")}
          </Button>
        )}
        {actions.includes("reject") && (
          <Button variant="default" onClick={() => setAsking("reject")}>
            {t("officeQuestions.reject")}
          </Button>
        )}
        {actions.includes("withdraw") && (
          <Button variant="default" onClick={() => setAsking("withdraw")}>
            {t("officeQuestions.withdraw")}
          </Button>
        )}
      </Group>
      {asking === "give" && <GiveDialog question={question} onClose={close} />}
      {asking === "reject" && <RejectDialog question={question} onClose={close} />}
      {asking === "withdraw" && (
        <ConfirmDialog
          question={t("officeQuestions.withdrawQuestion", { text: publicText })}
          onConfirm={() => withdraw.mutate(undefined, { onSettled: close })}
          onClose={close}
        />
      )}
    </>
  );
}

function GiveDialog({ question: { id, revision, assigneeId: has }, onClose }: Props & { onClose: () => void }) {
  const { t } = useTexts(officeQuestionsTexts);
  const [assigneeId, setAssigneeId] = useState<string | null>(has ?? null);
  const { people, error } = useAdministrators();
  const give = useToldMutation(
    (to: string) => call(decideQuestion, { params: { id }, body: { revision, action: "assign", assigneeId: to } }),
    { said: "saved", after: onClose },
  );
  const failed = give.error ?? error;
  return (
    <Dialog title={t("officeQuestions.giveTitle")} onClose={onClose}>
      <Select
        label={t("officeQuestions.assignee")}
        data={people}
        value={assigneeId}
        onChange={setAssigneeId}
        searchable
        data-autofocus
      />
      {failed && <Failure error={failed} />}
      <DialogFoot
        action={t("officeQuestions.give")}
        disabled={assigneeId === null}
        pending={give.isPending}
        onAct={() => assigneeId !== null && give.mutate(assigneeId)}
        onClose={onClose}
      />
    </Dialog>
  );
}

function RejectDialog({ question: { id, revision }, onClose }: Props & { onClose: () => void }) {
  const { t } = useTexts(officeQuestionsTexts);
  const reject = useToldMutation(
    (reason: string) => call(decideQuestion, { params: { id }, body: { revision, action: "reject", reason } }),
    { said: "saved", after: onClose },
  );
  return (
    <ReasonDialog
      title={t("officeQuestions.rejectTitle")}
      hint={t("officeQuestions.rejectHint")}
      action={t("officeQuestions.reject")}
      shortest={1}
      longest={questionLimits.reason}
      write={reject}
      onReason={(reason) => reject.mutate(reason)}
      onClose={onClose}
    />
  );
}
