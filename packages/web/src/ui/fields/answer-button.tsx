import { Button, type ButtonProps } from "@mantine/core";
import type { ReactNode } from "react";

interface Props extends Pick<ButtonProps, "size" | "variant"> {
  children: ReactNode;
  onClick: () => void;
}

/** An answer to what a field asks: its words break into lines where the field is narrow, none of them is cut. */
export const AnswerButton = ({ size = "compact-xs", variant = "default", children, onClick }: Props) => (
  <Button
    size={size}
    variant={variant}
    maw="100%"
    h="auto"
    mih={24}
    py={2}
    styles={{ label: { whiteSpace: "normal", overflow: "visible", textAlign: "start" } }}
    onClick={onClick}
  >
    {children}
  </Button>
);
