import { Button, type ButtonProps } from "@mantine/core";
import { useState } from "react";
import { useTexts } from "../i18n/index.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface Props extends Pick<ButtonProps, "size" | "px"> {
  /** What it does. */
  label: string;
  /** What it does it to, for who hears it in a list of the like. */
  heard?: string;
  /** What is asked before. */
  question: string;
  /** The dialog and its button say what is done, where "confirm" doesn't. */
  named?: true;
  /** Seconds for which the confirm button is held back (spec 2). */
  wait?: number;
  /** Does it; `close` ends the question, when it is done or at once. */
  onConfirm: (close: () => void) => void;
}

/** A quiet red button that asks before it acts. */
export function AskButton({ label, heard, question, named, wait = 0, onConfirm, ...look }: Props) {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        c="red"
        {...look}
        {...(heard !== undefined && { "aria-label": heard })}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {asking && (
        <ConfirmDialog
          question={question}
          {...(named && { words: { title: label, confirm: label, cancel: t("common.cancel") } })}
          wait={wait}
          onConfirm={() => onConfirm(close)}
          onClose={close}
        />
      )}
    </>
  );
}
