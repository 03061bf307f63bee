import { Button, type ButtonProps } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../../api/client.ts";
import { undoProductImport } from "../../../../api/endpoints.gen.ts";
import { officeImportTexts } from "../../../../i18n/areas/office-import.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { Failure } from "../../../../ui/states.tsx";
import type { Import } from "./import-words.ts";

interface Props {
  job: Pick<Import, "id" | "fileName">;
  done: (job: Import) => void;
  size?: ButtonProps["size"];
  /** A short label, in a list that names the file beside it. */
  isShort?: boolean;
}

/** Takes a whole import back, once that was confirmed. */
export function UndoImport({ job, done, size, isShort = false }: Props) {
  const { t } = useTexts(officeImportTexts);
  const [isAsked, setAsked] = useState(false);
  const undo = useMutation({
    mutationFn: () => call(undoProductImport, { params: { id: job.id } }),
    onSuccess: done,
  });
  return (
    <div>
      <Button
        variant="default"
        {...(size && { size })}
        loading={undo.isPending}
        aria-label={isShort ? t("import.undoOf", { file: job.fileName }) : undefined}
        onClick={() => setAsked(true)}
      >
        {t(isShort ? "import.undoShort" : "import.undo")}
      </Button>
      {isAsked && (
        <ConfirmDialog
          question={t("import.undoAsk")}
          onConfirm={() => {
            setAsked(false);
            undo.mutate();
          }}
          onClose={() => setAsked(false)}
        />
      )}
      {undo.error && <Failure error={undo.error} />}
    </div>
  );
}
