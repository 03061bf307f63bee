import "./signature-pad.css";
import { Button, Group, Text } from "@mantine/core";
import { useRef, type PointerEvent } from "react";
import { vatTexts } from "../../i18n/areas/vat.ts";
import { useTexts } from "../../i18n/index.ts";

interface Props {
  /** The drawing as a PNG in base64; nothing after it was wiped. */
  onDrawn: (png: string | undefined) => void;
}

/** Points of the drawing: enough for paper at the size at which it is printed. */
const size = { width: 700, height: 220 } as const;

/** A place to sign with finger, pen or mouse. Who has none of them sends a signed file instead. */
export function SignaturePad({ onDrawn }: Props) {
  const { t } = useTexts(vatTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const pen = () => {
    const context = canvas.current?.getContext("2d");
    if (context) Object.assign(context, { lineWidth: 3, lineCap: "round", lineJoin: "round", strokeStyle: "#1d2a33" });
    return context;
  };
  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return [((clientX - left) * size.width) / width, ((clientY - top) * size.height) / height] as const;
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const context = pen();
    context?.beginPath();
    context?.moveTo(...placeOf(event));
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const context = pen();
    context?.lineTo(...placeOf(event));
    context?.stroke();
  };
  const end = (): void => onDrawn(canvas.current?.toDataURL("image/png").split(",")[1]);
  const wipe = (): void => {
    pen()?.clearRect(0, 0, size.width, size.height);
    onDrawn(undefined);
  };
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {t("vat.send.draw")}
      </Text>
      <canvas
        ref={canvas}
        {...size}
        role="img"
        aria-label={t("vat.send.draw")}
        className="signature-pad"
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
      />
      <Group mt={4}>
        <Button variant="default" size="compact-xs" onClick={wipe}>
          {t("vat.send.wipe")}
        </Button>
      </Group>
    </div>
  );
}
