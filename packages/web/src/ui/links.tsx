import { Anchor, Button, type AnchorProps, type ButtonProps } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import type { ReactNode, Ref } from "react";

interface Common {
  ref?: Ref<HTMLAnchorElement>;
  children?: ReactNode;
  "aria-label"?: string;
  onClick?: () => void;
}

/** The kit's anchor and button as typed links of the router. */
export const AnchorLink = createLink((props: AnchorProps & Common) => <Anchor {...props} />);
export const ButtonLink = createLink((props: ButtonProps & Common) => <Button component="a" {...props} />);
