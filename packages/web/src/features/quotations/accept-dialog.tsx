import { Alert, Button, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";
import { ApiProblem, queryOf } from "../../api/client.ts";
import { acceptQuotation, getQuotation, previewAcceptance } from "../../api/endpoints.gen.ts";
import { quotationsTexts } from "../../i18n/areas/quotations.ts";
import { date, dateAndTime } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { DialogFoot } from "../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx";
import { LimitedText } from "../../ui/fields/limited.tsx";
import { isSame } from "../../ui/forms/kept-draft.ts";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { keepCart } from "../cart-change/keep-cart.ts";
import { useUser } from "../login/session.ts";
import { AcceptedMeanwhile, Superseded } from "./accept-overtaken.tsx";
import { AcceptanceSums, countOf, linesOf } from "./acceptance-sums.tsx";
import { ChosenPieces } from "./chosen-pieces.tsx";
import type { Quotation } from "./shared/quotation-shapes.ts";
import { allOf, draftOf, thereOf } from "./takeable.ts";
import { VersionHash } from "../orders/version-hash.tsx";

interface Props {
  quotation: Quotation;
  onClose: () => void;
}

/**
 * The customer accepts the version that they read, or pieces of its lines, with their name. Where another version came meanwhile nothing
 * is accepted: what it changes is said, and it can be looked at.
 */
export function AcceptDialog({ quotation, onClose }: Props) {
  const { t, language } = useTexts(quotationsTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const user = useUser();
  // What is accepted is what was read when the dialog was opened, whatever the page learns meanwhile.
  const [read] = useState(quotation);
  const [openedAt] = useState(() => new Date().toISOString());
  const [gone, setGone] = useState<readonly string[]>([]);
  const [there, setThere] = useState(() => thereOf(quotation));
  const [isChoosing, setChoosing] = useState(Object.keys(there).length > 0);
  /** Lines whose field says something that isn't their pieces: nothing is accepted meanwhile. */
  const [open, setOpen] = useState<readonly string[]>([]);
  const [isMeanwhile, setMeanwhile] = useState(false);
  const { version, hash, until, lines } = read.current;
  const [{ all, draft }] = useState(() => ({ all: allOf(read, there), draft: draftOf(read, there) }));
  const form = useContractForm(acceptQuotation, {
    values: { name: user ? `${user.name} ${user.surname}`.trim() : "", pieces: all },
    input: ({ name, pieces }) => ({
      params: { quotationId: read.id },
      body: { hash, name, lines: linesOf(pieces) },
    }),
    draft: { of: draft },
    onTyped: ({ pieces: taken }) => {
      if (!isSame(taken, all)) setChoosing(true);
    },
    onSaved: async (cart) => {
      keepCart(client, cart);
      // What stands on the page now is over, whatever becomes of the way to the cart.
      void client.invalidateQueries({ queryKey: [getQuotation.path] });
      notifications.show({ color: "leaf", message: t("quotation.accept.done") });
      onClose();
      // It is done and binds: no other work of the page stands between it and what came of it.
      await navigate({ to: "/forklift", ignoreBlocker: true });
    },
    onRefused: async (error) => {
      if (!(error instanceof ApiProblem)) return false;
      if (error.code === "quotation-line-gone") {
        setGone((error.params["lineIds"] as readonly string[] | undefined) ?? []);
        setChoosing(true);
        return true;
      }
      if (error.code === "quotation-line-short") {
        const short = (error.params["lines"] ?? []) as readonly { lineId: string; available: number }[];
        const less = Object.fromEntries(short.map(({ lineId, available }) => [lineId, available]));
        setThere((known) => ({ ...known, ...less }));
        form.setFieldValue("pieces", { ...form.values.pieces, ...less });
        setChoosing(true);
        return true;
      }
      if (error.code !== "quotation-superseded" && error.code !== "quotation-accepted") return false;
      await client.invalidateQueries({ queryKey: [getQuotation.path] });
      setMeanwhile(error.code === "quotation-accepted");
      return true;
    },
  });
  const { pieces } = form.values;
  const chosen = countOf(pieces);
  const isTold = chosen > 0 && open.length === 0;
  const asked = useQuery({
    ...queryOf(previewAcceptance, { params: { id: read.id }, body: { hash, lines: linesOf(pieces) } }),
    enabled: isTold,
    retry: false,
  });
  if (quotation.current.version > version) return <Superseded quotation={quotation} onClose={onClose} />;
  if (isMeanwhile) return <AcceptedMeanwhile quotation={quotation} onClose={onClose} />;
  const namesOf = (ids: readonly string[]) => lines.flatMap(({ lineId, name }) => (ids.includes(lineId) ? [name] : []));
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (open.length === 0) return form.frame.onSubmit(event);
    event.preventDefault();
    const { currentTarget } = event;
    // An empty field says what is missing once it was left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    requestAnimationFrame(() => currentTarget.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };
  return (
    <FormDialog
      title={t("quotation.accept.title", { version })}
      form={{ ...form, frame: { ...form.frame, onSubmit: submit } }}
      held={form.isPending}
      onClose={onClose}
      size="lg"
    >
      {gone.length > 0 && (
        <Alert color="orange" role="alert">
          {t("quotation.accept.gone", { names: namesOf(gone).join(", ") })}
        </Alert>
      )}
      {gone.length === 0 && Object.keys(there).length > 0 && (
        <Alert color="orange" role="alert">
          {t("quotation.accept.less", { names: namesOf(Object.keys(there)).join(", ") })}
        </Alert>
      )}
      {isChoosing || lines.some(({ optional }) => optional) ? (
        <ChosenPieces
          quotation={read}
          pieces={pieces}
          told={isTold ? asked.data?.lines : undefined}
          there={there}
          open={open}
          setOpen={(lineId, isOpen) =>
            setOpen((known) => [...known.filter((one) => one !== lineId), ...(isOpen ? [lineId] : [])])
          }
          choose={(next) => form.setFieldValue("pieces", next)}
        />
      ) : (
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => setChoosing(true)}
          style={{ alignSelf: "flex-start" }}
        >
          {t("quotation.accept.part")}
        </Button>
      )}
      {isTold && <AcceptanceSums asked={asked} offered={read.current} />}
      <LimitedText
        label={t("quotation.accept.name")}
        longest={120}
        autoComplete="name"
        data-autofocus
        {...form.field("name")}
      />
      <Text size="sm">
        {t("quotation.accept.now", { time: dateAndTime(openedAt, language) })}{" "}
        {t("quotation.accept.locked", { date: date(until, language) })}
      </Text>
      <VersionHash hash={hash} whole />
      <Refused form={form} />
      <DialogFoot
        action={t("quotation.accept.act")}
        disabled={chosen === 0 || (isTold && asked.isPending)}
        pending={form.isPending}
        held={form.isPending}
        onClose={onClose}
      />
    </FormDialog>
  );
}
