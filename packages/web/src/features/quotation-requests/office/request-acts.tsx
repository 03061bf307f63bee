import { Alert, Button, Group } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { allowed } from "@solvia/core/platform/access";
import { ApiProblem, call } from "../../../api/client.ts";
import { decideQuotationRequest, deleteQuotationRequest } from "../../../api/endpoints.gen.ts";
import { officeQuotationRequestsTexts } from "../../../i18n/areas/office-quotation-requests.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { ButtonLink } from "../../../ui/links.tsx";
import { ReasonDialog } from "../../office-kit/reason-dialog.tsx";
import { useColleague } from "../../office-kit/use-colleague.ts";
import { useToldMutation } from "../../office-kit/use-told-mutation.ts";
import { AnswerDialog } from "./answer-dialog.tsx";
import { GiveDialog } from "./give-dialog.tsx";
import type { OfficeRequest } from "./request.ts";

type Asking = "answer" | "give" | "reject" | "erase";

/** A visitor who has no account under their e-mail can't be quoted for yet. */
const wantsAccount = (error: unknown): boolean =>
  error instanceof ApiProblem && error.fields.some(({ field }) => field === "userId");

/** What the desk does with a request, as far as its state lets it. */
export function RequestActs({ request }: { request: OfficeRequest }) {
  const { t } = useTexts(officeQuotationRequestsTexts);
  const colleague = useColleague();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Asking>();
  const { id, revision, status, requester, quotationId, quotationNumber } = request;
  const params = { id };
  const close = () => setAsking(undefined);
  const take = useToldMutation(() => call(decideQuotationRequest, { params, body: { revision, action: "assign" } }), {
    said: "saved",
  });
  const reject = useToldMutation(
    (reason: string) => call(decideQuotationRequest, { params, body: { revision, action: "reject", reason } }),
    { said: "saved", after: close },
  );
  const convert = useToldMutation(
    () => call(decideQuotationRequest, { params, body: { revision, action: "convert" } }),
    {
      said: "added",
      asks: wantsAccount,
      after: ({ quotationId: made }) => made && navigate({ to: "/back-office/quotations/$id", params: { id: made } }),
    },
  );
  const erase = useToldMutation(() => call(deleteQuotationRequest, { params }), {
    said: "saved",
    after: () => navigate({ to: "/back-office/quotation-requests" }),
  });
  const isOpen = status === "new" || status === "assigned";
  const isAdministrator = allowed("admin", colleague);
  const isOwn = request.ownerId === colleague?.id;
  return (
    <>
      <Group gap="xs">
        {quotationId && (
          <ButtonLink to="/back-office/quotations/$id" params={{ id: quotationId }}>
            {t("officeRequests.openQuotation", { number: quotationNumber })}
          </ButtonLink>
        )}
        {isOpen && (
          <Button
            title={t("officeRequests.convertHint")}
            loading={convert.isPending}
            onClick={() => convert.mutate(undefined)}
          >
            {t("officeRequests.convert")}
          </Button>
        )}
        {isOpen && !isOwn && (
          <Button variant="default" loading={take.isPending} onClick={() => take.mutate(undefined)}>
            {t("officeRequests.take")}
          </Button>
        )}
        {status === "assigned" && (
          <Button variant="default" onClick={() => setAsking("answer")}>
            {t("officeRequests.answer")}
          </Button>
        )}
        {isOpen && isAdministrator && (
          <Button variant="default" onClick={() => setAsking("give")}>
            {t("officeRequests.give")}
          </Button>
        )}
        {isOpen && (
          <Button variant="default" onClick={() => setAsking("reject")}>
            {t("officeRequests.reject")}
          </Button>
        )}
        {isAdministrator && (
          <Button variant="subtle" color="red" c="red" onClick={() => setAsking("erase")}>
            {t("officeRequests.erase")}
          </Button>
        )}
      </Group>
      {wantsAccount(convert.error) && (
        <Alert color="orange" role="alert" w="100%">
          {t("officeRequests.noAccount")}{" "}
          {isAdministrator && (
            <ButtonLink to="/back-office/users/new" variant="subtle" size="compact-sm">
              {t("officeRequests.newAccount")}
            </ButtonLink>
          )}
        </Alert>
      )}
      {asking === "answer" && <AnswerDialog request={request} onClose={close} />}
      {asking === "give" && <GiveDialog request={request} onClose={close} />}
      {asking === "reject" && (
        <ReasonDialog
          title={t("officeRequests.reject")}
          hint={t("officeRequests.rejectHint")}
          action={t("officeRequests.reject")}
          shortest={3}
          write={reject}
          onReason={reject.mutate}
          onClose={close}
        />
      )}
      {asking === "erase" && (
        <ConfirmDialog
          question={t("officeRequests.eraseQuestion", { name: requester.name })}
          onConfirm={() => erase.mutate(undefined, { onSettled: close })}
          onClose={close}
        />
      )}
    </>
  );
}
