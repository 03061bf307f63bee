import { Alert, Button, Group, Text, VisuallyHidden } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "../i18n/index.ts";
import { DialogFrame } from "./dialogs/dialog-frame.tsx";
import { shiftTwice } from "./shift-twice.ts";

interface Props {
  /** What speaks against it, each a sentence of its own, to be read before the question. */
  against?: readonly string[];
  question: string;
  /** What the dialog and its buttons are called, where "confirm" and "cancel" don't say it. */
  words?: { title: string; confirm: string; cancel: string };
  /** Seconds for which the confirm button is held back; Shift twice skips them (spec 2). */
  wait?: number;
  onConfirm: () => void;
  onClose: () => void;
}

/** Milliseconds within which a second click belongs to the first. */
const doubleClick = 700;

/** Asks before something that can't be taken back. */
export function ConfirmDialog({ against, question, words, wait = 0, onConfirm, onClose }: Props) {
  const { t } = useTexts();
  const {
    title,
    confirm: yes,
    cancel: no,
  } = words ?? {
    title: t("common.confirm"),
    confirm: t("common.confirm"),
    cancel: t("common.cancel"),
  };
  const [left, setLeft] = useState(wait);
  useEffect(() => {
    if (left <= 0) return undefined;
    const second = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(second);
  }, [left]);
  useEffect(() => {
    const isGesture = shiftTwice();
    const listen = ({ key, timeStamp, repeat }: KeyboardEvent): void => {
      if (!repeat && isGesture(key, timeStamp)) setLeft(0);
    };
    globalThis.addEventListener("keydown", listen);
    return () => globalThis.removeEventListener("keydown", listen);
  }, []);
  const held = left > 0;
  const confirmed = useRef(-doubleClick);
  const confirm = ({ timeStamp }: { timeStamp: number }): void => {
    if (timeStamp - confirmed.current < doubleClick) return;
    confirmed.current = timeStamp;
    onConfirm();
  };
  return (
    <DialogFrame onClose={onClose} title={title} centered>
      {against !== undefined && against.length > 0 && (
        <Alert color="orange">
          {against.map((sentence) => (
            <Text key={sentence} size="sm">
              {sentence}
            </Text>
          ))}
        </Alert>
      )}
      <Text>{question}</Text>
      <VisuallyHidden role="status">{held ? t("confirm.wait", { count: wait }) : t("confirm.ready")}</VisuallyHidden>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {no}
        </Button>
        <Button color="red" disabled={held} onClick={confirm} className="numbers">
          {held ? `${yes} (${left})` : yes}
        </Button>
      </Group>
    </DialogFrame>
  );
}
