/** Shades of a firm's accent color for the portal's links and buttons, with the contrast of WCAG 2.2 AA, 4.5:1. */

export interface AccentShades {
  readonly onLight: string;
  readonly onDark: string;
}

/** The darkest light background and the lightest dark background on which the shades are used. */
const grounds = { light: '#e9eef8', dark: '#1f2a39' } as const;
const minContrast = 4.5;

/** Docket's own accent, as in web/tokens.css, for whoever has none of their own. */
export const usualAccent = '#1f4fd8';
const steps = 50;

type Channels = readonly [number, number, number];

const channelsOf = (color: string): Channels => {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const written = (channels: Channels): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance as defined by WCAG. */
function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The contrast ratio of two colors: from 1 for equal colors to 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function mixed(color: string, towards: number, share: number): string {
  const [red, green, blue] = channelsOf(color);
  const mix = (channel: number): number => channel + (towards - channel) * share;
  return written([mix(red), mix(green), mix(blue)]);
}

/** The color, or its nearest shade with enough contrast to the background. */
function readable(color: string, ground: string, towards: number): string {
  for (let step = 0; step < steps; step += 1) {
    const shade = mixed(color, towards, step / steps);
    if (contrast(shade, ground) >= minContrast) return shade;
  }
  return mixed(color, towards, 1);
}

/** The shades of a color `#rrggbb` for light and dark backgrounds. */
export const accentShades = (color: string): AccentShades => ({
  onLight: readable(color, grounds.light, 0),
  onDark: readable(color, grounds.dark, 255),
});
