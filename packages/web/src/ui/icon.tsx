import type { ComponentType, SVGProps } from "react";

interface IconProps extends Omit<SVGProps<SVGSVGElement>, "stroke"> {
  /** Width and height in pixels. */
  size?: number;
  /** How thick its lines are, in its own 24 units. */
  stroke?: number;
}

export type Icon = ComponentType<IconProps>;

/** An icon of lines from the paths of its drawing. It decorates, beside its button's or its text's words, unless named. */
export function icon(...paths: string[]): Icon {
  return function LineIcon({ size = 24, stroke = 2, ...rest }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={stroke}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={rest["aria-label"] === undefined}
        {...rest}
      >
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    );
  };
}
