/** A dialog in which something was typed goes by its buttons alone: neither a press beside it nor Escape takes the text along. */
export const keepsTyped = (typed: boolean) => ({ closeOnClickOutside: !typed, closeOnEscape: !typed });
