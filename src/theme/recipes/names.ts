/** The recipes by name; their values stay in the stylesheet and cost the script nothing. */
export const recipeNames = [
  'canvas',
  'surface',
  'surfaceEdge',
  'inset',
  'insetEdge',
  'quiet',
  'quietHover',
  'quietEdge',
  'cta',
  'ctaEdge',
  'ctaPressed',
  'accent',
  'accentEdge',
  'progress',
  'hero',
  'heroEdge',
  'scrim',
  'foilText',
  'foilRing',
  'foilEdge',
  'coin',
  'raised',
  'floating',
  'glow',
  'dot',
  'frameEdge',
  'frameRing',
] as const

/** The name of a derived look: a gradient, an edge, a shadow. */
export type Recipe = (typeof recipeNames)[number]
