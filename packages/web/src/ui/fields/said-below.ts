import { useEffect, type RefObject } from "react";

const attribute = "aria-describedby";

/**
 * Ties a field to the element below it that says what is wrong and what can be chosen, by its id; nothing while there is none.
 * The kit's fields write this attribute themselves, by their own error alone, whatever they are told.
 */
export function useSaidBelow(field: RefObject<HTMLInputElement | null>, id: string | undefined): void {
  useEffect(() => {
    const input = field.current;
    if (!input || id === undefined) return undefined;
    input.setAttribute(attribute, id);
    return () => {
      if (input.getAttribute(attribute) === id) input.removeAttribute(attribute);
    };
  }, [field, id]);
}
