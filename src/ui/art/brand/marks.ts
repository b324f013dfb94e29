/** The four facets of the K on a 32 by 32 sheet: stem above, stem below, arm, leg. */
export const facets = [
  'M4.2 9.3 12.4 4.5V16H4.2Z',
  'M4.2 16H12.4V27.5L4.2 22.7Z',
  'M14.2 15.2 21.6 4.2 28.4 8.2 19.2 16Z',
  'M14.2 16.8 19.2 16 28.4 23.8 21.6 27.8Z',
] as const
