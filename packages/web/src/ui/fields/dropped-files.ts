import { useEffect, useRef } from "react";

const holdsFiles = (data: DataTransfer | null): data is DataTransfer => data?.types.includes("Files") === true;

/** The mark of a field for files, by which the one that a pasted file is meant for is found. */
export const fileFieldMark = "data-file-field";

/**
 * Files that are dropped on a field, or pasted: in it, or anywhere in its form where it is the only one. A file that misses the field
 * changes nothing: without this the browser would leave the page for it, and what is typed with it.
 */
export function useDroppedFiles(take: (files: File[]) => void) {
  const field = useRef<HTMLDivElement>(null);
  const taking = useRef(take);
  useEffect(() => {
    taking.current = take;
  });
  useEffect(() => {
    const isMeant = ({ target }: Event): boolean => {
      const own = field.current;
      if (!own || !(target instanceof Node)) return false;
      if (own.contains(target)) return true;
      const form = own.closest("form");
      return form?.contains(target) === true && form.querySelectorAll(`[${fileFieldMark}]`).length === 1;
    };
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      // A spreadsheet's cells come as a picture too: who pastes text means the text.
      const isText = event.clipboardData?.types.includes("text/plain") === true;
      if (files.length === 0 || isText || !isMeant(event)) return;
      event.preventDefault();
      taking.current(files);
    };
    const over = (event: DragEvent): void => {
      if (holdsFiles(event.dataTransfer)) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      const isHere = event.target instanceof Node && field.current?.contains(event.target) === true;
      const files = [...event.dataTransfer.files];
      if (isHere && files.length > 0) taking.current(files);
    };
    document.addEventListener("paste", paste);
    document.addEventListener("dragover", over);
    document.addEventListener("drop", drop);
    return () => {
      document.removeEventListener("paste", paste);
      document.removeEventListener("dragover", over);
      document.removeEventListener("drop", drop);
    };
  }, []);
  return field;
}
