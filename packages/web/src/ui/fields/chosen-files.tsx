import "./chosen-files.css";
import { ActionIcon, Text } from "@mantine/core";
import { useState } from "react";
import { useTexts } from "../../i18n/index.ts";
import { fileSize } from "../../i18n/format.ts";
import { IconFileText, IconX } from "../icons.gen.ts";
import { usePreview } from "./use-preview.ts";

interface Props {
  files: readonly File[];
  onRemove: (file: File) => void;
}

/** The files that were chosen: each with its picture where it is one, its size, and a button that takes it out again. */
export function ChosenFiles({ files, onRemove }: Props) {
  const { t, language } = useTexts();
  if (files.length === 0) return null;
  return (
    <ul className="chosen-files">
      {files.map((file, at) => (
        <li key={`${at}/${file.name}/${file.size}`}>
          <Picture file={file} />
          <div className="chosen-file-name">
            <Text size="sm" truncate="end" title={file.name}>
              {file.name}
            </Text>
            <Text size="xs" c="dimmed" className="numbers">
              {fileSize(file.size, language)}
            </Text>
          </div>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t("common.removeFile", { name: file.name })}
            onClick={() => onRemove(file)}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}

function Picture({ file }: { file: File }) {
  const url = usePreview(file.type.startsWith("image/") ? file : null);
  const [isBroken, setBroken] = useState(false);
  if (!url || isBroken) return <IconFileText size={28} aria-hidden />;
  return <img src={url} alt="" onError={() => setBroken(true)} />;
}
