import { FileInput, type FileInputProps } from "@mantine/core";
import { useRef, useState } from "react";
import { useTexts } from "../../i18n/index.ts";
import { IconUpload } from "../icons.gen.ts";
import { useMedia } from "../use-media.ts";
import { ChosenFiles } from "./chosen-files.tsx";
import { fileFieldMark, useDroppedFiles } from "./dropped-files.ts";

interface Props<Multiple extends boolean> extends FileInputProps<Multiple> {
  /** Shows what was chosen below, with its picture; several files are shown always. */
  shown?: boolean;
}

/**
 * A field for a file: chosen, dropped on it or pasted. It looks like one while it is empty, and what was chosen can be taken out again; of several,
 * one by one, and further ones are added.
 */
export function FileField<Multiple extends boolean = false>({ shown = false, ...props }: Props<Multiple>) {
  const { t } = useTexts();
  const [own, setOwn] = useState<File[]>([]);
  const reset = useRef<() => void>(null);
  const [isOver, setOver] = useState(false);
  const canDrop = useMedia("(hover: hover)");
  const { value, multiple, disabled, onChange, placeholder } = props;
  const files = value === undefined ? own : [value ?? []].flat();
  const isList = multiple === true || shown;
  const put = (next: File[]): void => {
    setOwn(next);
    const held = multiple ? next : (next[0] ?? null);
    onChange?.(held as Parameters<NonNullable<typeof onChange>>[0]);
  };
  const add = (more: File[]): void => {
    if (!disabled) put(multiple ? [...files, ...more] : more.slice(0, 1));
    // The same file can be chosen again once it was taken out.
    reset.current?.();
  };
  const field = useDroppedFiles(add);
  const hint = placeholder ?? t(canDrop ? "common.dropFile" : "common.chooseFile");
  return (
    <div
      ref={field}
      className="file-field"
      data-over={isOver || undefined}
      {...{ [fileFieldMark]: "" }}
      onDragEnter={() => setOver(true)}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
      onDrop={() => setOver(false)}
    >
      <FileInput<Multiple>
        leftSection={<IconUpload size={16} />}
        clearable={!isList}
        clearButtonProps={{ "aria-label": t("common.close") }}
        {...props}
        resetRef={reset}
        {...(isList && { valueComponent: () => hint })}
        placeholder={hint}
        value={(multiple ? files : (files[0] ?? null)) as Multiple extends true ? File[] : File | null}
        onChange={(picked) => add([picked ?? []].flat())}
      />
      {isList && <ChosenFiles files={files} onRemove={(gone) => put(files.filter((file) => file !== gone))} />}
    </div>
  );
}
