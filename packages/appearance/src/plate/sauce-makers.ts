import { blobOutline, circle, ellipse, oneDecimal, SHADOW, shape, stroke } from "./drawing.ts";
import type { Piece } from "./piece.ts";

/** A thin sauce poured to and fro. */
export const drizzle = (colour: string, width = 2.2): Piece => ({
  radius: 40,
  draw: (random) => {
    const turns = 9;
    const reach = 40;
    let outline = `M${-reach} ${oneDecimal(-6 + random() * 4)}`;
    for (let index = 1; index <= turns; index++) {
      const x = -reach + (index * 2 * reach) / turns;
      const y = (index % 2 ? 1 : -1) * (11 + random() * 8);
      const fromX = x - (2 * reach) / turns;
      const fromY = (index % 2 ? -1 : 1) * 14;
      outline += `C${oneDecimal(fromX + 5)} ${oneDecimal(fromY * 0.35)} ${oneDecimal(x - 5)} ${oneDecimal(y * 0.55)} ${oneDecimal(x - 1)} ${oneDecimal(y)}S${oneDecimal(x + 3)} ${oneDecimal(y * 1.08)} ${oneDecimal(x + 2)} ${oneDecimal(y * 0.8)}`;
    }
    return {
      silhouette: stroke(outline, SHADOW, width * 0.7),
      body:
        stroke(outline, colour, width * 0.7) +
        stroke(outline, "#fff", width * 0.2, ' opacity=".4" transform="translate(-.3 -.3)"'),
    };
  },
});

/** A spoonful of something soft. */
export const dollop = (radius: number, base: string, shade: string, fleck?: string): Piece => ({
  radius,
  draw: (random) => {
    const outline = blobOutline(random, radius, radius * 0.9, 8, 0.1);
    let body =
      shape(outline, shade) +
      `<g transform="translate(${oneDecimal(-radius * 0.06)} ${oneDecimal(-radius * 0.08)}) scale(.9)">${shape(outline, base)}</g>` +
      stroke(
        `M${oneDecimal(-radius * 0.5)} ${oneDecimal(radius * 0.1)}C${oneDecimal(-radius * 0.4)} ${oneDecimal(-radius * 0.6)} ${oneDecimal(radius * 0.5)} ${oneDecimal(-radius * 0.5)} ${oneDecimal(radius * 0.4)} ${oneDecimal(radius * 0.05)}C${oneDecimal(radius * 0.3)} ${oneDecimal(radius * 0.45)} ${oneDecimal(-radius * 0.15)} ${oneDecimal(radius * 0.35)} ${oneDecimal(-radius * 0.1)} ${oneDecimal(radius * 0.02)}`,
        shade,
        1.8,
        ' opacity=".8"',
      );
    if (fleck)
      for (let index = 0; index < 7; index++) {
        const angle = random() * 6.28;
        const distance = random() * radius * 0.6;
        body += circle(0.9, fleck, Math.cos(angle) * distance, Math.sin(angle) * distance);
      }
    return {
      silhouette: shape(outline, SHADOW),
      body:
        body +
        ellipse(
          radius * 0.28,
          radius * 0.14,
          "#fff",
          -radius * 0.35,
          -radius * 0.45,
          ' opacity=".5" transform="rotate(-30)"',
        ),
    };
  },
});
