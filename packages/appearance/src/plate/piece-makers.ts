import { box, circle, ellipse, leafOutline, oneDecimal, SHADOW, shape, stroke } from "./drawing.ts";
import type { Piece } from "./piece.ts";
import { type Choices, pick, type Random } from "./random.ts";

type Colours = Choices<string>;

/** A leaf with its veins. */
export const leaf = (length: number, width: number, colours: Colours, vein = "#ffffff"): Piece => ({
  radius: length * 0.62,
  draw: (random) => {
    const colour = pick(random, colours);
    const reach = length * (0.85 + random() * 0.3);
    const outline = leafOutline(reach, width);
    return {
      silhouette: shape(outline, SHADOW),
      body:
        shape(outline, colour) +
        shape(
          `M${oneDecimal(-reach)} 0C${oneDecimal(-reach * 0.5)} ${oneDecimal(-width)} ${oneDecimal(reach * 0.45)} ${oneDecimal(-width)} ${oneDecimal(reach)} 0Z`,
          "#ffffff",
          ' opacity=".14"',
        ) +
        stroke(`M${oneDecimal(-reach * 1.15)} 0L${oneDecimal(reach * 0.8)} 0`, vein, 0.8, ' opacity=".4"') +
        stroke(
          `M${oneDecimal(-reach * 0.3)} 0l${oneDecimal(width * 0.5)} ${oneDecimal(-width * 0.5)}M${oneDecimal(reach * 0.15)} 0l${oneDecimal(width * 0.45)} ${oneDecimal(-width * 0.45)}M${oneDecimal(-reach * 0.3)} 0l${oneDecimal(width * 0.5)} ${oneDecimal(width * 0.5)}M${oneDecimal(reach * 0.15)} 0l${oneDecimal(width * 0.45)} ${oneDecimal(width * 0.45)}`,
          vein,
          0.6,
          ' opacity=".28"',
        ),
    };
  },
});

/** A cube, seen a little from the side, with flecks. */
export const cube = (
  size: number,
  top: string,
  side: string,
  shine: string,
  flecks: string[] = [],
): Piece => ({
  radius: size * 0.66,
  draw: (random) => {
    const width = size * (0.9 + random() * 0.25);
    const height = size * (0.85 + random() * 0.25);
    let body =
      box(width, height, size * 0.18, side) +
      `<rect x="${oneDecimal(-width / 2)}" y="${oneDecimal(-height / 2)}" width="${oneDecimal(width * 0.9)}" height="${oneDecimal(height * 0.88)}" rx="${oneDecimal(size * 0.16)}" fill="${top}"/>`;
    body += `<rect x="${oneDecimal(-width / 2 + 1.2)}" y="${oneDecimal(-height / 2 + 1.2)}" width="${oneDecimal(width * 0.5)}" height="${oneDecimal(height * 0.22)}" rx="1" fill="${shine}" opacity=".6"/>`;
    for (const fleck of flecks)
      body += circle(
        0.7 + random() * 0.8,
        fleck,
        (random() - 0.6) * width * 0.6,
        (random() - 0.4) * height * 0.5,
        ' opacity=".75"',
      );
    return { silhouette: box(width, height, size * 0.2, SHADOW), body };
  },
});

/** A round slice with a rind and a core. */
export const coin = (
  radius: number,
  rim: string,
  face: string,
  inner: string,
  decorate: (random: Random, radius: number) => string = () => "",
): Piece => ({
  radius,
  draw: (random) => ({
    silhouette: circle(radius, SHADOW),
    body:
      circle(radius, rim) +
      circle(radius * 0.86, face) +
      circle(radius * 0.5, inner, 0, 0, ' opacity=".55"') +
      decorate(random, radius),
  }),
});

/** Lines from the middle outwards. */
export const rays = (
  count: number,
  inner: number,
  outer: number,
  colour: string,
  width: number,
  opacity = 0.5,
) => {
  let outline = "";
  for (let index = 0; index < count; index++) {
    const angle = (index / count) * 6.283;
    outline += `M${oneDecimal(Math.cos(angle) * inner)} ${oneDecimal(Math.sin(angle) * inner)}L${oneDecimal(Math.cos(angle) * outer)} ${oneDecimal(Math.sin(angle) * outer)}`;
  }
  return stroke(outline, colour, width, ` opacity="${opacity}"`);
};

/** The shine on a ball. */
export const highlight = (radius: number, opacity = 0.45) =>
  ellipse(
    radius * 0.32,
    radius * 0.22,
    "#fff",
    -radius * 0.34,
    -radius * 0.38,
    ` opacity="${opacity}" transform="rotate(-35 ${oneDecimal(-radius * 0.34)} ${oneDecimal(-radius * 0.38)})"`,
  );

/** A round thing with a shine. */
export const ball = (
  radius: number,
  colours: Colours,
  shade: string,
  opacity = 0.45,
  decorate: (random: Random, radius: number) => string = () => "",
): Piece => ({
  radius,
  draw: (random) => {
    const size = radius * (0.88 + random() * 0.24);
    return {
      silhouette: circle(size, SHADOW),
      body:
        circle(size, shade) +
        circle(size * 0.88, pick(random, colours), -size * 0.08, -size * 0.09) +
        decorate(random, size) +
        highlight(size, opacity),
    };
  },
});

/** A slice of citrus fruit with its segments. */
export const citrus = (radius: number, rind: string, flesh: string, pith: string): Piece => ({
  radius,
  draw: () => {
    let segments = "";
    for (let index = 0; index < 8; index++) {
      const angle = index * 45;
      segments += `<path d="M0 ${oneDecimal(-radius * 0.1)}L${oneDecimal(-radius * 0.26)} ${oneDecimal(-radius * 0.7)}Q0 ${oneDecimal(-radius * 0.86)} ${oneDecimal(radius * 0.26)} ${oneDecimal(-radius * 0.7)}Z" fill="${flesh}" transform="rotate(${angle})"/>`;
    }
    return {
      silhouette: circle(radius, SHADOW),
      body:
        circle(radius, rind) +
        circle(radius * 0.88, pith) +
        segments +
        ellipse(
          radius * 0.4,
          radius * 0.16,
          "#fff",
          -radius * 0.3,
          -radius * 0.5,
          ' opacity=".35" transform="rotate(-30)"',
        ),
    };
  },
});

/** A quarter of citrus fruit. */
export const wedge = (radius: number, rind: string, flesh: string, pith: string): Piece => ({
  radius: radius * 0.8,
  draw: () => {
    const half = (reach: number) =>
      `M${oneDecimal(-reach)} 0A${oneDecimal(reach)} ${oneDecimal(reach)} 0 0 0 ${oneDecimal(reach)} 0Z`;
    return {
      silhouette: shape(half(radius), SHADOW),
      body:
        shape(half(radius), rind) +
        shape(half(radius * 0.9), pith) +
        shape(half(radius * 0.8), flesh) +
        stroke(
          `M0 ${oneDecimal(radius * 0.02)}L0 ${oneDecimal(radius * 0.74)}M0 0L${oneDecimal(radius * 0.52)} ${oneDecimal(radius * 0.5)}M0 0L${oneDecimal(-radius * 0.52)} ${oneDecimal(radius * 0.5)}`,
          pith,
          1.1,
          ' opacity=".85"',
        ),
    };
  },
});

/** A long slice, with grill marks where wanted. */
export const strip = (
  usualWidth: number,
  usualHeight: number,
  base: string,
  edge: string,
  marks?: string,
  shine = "#fff",
): Piece => ({
  radius: usualHeight * 0.75,
  halfLength: usualWidth / 2,
  draw: (random) => {
    const width = usualWidth * (0.92 + random() * 0.16);
    const height = usualHeight * (0.92 + random() * 0.16);
    const outline = `M${oneDecimal(-width / 2)} ${oneDecimal(height * 0.1)}Q${oneDecimal(-width / 2)} ${oneDecimal(-height / 2)} ${oneDecimal(-width * 0.2)} ${oneDecimal(-height / 2)}L${oneDecimal(width * 0.22)} ${oneDecimal(-height * 0.46)}Q${oneDecimal(width / 2)} ${oneDecimal(-height * 0.42)} ${oneDecimal(width / 2)} ${oneDecimal(height * 0.06)}Q${oneDecimal(width / 2)} ${oneDecimal(height / 2)} ${oneDecimal(width * 0.16)} ${oneDecimal(height / 2)}L${oneDecimal(-width * 0.22)} ${oneDecimal(height * 0.5)}Q${oneDecimal(-width / 2)} ${oneDecimal(height / 2)} ${oneDecimal(-width / 2)} ${oneDecimal(height * 0.1)}Z`;
    let body =
      shape(outline, edge) +
      `<g transform="translate(0 ${oneDecimal(-height * 0.06)}) scale(.92 .8)">${shape(outline, base)}</g>`;
    if (marks)
      for (let index = -1; index <= 1; index++)
        body += stroke(
          `M${oneDecimal(index * width * 0.24 - height * 0.14)} ${oneDecimal(-height * 0.34)}L${oneDecimal(index * width * 0.24 + height * 0.16)} ${oneDecimal(height * 0.28)}`,
          marks,
          1.7,
          ' opacity=".75"',
        );
    body += stroke(
      `M${oneDecimal(-width * 0.3)} ${oneDecimal(-height * 0.27)}L${oneDecimal(width * 0.18)} ${oneDecimal(-height * 0.27)}`,
      shine,
      1.2,
      ' opacity=".4"',
    );
    return { silhouette: shape(outline, SHADOW), body };
  },
});

/** A seed or a small bean. */
export const speck = (colours: Colours, rx: number, ry: number): Piece => ({
  radius: rx * 0.9,
  draw: (random) => ({
    silhouette: ellipse(rx, ry, SHADOW),
    body:
      ellipse(rx, ry, pick(random, colours)) +
      ellipse(rx * 0.5, ry * 0.3, "#fff", -rx * 0.15, -ry * 0.3, ' opacity=".4"'),
  }),
});

/** A long vegetable, slightly bent. */
export const stalk = (length: number, width: number, colour: string, shade: string, tip?: string): Piece => ({
  radius: width,
  halfLength: length / 2,
  draw: (random) => {
    const bend = (random() - 0.5) * 8;
    const outline = `M${oneDecimal(-length / 2)} 0Q0 ${oneDecimal(bend)} ${oneDecimal(length / 2)} 0`;
    let body =
      stroke(outline, shade, width) +
      stroke(outline, colour, width * 0.72, ` transform="translate(0 ${oneDecimal(-width * 0.1)})"`) +
      stroke(
        outline,
        "#fff",
        width * 0.16,
        ` opacity=".4" transform="translate(0 ${oneDecimal(-width * 0.24)})"`,
      );
    if (tip) {
      body +=
        `<g transform="translate(${oneDecimal(length / 2 - 2)} 0)">` +
        shape(leafOutline(width * 1.1, width * 0.62), tip, ' transform="translate(2 0)"') +
        stroke(
          `M${oneDecimal(-width * 0.6)} ${oneDecimal(-width * 0.3)}l${oneDecimal(width * 0.6)} ${oneDecimal(width * 0.3)}l${oneDecimal(-width * 0.6)} ${oneDecimal(width * 0.3)}M${oneDecimal(width * 0.3)} ${oneDecimal(-width * 0.25)}l${oneDecimal(width * 0.5)} ${oneDecimal(width * 0.25)}l${oneDecimal(-width * 0.5)} ${oneDecimal(width * 0.25)}`,
          shade,
          0.8,
        ) +
        "</g>";
      body += stroke(
        `M${oneDecimal(-length * 0.18)} ${oneDecimal(bend * 0.3)}l3 -2M${oneDecimal(length * 0.1)} ${oneDecimal(bend * 0.45)}l3 -2`,
        shade,
        1.1,
      );
    }
    return { silhouette: stroke(outline, SHADOW, width), body };
  },
});
